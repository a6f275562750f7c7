import { PERCENT, QUESTION, SLASH } from '../../core/grammar/code-units'
import { isTriplet, isUnitOf, SEPARATOR } from './characters'
import { afterLabel, afterRest, isData, isSlash, NO_ROUTE } from './match-label'
import { PERCENT_SYMBOL, symbolOf } from './places'
import {
  AFTER_LITERAL,
  AFTER_PARAM,
  AFTER_WITHIN,
  ELSE,
  EXTRA,
  HAS_EXTRA,
  INFO,
  LABEL_END,
  LABEL_START,
  MASK,
  PARAM,
  REST_ROUTE,
  ROOT,
  ROUTE,
  SLOT,
  TABLE,
  type Trie,
  WITHIN_LITERALS,
  WITHIN_NODE,
} from './trie'
import { readWithin } from './within-segment'

/** After a miss, up to this many characters are checked inline: cheaper than a call. */
const FEW = 16

/**
 * Finds the route of the path that begins before `start`, and ends at a `?` or at `end`. Writes the spans of its variables, and
 * the end of the path to `trie.ends`. It checks characters as it passes them: on success, the whole path is allowed; on failure,
 * everything before `trie.ends`. In each segment the order is: a literal, variables with literals, a parameter, the rest. If a
 * branch does not lead to a route, the search goes back to the last choice. Skips the first `skip` routes that match.
 *
 * It is one function and one loop: a call for each segment would cost more than everything else together.
 *
 * Allocates: nothing.
 */
export const search = (
  trie: Trie,
  text: string,
  start: number,
  end: number,
  spans: Int32Array,
  skip: number,
): number => {
  const { nodes, extras, labels, stack, encoded, mask, isTolerant, lists, ends } = trie
  let toSkip = skip
  let node = ROOT
  let index = start
  let tried = 0
  let depth = 0
  let furthest = start
  for (;;) {
    const info = nodes[node + INFO] as number
    const unit = index < end ? text.charCodeAt(index) : QUESTION
    if (unit === QUESTION) {
      // 0. The path ends at a route.
      if ((nodes[node + ROUTE] as number) >= 0 && toSkip-- === 0) {
        ends[0] = index
        return nodes[node + ROUTE] as number
      }
    } else {
      if (tried === 0) {
        // 1. A literal.
        let symbol = unit
        if (unit === PERCENT) {
          if (isTriplet(text, index, end)) symbol = symbolOf(text, index, mask)
          else if (isTolerant) symbol = PERCENT_SYMBOL
        }
        const child = nodes[node + TABLE + (symbol & info & MASK)] as number
        if (child !== 0) {
          const labelStart = nodes[child + LABEL_START] as number
          const labelEnd = nodes[child + LABEL_END] as number
          let after = NO_ROUTE
          if (labels[labelStart] === unit) {
            // The first symbol is the unit: the table has already distinguished it from the others.
            let label = labelStart + 1
            after = index + 1
            const stop = Math.min(labelEnd, label + end - after)
            while (label < stop && text.charCodeAt(after) === labels[label]) {
              label++
              after++
            }
            if (label < labelEnd) {
              if (after > furthest) furthest = after
              after = afterRest(trie, label, labelEnd, text, after, end)
            }
          } else if (unit === PERCENT) after = afterRest(trie, labelStart, labelEnd, text, index, end)
          if (after !== NO_ROUTE) {
            if ((info & AFTER_LITERAL) !== 0) {
              stack[depth] = node
              stack[depth + 1] = index
              stack[depth + 2] = 1
              depth += 3
            }
            node = child
            index = after
            continue
          }
        }
      }
      const param = nodes[node + PARAM] as number
      if (tried < 3 && unit !== SLASH && (param | (info & HAS_EXTRA)) !== 0) {
        // 2. The end of a segment that is not empty.
        let after = index
        let isEncoded = 0
        let at = unit
        for (;;) {
          while (isUnitOf(at, mask)) at = ++after < end ? text.charCodeAt(after) : QUESTION
          if (at !== PERCENT) break
          if (isTriplet(text, after, end)) {
            isEncoded = 1
            after += 3
          } else if (isTolerant) after++
          else {
            ends[0] = after
            return NO_ROUTE
          }
          at = after < end ? text.charCodeAt(after) : QUESTION
        }
        if (isData(unit, text, index, after)) {
          const slot = info >> SLOT
          // 3. Variables with literals between them.
          const extra = tried === 2 ? 0 : (nodes[node + EXTRA] as number)
          const within = extras[extra + WITHIN_NODE] as number
          if (within !== 0) {
            const literals = trie.literals[extras[extra + WITHIN_LITERALS] as number] as readonly string[]
            if (readWithin(literals, text, index, after, spans, slot)) {
              const next = afterLabel(trie, within, text, after, end)
              if (next !== NO_ROUTE) {
                encoded.fill(isEncoded, slot, slot + literals.length - 1)
                if ((info & AFTER_WITHIN) !== 0) {
                  stack[depth] = node
                  stack[depth + 1] = index
                  stack[depth + 2] = 2
                  depth += 3
                }
                node = within
                index = next
                tried = 0
                continue
              }
            }
          }
          // 4. A parameter.
          if (param !== 0) {
            const labelEnd = nodes[param + LABEL_END] as number
            let label = nodes[param + LABEL_START] as number
            let next = after
            if (label < labelEnd) {
              // The label begins with a slash, so the rest must also begin with one.
              if (at !== SLASH) next = NO_ROUTE
              else {
                label++
                next++
                const stop = Math.min(labelEnd, label + end - next)
                while (label < stop && text.charCodeAt(next) === labels[label]) {
                  label++
                  next++
                }
                if (label < labelEnd) {
                  if (next > furthest) furthest = next
                  next = afterRest(trie, label, labelEnd, text, next, end)
                }
              }
            }
            if (next !== NO_ROUTE) {
              spans[2 * slot] = index
              spans[2 * slot + 1] = after
              encoded[slot] = isEncoded
              if ((info & AFTER_PARAM) !== 0) {
                stack[depth] = node
                stack[depth + 1] = index
                stack[depth + 2] = 3
                depth += 3
              }
              node = param
              index = next
              tried = 0
              continue
            }
          }
        }
      }
    }
    const rest = nodes[node + REST_ROUTE] as number
    if (rest >= 0) {
      // 5. The rest of the path.
      let after = index
      let isEncoded = 0
      let at = unit
      let segment = index
      let first = unit
      let areData = true
      for (;;) {
        while (isUnitOf(at, mask)) at = ++after < end ? text.charCodeAt(after) : QUESTION
        if (at === PERCENT) {
          if (isTriplet(text, after, end)) {
            isEncoded = 1
            const next = after + 3
            if (isSlash(text, after) && lists[rest] === 0) {
              // Decoding the rest yields a slash, and only data may stand between slashes.
              if (!isData(first, text, segment, after)) areData = false
              segment = next
              first = text.charCodeAt(next)
            }
            after = next
          } else if (isTolerant) after++
          else {
            ends[0] = after
            return NO_ROUTE
          }
          at = after < end ? text.charCodeAt(after) : QUESTION
          continue
        }
        if (!isData(first, text, segment, after)) areData = false
        if (at !== SLASH) break
        segment = ++after
        at = after < end ? text.charCodeAt(after) : QUESTION
        first = at
      }
      if (at !== QUESTION) {
        ends[0] = after
        return NO_ROUTE
      }
      if (after > furthest) furthest = after
      if (areData && toSkip-- === 0) {
        const slot = info >> SLOT
        spans[2 * slot] = index
        spans[2 * slot + 1] = after
        encoded[slot] = isEncoded
        ends[0] = after
        return rest
      }
    }
    // 6. Ways that did not fit into the node; otherwise the last choice.
    const otherwise = extras[(nodes[node + EXTRA] as number) + ELSE] as number
    if (otherwise !== 0) {
      node = otherwise
      tried = 0
      continue
    }
    if (index > furthest) furthest = index
    if (depth === 0) {
      const stop = end - furthest < FEW ? end : furthest
      while (furthest < stop && isUnitOf(text.charCodeAt(furthest), mask | SEPARATOR)) furthest++
      ends[0] = furthest
      return NO_ROUTE
    }
    depth -= 3
    node = stack[depth] as number
    index = stack[depth + 1] as number
    tried = stack[depth + 2] as number
  }
}
