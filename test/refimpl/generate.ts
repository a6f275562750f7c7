/**
 * Generates strings from the grammar in `appendix-a.ts`, and mutants of these strings. The code is fast enough to
 * generate a million strings in one run.
 */
import type { Rule } from './abnf'
import { uriReference } from './appendix-a'
import { HOSTILE } from './hostile'
import { pick, type Random } from './random'

/**
 * Returns a random number of repetitions from `min` to `max`. If `max` is infinite, the number is at most `min + 40`,
 * and small numbers are more likely.
 */
const times = (random: Random, min: number, max: number): number => {
  if (max !== Number.POSITIVE_INFINITY) return min + random(max - min + 1)
  let count = min
  while (count < min + 40 && random(6) !== 0) count++
  return random(6) === 0 ? min : count
}

/** Picks one of several alternatives. Prefers the first alternative, which usually contains the most rules. */
const alternative = (random: Random, parts: readonly Rule[]): Rule =>
  pick(random, random(3) === 0 ? parts.slice(0, 1) : parts)

/**
 * Returns a string that `rule` matches. Forms that are rare in practice are generated almost as often as common ones.
 */
export const generate = (rule: Rule, random: Random): string => {
  if (rule.kind === 'characters') return rule.characters.charAt(random(rule.characters.length))
  if (rule.kind === 'alternatives') return generate(alternative(random, rule.parts), random)
  if (rule.kind === 'sequence') return rule.parts.map((part) => generate(part, random)).join('')
  let text = ''
  for (let left = times(random, rule.min, rule.max); left > 0; left--) text += generate(rule.part, random)
  return text
}

/** Deletes, inserts, replaces, reverses or duplicates characters at one position in `text`. */
export const mutate = (text: string, random: Random, hostile = HOSTILE): string => {
  const start = random(text.length + 1)
  const end = Math.min(text.length, start + 1 + random(3))
  const [before, part, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  switch (random(5)) {
    case 0:
      return before + after
    case 1:
      return before + pick(random, hostile) + part + after
    case 2:
      return before + pick(random, hostile) + after
    case 3:
      return before + Array.from(part).reverse().join('') + after
    default:
      return before + part + part + after
  }
}

/**
 * Returns a string that `rule` matches, or a mutant of such a string. Two out of three strings have one to four
 * mutations, and some of the mutated strings are still valid.
 */
export const generateOf = (rule: Rule, random: Random, hostile = HOSTILE): string => {
  let text = generate(rule, random)
  if (random(3) === 0) return text
  for (let left = 1 + random(4); left > 0; left--) text = mutate(text, random, hostile)
  return text
}

/** Returns a URI reference or a mutant of one. */
export const generateReference = (random: Random): string => generateOf(uriReference, random)
