/**
 * Every sentence that the library says about a text that is no URI Template, written once for both worlds, in the
 * pattern of the core: what was found, in which part, at which offset, and what the grammar asks for.
 */

/** What is wrong with the character at the offset of an error, for each reason. */
export const TEMPLATE_FAULT = {
  character: 'is not allowed',
  'pct-encoded': 'is not followed by two hexadecimal digits',
  'expression-unopened': "has no '{'",
  'expression-unclosed': "has no '}'",
  'operator-reserved': 'is reserved',
  'varname-missing': 'does not begin a varname',
} as const

/**
 * Why a text is no URI Template.
 *
 * @category Templates
 */
export type TemplateReason = keyof typeof TEMPLATE_FAULT

/** What the grammar allows in each part of a template. */
export const TEMPLATE_ALLOWED = {
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
export type TemplateComponent = keyof typeof TEMPLATE_ALLOWED

/** What the grammar asks for instead, where the part alone does not say it. */
export const TEMPLATE_RULE = {
  'pct-encoded': 'a percent sign itself is written %25',
} as const

/** What the grammar asks for where an error was found. */
export type TemplateRule<In extends TemplateComponent, Why extends TemplateReason> = Why extends 'pct-encoded'
  ? (typeof TEMPLATE_RULE)['pct-encoded']
  : (typeof TEMPLATE_ALLOWED)[In]

/** One sentence: what was found, in which part, at which offset, and what the grammar asks for there. */
export type TemplateMessage<
  In extends TemplateComponent,
  Why extends TemplateReason,
  Found extends string,
  Offset extends number | string,
> = `${In}: ${Found} ${(typeof TEMPLATE_FAULT)[Why]} at offset ${Offset}; ${TemplateRule<In, Why>}`

/** One sentence: what was found, in which part, at which offset, and what the grammar asks for there. */
export const templateMessage = <
  In extends TemplateComponent,
  Why extends TemplateReason,
  Found extends string,
  Offset extends number,
>(
  component: In,
  reason: Why,
  found: Found,
  offset: Offset,
): TemplateMessage<In, Why, Found, Offset> => {
  const rule = reason === 'pct-encoded' ? TEMPLATE_RULE['pct-encoded'] : TEMPLATE_ALLOWED[component]
  return `${component}: ${found} ${TEMPLATE_FAULT[reason]} at offset ${offset}; ${rule as TemplateRule<In, Why>}`
}

/** What a table of routes asks of each. */
export const ROUTE_RULE =
  "a route begins with '/', and no segment is . or ..; its variables are whole segments, {name}, or the last ones, {+name} and {/name*}, each of another name; {?name}, or {&name} after a literal query, and {#name} may follow"

/** What is wrong with a route that matches the same paths as another. */
export type SamePaths<Other extends string> = `matches the same paths as ${Other}`

/** What is wrong with a route that matches the same paths as another. */
export const samePaths = <Other extends string>(other: Other): SamePaths<Other> => `matches the same paths as ${other}`
