import type { CharSet } from '../../core/grammar/char-set'
import type { Alpha, Digit } from '../../core/grammar/characters'

/** The characters of labels, and the dot between them. */
export type NameChar = Alpha | Digit | '-' | '_' | '.'

/** Whether `Name` is labels that are not empty, of letters, digits, `-` and `_`, with dots between them. */
export type AreLabels<Name extends string> = Name extends '' | `.${string}` | `${string}.` | `${string}..${string}`
  ? false
  : CharSet<Name> extends NameChar
    ? true
    : false

/** The label after the last dot. */
export type LastLabel<Name extends string> = Name extends `${string}.${infer Rest}` ? LastLabel<Rest> : Name
