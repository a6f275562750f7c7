import type { Operator } from './operators'

/** No modifier (2.4). */
export const WHOLE = 0

/** The modifier `"*"` (2.4.2). A positive number is the `max-length` of a prefix (2.4.1). */
export const EXPLODE = -1

/** `varspec = varname [ modifier-level4 ]` (2.3), with all that its expansion needs. */
export interface Variable {
  /** Where the varspec starts in the text of the template. */
  readonly offset: number
  /** The literals that stand before the expression, encoded; empty in a varspec that is not the first of one. */
  readonly literal: string
  readonly operator: Operator
  /** Whether it is the first of its expression. */
  readonly isFirst: boolean
  readonly name: string
  /** `WHOLE`, `EXPLODE`, or a `max-length`. */
  readonly modifier: number
  /** What stands before a value: the name and `=`, where the operator is named. */
  readonly key: string
  /** What stands for an empty value. */
  readonly emptyKey: string
  /** What `partialExpand` has given, where the text of a template cannot say it. */
  readonly given: unknown
}

/**
 * A parsed URI Template (RFC 6570), flat and immutable. `Text` holds the literal type where it is known, `Of` the codecs
 * of its variables, `Names` the variables that `partialExpand` has given.
 *
 * @category Templates
 */
export interface Template<Text extends string = string, Of = undefined, Names extends string = never> {
  readonly _tag: 'Template'
  /** The template as it was written. */
  readonly source: Text
  /** The template: what `partialExpand` has left of the source. */
  readonly text: string
  /** How the values of variables are written and read, by name. */
  readonly codecs: Of
  /** The names that `partialExpand` was given values for. */
  readonly given: ReadonlyArray<Names>
  /** For this library alone: all varspecs, in order. */
  readonly variables: ReadonlyArray<Variable>
  /** For this library alone: the literals after the last expression, encoded. */
  readonly tail: string
}

/**
 * Any template, whatever is known of it.
 *
 * @category Templates
 */
export type AnyTemplate = Template<string, unknown, string>
