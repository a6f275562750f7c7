/**
 * Represents ABNF (RFC 5234) as data. `ends` recognizes strings that match a rule, and `generate.ts` generates such
 * strings. This file is simple on purpose and contains nothing that is specific to URIs.
 */
export type Rule =
  | { readonly kind: 'characters'; readonly characters: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Rule[] }
  | { readonly kind: 'alternatives'; readonly parts: readonly Rule[] }
  | { readonly kind: 'repetition'; readonly min: number; readonly max: number; readonly part: Rule }

/** Matches one character in a range, such as `%x41-5A`. */
export const range = (first: number, last: number): Rule => ({
  kind: 'characters',
  characters: Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join(''),
})

/** Matches a literal string, such as `"a"`, and ignores the case of its letters (RFC 5234, section 2.3). */
export const literal = (text: string): Rule =>
  sequence(
    ...Array.from(text, (character): Rule => {
      const [lower, upper] = [character.toLowerCase(), character.toUpperCase()]
      return { kind: 'characters', characters: lower === upper ? character : lower + upper }
    }),
  )

/** `a b c` */
export const sequence = (...parts: readonly Rule[]): Rule =>
  parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'sequence', parts }

/** Transcribes ABNF alternatives, such as `a / b / c`. */
export const alternatives = (...parts: readonly Rule[]): Rule => ({ kind: 'alternatives', parts })

/** `<min>*<max>a` */
export const repeat = (min: number, max: number, part: Rule): Rule => ({ kind: 'repetition', min, max, part })

/** `*a` */
export const many = (part: Rule): Rule => repeat(0, Number.POSITIVE_INFINITY, part)

/** `1*a` */
export const many1 = (part: Rule): Rule => repeat(1, Number.POSITIVE_INFINITY, part)

/** `<n>a` */
export const exactly = (times: number, part: Rule): Rule => repeat(times, times, part)

/** `[ a ]` */
export const optional = (part: Rule): Rule => repeat(0, 1, part)

/** Matches a rule at each of the given positions and returns all positions at which such a match can end. */
type Reader = (text: string, starts: ReadonlySet<number>) => ReadonlySet<number>

const NOWHERE: ReadonlySet<number> = new Set()

/**
 * Returns the set of characters that a rule matches, or `undefined` if the rule does not always match exactly one
 * character. The function exists only to make `reader` faster.
 */
const oneCharacterOf = (rule: Rule): string | undefined => {
  if (rule.kind === 'characters') return rule.characters
  if (rule.kind !== 'alternatives') return undefined
  const parts = rule.parts.map(oneCharacterOf)
  return parts.some((part) => part === undefined) ? undefined : parts.join('')
}

const readCharacter = (characters: string): Reader => {
  const codes = new Set(Array.from(characters, (character) => character.charCodeAt(0)))
  return (text, starts) => {
    let ends: Set<number> | undefined
    for (const start of starts) {
      if (start < text.length && codes.has(text.charCodeAt(start))) {
        ends ??= new Set()
        ends.add(start + 1)
      }
    }
    return ends ?? NOWHERE
  }
}

const readSequence =
  (parts: readonly Reader[]): Reader =>
  (text, starts) => {
    let ends = starts
    for (const part of parts) ends = ends.size === 0 ? NOWHERE : part(text, ends)
    return ends
  }

const readAlternatives =
  (parts: readonly Reader[]): Reader =>
  (text, starts) => {
    const ends = new Set<number>()
    for (const part of parts) for (const end of part(text, starts)) ends.add(end)
    return ends
  }

const readRepetition =
  (min: number, max: number, part: Reader): Reader =>
  (text, starts) => {
    let last = starts
    for (let times = 0; times < min; times++) last = part(text, last)
    const ends = new Set(last)
    for (let times = min; times < max && last.size > 0; times++) {
      const next = new Set<number>()
      for (const end of part(text, last)) if (!ends.has(end)) next.add(end)
      for (const end of next) ends.add(end)
      last = next
    }
    return ends
  }

const make = (rule: Rule): Reader => {
  const characters = oneCharacterOf(rule)
  if (characters !== undefined) return readCharacter(characters)
  if (rule.kind === 'sequence') return readSequence(rule.parts.map(reader))
  if (rule.kind === 'alternatives') return readAlternatives(rule.parts.map(reader))
  if (rule.kind === 'repetition') return readRepetition(rule.min, rule.max, reader(rule.part))
  throw new Error('a rule of one character has been read above')
}

const READERS = new WeakMap<Rule, Reader>()

const reader = (rule: Rule): Reader => {
  const made = READERS.get(rule) ?? make(rule)
  READERS.set(rule, made)
  return made
}

/** Returns every index at which a match of `rule` that begins at `start` can end. */
export const ends = (rule: Rule, text: string, start = 0): ReadonlySet<number> => reader(rule)(text, new Set([start]))

/** Returns whether `rule` matches the whole string. */
export const matches = (rule: Rule, text: string): boolean => ends(rule, text).has(text.length)
