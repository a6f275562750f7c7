/**
 * This file contains the messages about URI Templates. Each message has two parts: what is wrong, and what the grammar
 * expects. The library uses these messages at run time, and the compiler uses them for literals.
 */

/** For each reason, describes what is wrong with the character at the offset. */
export const TEMPLATE_PROBLEM_BY_REASON = {
  character: 'is not allowed',
  'pct-encoded': 'is not followed by two hexadecimal digits',
  'expression-unopened': "has no '{'",
  'expression-unclosed': "has no '}'",
  'operator-reserved': 'is reserved',
  'varname-missing': 'does not begin a varname',
} as const

/**
 * Says why a string is not a URI Template.
 *
 * @category Templates
 */
export type TemplateReason = keyof typeof TEMPLATE_PROBLEM_BY_REASON | 'not-text'

/** Says why a value of type `string` is not a URI Template. */
export type TemplateSyntaxReason = keyof typeof TEMPLATE_PROBLEM_BY_REASON

/** Describes what the grammar allows in each part of a template. */
export const TEMPLATE_EXPECTED_BY_COMPONENT = {
  literals: 'literals are printable characters of a URI or outside ASCII',
  expression: 'write {name}, {a,b}, or {?a,b}',
  operator: 'the operators are + # . / ; ? &',
  varname: 'a varname is letters, digits, _ and %XX, with single dots',
  'max-length': 'a max-length is 1 to 9999',
} as const

/**
 * Names a part of a template. The names are those in RFC 6570, section 2.
 *
 * @category Templates
 */
export type TemplateComponent = keyof typeof TEMPLATE_EXPECTED_BY_COMPONENT

/** Contains the advice for an invalid `%`, in any part of a template. */
export const TEMPLATE_EXPECTED_OF_PERCENT = 'a percent sign itself is written %25'

/** Contains the advice for a segment such as `:id`, which RFC 6570 allows but which is probably a mistake. */
export const COLON_RULE = 'write {id} for :id, and %3A for a colon'

type TemplateExpected<In extends TemplateComponent, Why extends TemplateSyntaxReason> = Why extends 'pct-encoded'
  ? typeof TEMPLATE_EXPECTED_OF_PERCENT
  : (typeof TEMPLATE_EXPECTED_BY_COMPONENT)[In]

/**
 * Represents the whole message: the part, the character at the offset, what is wrong, the offset, and what is expected.
 */
export type TemplateMessage<
  In extends TemplateComponent,
  Why extends TemplateSyntaxReason,
  Found extends string,
  Offset extends number | string,
> = `${In}: ${Found} ${(typeof TEMPLATE_PROBLEM_BY_REASON)[Why]} at offset ${Offset}; ${TemplateExpected<In, Why>}`
