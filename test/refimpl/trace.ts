/** Records which rules in a grammar match parts of a string, to find rules that random strings never exercise. */
import { ends, type Rule } from './abnf'

/**
 * Returns the positions at which a match of `rule` from `start` can end so that a match of `rest` extends from there to
 * `last`.
 */
const endsBefore = (rule: Rule, rest: Rule, text: string, start: number, last: number): readonly number[] =>
  [...ends(rule, text, start)].filter((end) => ends(rest, text, end).has(last))

/**
 * Adds to `hit` each rule that matches a part of `text`, and the characters that each character class matches. `rule`
 * must match `text` from `start` to `last`.
 */
export const trace = (rule: Rule, text: string, start: number, last: number, hit: Map<Rule, Set<string>>): void => {
  const read = hit.get(rule) ?? new Set()
  hit.set(rule, read)
  if (rule.kind === 'characters') {
    read.add(text.slice(start, last))
  } else if (rule.kind === 'alternatives') {
    for (const part of rule.parts) if (ends(part, text, start).has(last)) trace(part, text, start, last, hit)
  } else if (rule.kind === 'sequence') {
    let from = start
    for (const [index, part] of rule.parts.entries()) {
      const rest: Rule = { kind: 'sequence', parts: rule.parts.slice(index + 1) }
      const end = endsBefore(part, rest, text, from, last)[0] as number
      trace(part, text, from, end, hit)
      from = end
    }
  } else {
    let from = start
    for (let left = rule.max - 1; from < last; left--) {
      const rest: Rule = { ...rule, min: 0, max: left }
      const end = endsBefore(rule.part, rest, text, from, last).find((each) => each > from) as number
      trace(rule.part, text, from, end, hit)
      from = end
    }
  }
}

/** Returns a rule and all the rules that occur in its definition, directly or indirectly. */
export const rulesOf = (rule: Rule, found: Set<Rule> = new Set()): ReadonlySet<Rule> => {
  if (found.has(rule)) return found
  found.add(rule)
  if (rule.kind === 'repetition') rulesOf(rule.part, found)
  if (rule.kind === 'sequence' || rule.kind === 'alternatives') for (const part of rule.parts) rulesOf(part, found)
  return found
}
