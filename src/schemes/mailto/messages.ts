/*
 * This file contains the messages about strings that are not mailto URIs, and about parts that a mailto URI cannot
 * contain. The library's functions use these messages at run time, and the compiler shows them for invalid literals.
 * The messages about `%` are in `core/errors/messages.ts`.
 */
import type { EXPECTED_BY_REASON, PROBLEM_BY_REASON } from '../../core/errors/messages'

/** Lists the rules in RFC 6068, section 2, that an error can name. */
export const MAILTO_COMPONENTS = ['scheme', 'to', 'local-part', 'domain', 'hfname', 'hfvalue', 'fragment'] as const

/**
 * The name of a component of a mailto URI (RFC 6068, section 2). `to` is the list of addresses.
 *
 * @category Errors
 */
export type MailtoComponent = (typeof MAILTO_COMPONENTS)[number]

/** Lists the reasons in the order of their numbers. */
export const MAILTO_REASONS = [
  'character',
  'pct-encoded',
  'octet',
  'line-break',
  'utf-8',
  'surrogate',
  'component-unknown',
  'not-text',
] as const

/**
 * The reason why a string is not a mailto URI, or why a mailto URI cannot contain a part:
 *
 * - `character`: the character is not allowed where it occurs.
 * - `pct-encoded`: the `%` is not followed by two hexadecimal digits.
 * - `octet`: the percent-encoded octet is not allowed where it occurs.
 * - `line-break`: the part contains CR, LF or NUL, which a header field must not contain. Only a body may contain line
 *   breaks, each written as CR LF.
 * - `utf-8`: the octets are not valid UTF-8.
 * - `surrogate`: the part contains a lone surrogate.
 * - `component-unknown`: a JavaScript caller passed an object with a property that does not name a part.
 * - `not-text`: a JavaScript caller passed a value that is not a string.
 *
 * @category Errors
 */
export type MailtoReason = (typeof MAILTO_REASONS)[number]

/** Maps some of the reasons to descriptions that are more specific than `is not allowed`. */
export const MAILTO_PROBLEM_BY_REASON = {
  octet: 'begins an octet that is not allowed',
  'utf-8': 'does not begin a character in UTF-8',
} as const

/**
 * The expected syntax of each component, as error messages describe it. Each string is written out in full, because
 * bundlers do not remove an unused table whose strings are concatenated.
 */
export const MAILTO_EXPECTED_BY_COMPONENT = {
  scheme: 'a mailto URI begins with mailto:',
  to: 'addresses are separated by commas',
  'local-part':
    "a local-part is letters, digits, !$'*+-_~ and percent-encoded octets, with single dots, or a quoted-string, and @ follows",
  domain:
    "a domain is letters, digits, !$'*+-_~ and percent-encoded octets, with single dots, or a literal between %5B and %5D",
  hfname:
    "an hfname is letters, digits, -._~!$'()*+,;:@ and percent-encoded octets, the octets printable ASCII without a colon, and = follows",
  hfvalue: "an hfvalue is letters, digits, -._~!$'()*+,;:@ and percent-encoded octets",
  fragment: 'a mailto URI has no fragment',
} as const

/** Maps some error reasons to advice that is more specific than the advice in `MAILTO_EXPECTED_BY_COMPONENT`. */
export const MAILTO_EXPECTED_BY_REASON = {
  'line-break': 'only a body may contain line breaks, always as %0D%0A, and NUL is never allowed',
  'utf-8': 'octets are UTF-8 without overlong, truncated or surrogate forms',
  surrogate: 'data consists of well-formed Unicode',
  'component-unknown': 'parts are to, cc, bcc, subject, body and fields',
} as const

/** Lists the reasons that the compiler can report. */
export type MailtoSyntaxReason = 'character' | 'pct-encoded' | 'octet' | 'line-break' | 'utf-8'

type MailtoProblem<Why extends MailtoSyntaxReason> = Why extends keyof typeof MAILTO_PROBLEM_BY_REASON
  ? (typeof MAILTO_PROBLEM_BY_REASON)[Why]
  : Why extends keyof typeof PROBLEM_BY_REASON
    ? (typeof PROBLEM_BY_REASON)[Why]
    : 'is not allowed'

type MailtoExpected<
  In extends MailtoComponent,
  Why extends MailtoSyntaxReason,
> = Why extends keyof typeof MAILTO_EXPECTED_BY_REASON
  ? (typeof MAILTO_EXPECTED_BY_REASON)[Why]
  : Why extends keyof typeof EXPECTED_BY_REASON
    ? (typeof EXPECTED_BY_REASON)[Why]
    : (typeof MAILTO_EXPECTED_BY_COMPONENT)[In]

/** The type of the message that `showReason` returns for an error. */
export type MailtoMessage<
  In extends MailtoComponent,
  Why extends MailtoSyntaxReason,
  Found extends string,
  Offset extends number | string,
> = `${In}: ${Found} ${MailtoProblem<Why>} at offset ${Offset}; ${MailtoExpected<In, Why>}`
