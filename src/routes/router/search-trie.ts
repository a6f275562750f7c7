import { PERCENT, QUESTION, SLASH } from '../../core/grammar/code-units'
import { isPctEncodedAt, isUnitOf, SEPARATOR } from './characters'
import { afterLabel, afterRest, isData, isSlash, NO_ROUTE } from './match-label'
import { readMixed } from './mixed-segment'
import { PERCENT_SYMBOL, symbolOf } from './states'
import {
  AFTER_LITERAL,
  AFTER_MIXED,
  AFTER_PARAM,
  ELSE,
  EXTRA,
  FRAME_INDEX,
  FRAME_NODE,
  FRAME_SIZE,
  FRAME_TRIED,
  HAS_EXTRA,
  INFO,
  LABEL_END,
  LABEL_START,
  LITERAL_TRIED,
  MASK,
  MIXED_LITERALS,
  MIXED_NODE,
  MIXED_TRIED,
  NOTHING_TRIED,
  PARAM,
  PARAM_TRIED,
  ROOT,
  ROUTE,
  SLOT,
  TABLE,
  type Trie,
  WILDCARD_ROUTE,
} from './trie'

/**
 * If fewer than `FEW` characters remain after a miss, `search` itself checks the characters, because calling another
 * function would take longer.
 */
const FEW = 16

/**
 * Finds the route for the path that ends at a `?` or at `limit`. `start` is the index after the path's first slash or,
 * if the path is empty, the index at which the path would begin. Writes the spans of the route's variables to `spans`,
 * and the end of the path to `trie.ends`. If a route is found, the whole path is valid. If no route is found, the path
 * is valid up to the index in `trie.ends`. For each segment, the search tries a literal, a mixed segment, a parameter
 * and a wildcard, in that order (see `PRECEDENCE`). If a branch does not lead to a route, the search returns to the
 * most recent choice. Skips the first `skip` routes that match.
 *
 * The search is a single function with a single loop, because calling a function for each segment would take longer
 * than the rest of the search.
 *
 * Allocates nothing.
 */
export const search = (
  trie: Trie,
  text: string,
  start: number,
  limit: number,
  spans: Int32Array,
  skip: number,
): number => {
  const { nodes, extras, labels, stack, encoded, mask, isTolerant, lists, ends } = trie
  // Without `| 0` and `text.length`, V8 would check the types of `limit` and `text` for each character.
  const end = Math.min(limit | 0, text.length)
  let toSkip = skip
  let node = ROOT
  let index = start | 0
  let tried = NOTHING_TRIED
  let depth = 0
  let furthest = index
  for (;;) {
    const info = nodes[node + INFO] as number
    const unit = index < end ? text.charCodeAt(index) : QUESTION
    if (unit === QUESTION) {
      // 0. If the path ends at the node, return the node's route.
      if ((nodes[node + ROUTE] as number) >= 0 && toSkip-- === 0) {
        ends[0] = index
        return nodes[node + ROUTE] as number
      }
    } else {
      if (tried === NOTHING_TRIED) {
        // 1. Try a literal.
        let symbol = unit
        if (unit === PERCENT) {
          if (isPctEncodedAt(text, index, end)) symbol = symbolOf(text, index, mask)
          else if (isTolerant) symbol = PERCENT_SYMBOL
        }
        const child = nodes[node + TABLE + (symbol & info & MASK)] as number
        if (child !== 0) {
          const labelStart = nodes[child + LABEL_START] as number
          const labelEnd = nodes[child + LABEL_END] as number
          let after = NO_ROUTE
          if (labels[labelStart] === unit) {
            // The first symbol of the label equals `unit`, so the comparison begins at the second symbol.
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
              stack[depth + FRAME_NODE] = node
              stack[depth + FRAME_INDEX] = index
              stack[depth + FRAME_TRIED] = LITERAL_TRIED
              depth += FRAME_SIZE
            }
            node = child
            index = after
            continue
          }
        }
      }
      const param = nodes[node + PARAM] as number
      if (tried < PARAM_TRIED && unit !== SLASH && (param | (info & HAS_EXTRA)) !== 0) {
        // 2. Find the end of a nonempty segment.
        let after = index
        let isEncoded = 0
        let at = unit
        for (;;) {
          while (isUnitOf(at, mask)) at = ++after < end ? text.charCodeAt(after) : QUESTION
          if (at !== PERCENT) break
          if (isPctEncodedAt(text, after, end)) {
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
          // 3. Try a mixed segment.
          const extra = (info & HAS_EXTRA) === 0 || tried === MIXED_TRIED ? 0 : (nodes[node + EXTRA] as number)
          const mixed = extra === 0 ? 0 : (extras[extra + MIXED_NODE] as number)
          if (mixed !== 0) {
            const literals = trie.literals[extras[extra + MIXED_LITERALS] as number] as readonly string[]
            if (readMixed(literals, text, index, after, spans, slot)) {
              const next = afterLabel(trie, mixed, text, after, end)
              if (next !== NO_ROUTE) {
                encoded.fill(isEncoded, slot, slot + literals.length - 1)
                if ((info & AFTER_MIXED) !== 0) {
                  stack[depth + FRAME_NODE] = node
                  stack[depth + FRAME_INDEX] = index
                  stack[depth + FRAME_TRIED] = MIXED_TRIED
                  depth += FRAME_SIZE
                }
                node = mixed
                index = next
                tried = NOTHING_TRIED
                continue
              }
            }
          }
          // 4. Try a parameter.
          if (param !== 0) {
            const labelEnd = nodes[param + LABEL_END] as number
            let label = nodes[param + LABEL_START] as number
            let next = after
            if (label < labelEnd) {
              // The label begins with a slash, so the rest of the path must also begin with a slash.
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
                stack[depth + FRAME_NODE] = node
                stack[depth + FRAME_INDEX] = index
                stack[depth + FRAME_TRIED] = PARAM_TRIED
                depth += FRAME_SIZE
              }
              node = param
              index = next
              tried = NOTHING_TRIED
              continue
            }
          }
        }
      }
    }
    const wildcard = nodes[node + WILDCARD_ROUTE] as number
    if (wildcard >= 0) {
      // 5. Try a wildcard.
      let after = index
      let isEncoded = 0
      let at = unit
      let segment = index
      let first = unit
      let areData = true
      for (;;) {
        while (isUnitOf(at, mask)) at = ++after < end ? text.charCodeAt(after) : QUESTION
        if (at === PERCENT) {
          if (isPctEncodedAt(text, after, end)) {
            isEncoded = 1
            const next = after + 3
            if (isSlash(text, after) && lists[wildcard] === 0) {
              // If the decoded value contains a slash, none of the value's segments may be a dot segment.
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
        return wildcard
      }
    }
    // 6. Try the transitions that did not fit into the node. If no transitions are left, return to the most recent
    //    choice.
    const otherwise = extras[(nodes[node + EXTRA] as number) + ELSE] as number
    if (otherwise !== 0) {
      node = otherwise
      tried = NOTHING_TRIED
      continue
    }
    if (index > furthest) furthest = index
    if (depth === 0) {
      const stop = end - furthest < FEW ? end : furthest
      while (furthest < stop && isUnitOf(text.charCodeAt(furthest), mask | SEPARATOR)) furthest++
      ends[0] = furthest
      return NO_ROUTE
    }
    depth -= FRAME_SIZE
    node = stack[depth + FRAME_NODE] as number
    index = stack[depth + FRAME_INDEX] as number
    tried = stack[depth + FRAME_TRIED] as number
  }
}
