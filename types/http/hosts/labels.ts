import type { CharSet } from '../../core/grammar/char-set'
import type { Alpha, Digit } from '../../core/grammar/characters'

/** The characters that a label can contain, and the dot that separates labels. */
export type NameChar = Alpha | Digit | '-' | '_' | '.'

/**
 * Whether `Name` consists of labels that are separated by dots. A label is not empty, and consists of letters, digits,
 * `-` and `_`.
 */
export type AreLabels<Name extends string> = Name extends '' | `.${string}` | `${string}.` | `${string}..${string}`
  ? false
  : CharSet<Name> extends NameChar
    ? true
    : false

/** The label after the last dot. */
export type LastLabel<Name extends string> = Name extends `${string}.${infer Rest}` ? LastLabel<Rest> : Name
