import type { CharSet } from '../../core/grammar/char-set'
import type { Alpha, Digit } from '../../core/grammar/characters'

/** Lists the characters that a label may contain, and the dot, which separates labels. */
export type NameChar = Alpha | Digit | '-' | '_' | '.'

/**
 * Determines whether `Name` consists of labels that are separated by dots. A label consists of one or more characters,
 * each of which is a letter, a digit, `-` or `_`.
 */
export type AreLabels<Name extends string> = Name extends '' | `.${string}` | `${string}.` | `${string}..${string}`
  ? false
  : CharSet<Name> extends NameChar
    ? true
    : false

/** Extracts the last label of a host name. */
export type LastLabel<Name extends string> = Name extends `${string}.${infer Rest}` ? LastLabel<Rest> : Name
