/**
 * The two halves of every sentence about a text that is not a URI Template, written once for the run time and for the
 * types: what is wrong with a character, and what the grammar expects there.
 */

/** What is wrong with the character at the offset of an error, for each reason. */
export const TEMPLATE_PROBLEM_BY_REASON = {
  character: 'is not allowed',
  'pct-encoded': 'is not followed by two hexadecimal digits',
  'expression-unopened': "has no '{'",
  'expression-unclosed': "has no '}'",
  'operator-reserved': 'is reserved',
  'varname-missing': 'does not begin a varname',
} as const

/**
 * Why a text is not a URI Template.
 *
 * @category Templates
 */
export type TemplateReason = keyof typeof TEMPLATE_PROBLEM_BY_REASON

/** What the grammar allows in each part of a template. */
export const TEMPLATE_EXPECTED_BY_COMPONENT = {
  literals: 'literals are the characters of a URI, percent-encoded octets, and what is printable outside ASCII',
  expression: "an expression is '{', an operator or none, names separated by ',', and '}'",
  operator: 'the operators are + # . / ; ? &',
  varname: 'a varname is letters, digits, _ and percent-encoded octets, with single dots in between',
  'max-length': 'a max-length is a number from 1 to 9999 without leading zeros',
} as const

/**
 * A part of a template, by its name in RFC 6570, section 2, that an error can name.
 *
 * @category Templates
 */
export type TemplateComponent = keyof typeof TEMPLATE_EXPECTED_BY_COMPONENT

/** What the grammar expects after a `%`, in every part. */
export const TEMPLATE_EXPECTED_OF_PERCENT = 'a percent sign itself is written %25'

/** What the grammar expects at the offset of an error. */
type TemplateExpected<In extends TemplateComponent, Why extends TemplateReason> = Why extends 'pct-encoded'
  ? typeof TEMPLATE_EXPECTED_OF_PERCENT
  : (typeof TEMPLATE_EXPECTED_BY_COMPONENT)[In]

/** One sentence: what was found, in which part, at which offset, and what the grammar expects there. */
export type TemplateMessage<
  In extends TemplateComponent,
  Why extends TemplateReason,
  Found extends string,
  Offset extends number | string,
> = `${In}: ${Found} ${(typeof TEMPLATE_PROBLEM_BY_REASON)[Why]} at offset ${Offset}; ${TemplateExpected<In, Why>}`
