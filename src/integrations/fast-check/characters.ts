import * as fc from 'fast-check'
import { ALPHA, DIGIT, HEXDIG, MARKS, SUB_DELIMS } from '../../core/grammar/characters'

/** Lists the letters. Lower-case letters come first so that the characters in a failing input shrink toward `a`. */
export const LETTERS = ALPHA.slice(26) + ALPHA.slice(0, 26)

/** Lists the characters in `unreserved` (RFC 3986, section 2.3). */
export const UNRESERVED = LETTERS + DIGIT + MARKS

/**
 * Lists the characters that a registered name may contain unencoded: `unreserved / sub-delims` (RFC 3986, section
 * 3.2.2).
 */
export const NAME = UNRESERVED + SUB_DELIMS

/** Generates one character from a set, and shrinks it toward the first character in the set. */
export const oneOf = (characters: string): fc.Arbitrary<string> => fc.constantFrom(...characters)

/**
 * Generates one Unicode character, which is never a lone surrogate, and shrinks it toward U+0000. The `binary` unit in
 * fast-check generates the same characters, but first builds a table of all of them.
 */
export const anyCharacter = (): fc.Arbitrary<string> =>
  fc.nat(0x10f7ff).map((index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800))

/**
 * Corresponds to `a / b / c` in ABNF: generates a value from one of several arbitraries. Failing values shrink toward
 * the values of the first arbitrary.
 */
export const alternatives = (...parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.oneof({ withCrossShrink: true }, ...parts)

/**
 * Generates a value from one of two arbitraries. The first arbitrary is used `weight` times as often as the second.
 * Failing values shrink toward the values of the first arbitrary.
 */
export const mostly = (
  weight: number,
  usual: fc.Arbitrary<string>,
  other: fc.Arbitrary<string>,
): fc.Arbitrary<string> => fc.oneof({ withCrossShrink: true }, { arbitrary: usual, weight }, other)

/** Joins values from several arbitraries, as `a b c` joins three elements in ABNF. */
export const sequence = (...parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((texts) => texts.join(''))

/**
 * Generates an optional value, like `[ a ]` in ABNF. On average, one in `freq` values is absent. Failing values shrink
 * toward the empty string.
 */
export const optional = (part: fc.Arbitrary<string>, freq = 6): fc.Arbitrary<string> =>
  fc.option(part, { nil: '', freq })

/** Repeats an arbitrary, as `<min>*<max>a` repeats `a` in ABNF. Failing strings shrink toward fewer repetitions. */
export const repeat = (part: fc.Arbitrary<string>, minLength = 0, maxLength?: number): fc.Arbitrary<string> =>
  fc.string({ unit: part, minLength, ...(maxLength === undefined ? {} : { maxLength }) })

/** Generates strings that match `pct-encoded = "%" HEXDIG HEXDIG` (RFC 3986, section 2.1). */
const pctEncoded = (): fc.Arbitrary<string> => sequence(fc.constant('%'), oneOf(HEXDIG), oneOf(HEXDIG))

/** Generates a character from a set, or a percent-encoded octet. */
export const encodedOneOf = (characters: string): fc.Arbitrary<string> => mostly(9, oneOf(characters), pctEncoded())
