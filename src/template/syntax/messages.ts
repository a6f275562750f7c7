/**
 * This file contains the messages about syntax errors in URI Templates. Each message describes the problem and the
 * expected syntax. The library reports the messages at run time, and the compiler reports the same messages for
 * literals.
 */

/** Maps each reason to the problem with the character at the error's offset. */
export const TEMPLATE_PROBLEM_BY_REASON = {
  character: 'is not allowed',
  'pct-encoded': 'is not followed by two hexadecimal digits',
  'expression-unopened': "has no '{'",
  'expression-unclosed': "has no '}'",
  'operator-reserved': 'is reserved',
  'varname-missing': 'does not begin a varname',
} as const

/**
 * The reason why a string is not a URI Template.
 *
 * @category Templates
 */
export type TemplateReason = keyof typeof TEMPLATE_PROBLEM_BY_REASON | 'not-text'

/** The reason why a value of type `string` is not a URI Template. */
export type TemplateSyntaxReason = keyof typeof TEMPLATE_PROBLEM_BY_REASON

/** The syntax that the grammar allows in each part of a template. */
export const TEMPLATE_EXPECTED_BY_COMPONENT = {
  literals: 'literals are printable characters of a URI or outside ASCII',
  expression: 'write {name}, {a,b}, or {?a,b}',
  operator: 'the operators are + # . / ; ? &',
  varname: 'a varname is letters, digits, _ and %XX, with single dots, as in {id} or {+path}',
  'max-length': 'a max-length is 1 to 9999; for {id:int}, write {id}',
} as const

/**
 * The name that the grammar gives to a part of a template (RFC 6570, section 2).
 *
 * @category Templates
 */
export type TemplateComponent = keyof typeof TEMPLATE_EXPECTED_BY_COMPONENT

/** The advice for an invalid `%` in any part of a template. */
export const TEMPLATE_EXPECTED_OF_PERCENT = 'write %25 for a percent sign'

/** The advice for a segment such as `:id`, which RFC 6570 allows but which is probably a mistake. */
export const COLON_RULE = 'write {id} for :id, and %3A for a colon'

type TemplateExpected<In extends TemplateComponent, Why extends TemplateSyntaxReason> = Why extends 'pct-encoded'
  ? typeof TEMPLATE_EXPECTED_OF_PERCENT
  : (typeof TEMPLATE_EXPECTED_BY_COMPONENT)[In]

/**
 * A complete message: the name of the template part, the character at the offset, the problem, the offset and the
 * expected syntax.
 */
export type TemplateMessage<
  In extends TemplateComponent,
  Why extends TemplateSyntaxReason,
  Found extends string,
  Offset extends number | string,
> = `${In}: ${Found} ${(typeof TEMPLATE_PROBLEM_BY_REASON)[Why]} at offset ${Offset}; ${TemplateExpected<In, Why>}`
