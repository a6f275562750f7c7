import type { Operator } from './operators'

/** The absence of a modifier (RFC 6570, section 2.4). */
export const WHOLE = 0

/**
 * The `"*"` modifier (RFC 6570, section 2.4.2). A positive modifier is the maximum length of a prefix (RFC 6570,
 * section 2.4.1).
 */
export const EXPLODE = -1

/**
 * A variable in an expression, ready for expansion: `varspec = varname [ modifier-level4 ]` (RFC 6570, section 2.3).
 */
export interface Variable {
  /** The variable's offset in the template's text. */
  readonly offset: number
  /**
   * The encoded literals before the variable's expression, or an empty string if the variable is not the first one in
   * the expression.
   */
  readonly literal: string
  readonly operator: Operator
  /** Indicates whether the variable is the first one in its expression. */
  readonly isFirst: boolean
  readonly name: string
  /** `WHOLE`, `EXPLODE`, or the maximum length of a prefix. */
  readonly modifier: number
  /** The text before a value. If the operator writes names, `key` is the variable's name followed by `=`. */
  readonly key: string
  /** The text before the first value of the expression: the literals, the operator's prefix, and the key. */
  readonly opening: string
  /** The text before each subsequent value of the expression: the operator's separator and the key. */
  readonly next: string
  /** The variable's value, stored only if `partialExpand` cannot write it into the template's text. */
  readonly given?: unknown
}

/**
 * A parsed, immutable URI Template (RFC 6570). `Text` is the type of the template's source and is a literal type if
 * the compiler knows the source. `Of` contains the types of the template's codecs, and `Names` contains the names of
 * the variables whose values were passed to `partialExpand`.
 *
 * @category Templates
 */
export interface Template<Text extends string = string, Of = undefined, Names extends string = never> {
  readonly _tag: 'Template'
  /** The string from which the template was parsed. */
  readonly source: Text
  /** The template's text. The text equals `source` unless `partialExpand` has expanded variables. */
  readonly text: string
  /** Maps the names of variables to their codecs. */
  readonly codecs: Of
  /** The names of the variables whose values were passed to `partialExpand`. */
  readonly given: ReadonlyArray<Names>
  /** All the variables in the template, in order of occurrence. `variables` is internal. */
  readonly variables: ReadonlyArray<Variable>
  /** The encoded literals after the last expression. `tail` is internal. */
  readonly tail: string
}

/**
 * Gives `Template` a name that is easier to understand in compiler messages. `Call` describes how to get a template.
 * The condition on `Call` is always true. Without the condition, TypeScript would omit the unused parameter from
 * declarations.
 */
export type NeedsTemplate<Call extends string, Text extends string, Of, Names extends string> = Template<
  Call extends string ? Text : never,
  Of,
  Names
>

/**
 * Any template, including results of `partialExpand` and templates with codecs.
 *
 * @category Templates
 */
export type AnyTemplate = Template<string, unknown, string>
