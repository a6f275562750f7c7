import type { Operator } from './operators'

/** No modifier (2.4). */
export const WHOLE = 0

/** The `"*"` modifier (2.4.2). A positive number is the `max-length` of a prefix (2.4.1). */
export const EXPLODE = -1

/** A `varspec = varname [ modifier-level4 ]` (2.3) in a form that is ready for expansion. */
export interface Variable {
  /** The offset of the varspec in the template's text. */
  readonly offset: number
  /** The encoded literals before the expression. Empty, unless the varspec is the first of its expression. */
  readonly literal: string
  readonly operator: Operator
  /** Whether the varspec is the first of its expression. */
  readonly isFirst: boolean
  readonly name: string
  /** `WHOLE`, `EXPLODE`, or a `max-length`. */
  readonly modifier: number
  /** The text before a value: the name and `=` if the operator is named. */
  readonly key: string
  /** The value that `partialExpand` was given, if the template's text cannot express it. */
  readonly given?: unknown
}

/**
 * A parsed, immutable URI Template (RFC 6570). `Text` is the literal type of its text if the compiler knows it, `Of`
 * contains the types of its codecs, and `Names` are the variables that `partialExpand` was given.
 *
 * @category Templates
 */
export interface Template<Text extends string = string, Of = undefined, Names extends string = never> {
  readonly _tag: 'Template'
  /** The original string of the template. */
  readonly source: Text
  /** The text of the template: what `partialExpand` has left of the source. */
  readonly text: string
  /** The codecs of the variables, by name. */
  readonly codecs: Of
  /** The names of the variables that `partialExpand` was given. */
  readonly given: ReadonlyArray<Names>
  /** All the varspecs, in order. This property is internal. */
  readonly variables: ReadonlyArray<Variable>
  /** The encoded literals after the last expression. This property is internal. */
  readonly tail: string
}

/**
 * An alias of `Template` whose name the compiler prints in messages. `Call` says how to get a template. The condition
 * is always true.
 */
export type NeedsTemplate<Call extends string, Text extends string, Of, Names extends string> = Template<
  Call extends string ? Text : never,
  Of,
  Names
>

/**
 * A template with any string, codecs and given variables.
 *
 * @category Templates
 */
export type AnyTemplate = Template<string, unknown, string>
