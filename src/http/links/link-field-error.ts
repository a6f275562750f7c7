/* This file defines the errors for `Link` and `Link-Template` headers. */
import { ReferenceFailure } from '../../core/errors/failures'
import type { UriError } from '../../core/errors/uri-error'

/** Maps each reason to the parts of the error message. */
const MESSAGE_BY_REASON = {
  'not-text': { expected: 'the value of a field is a string' },
  control: { expected: 'the value of a field has no CR, LF or NUL' },
  'link-start': { problem: 'does not begin a link', expected: "a link begins with '<'" },
  'target-end': { problem: "is where '>' is missing", expected: "a target is followed by '>'" },
  'link-end': {
    problem: 'follows a link',
    expected: "after a link a parameter begins with ';', or the next link with ','",
  },
  reference: {
    problem: 'does not belong to a URI reference',
    expected: 'a target or an anchor is a URI reference (RFC 3986)',
  },
  'rel-missing': { problem: 'is where a relation type is missing', expected: 'a link has at least one relation type' },
  rel: {
    problem: 'does not belong to a relation type',
    expected: 'a relation type is letters, digits, . and -, or a URI',
  },
  name: { problem: 'does not belong to a name', expected: "a name is a token, and neither 'rel' nor 'anchor'" },
  value: { expected: "a value is printable ASCII; for other text add '*' to the name" },
  'extended-value': { expected: "a value of a name that ends with '*' is text without lone surrogates" },
  language: { expected: 'a language tag is letters, digits and -' },
  'structured-field': {
    problem: 'does not belong to a structured field',
    expected: 'a Link-Template is a list of strings with parameters (RFC 9651)',
  },
  template: {
    problem: 'does not belong to a template',
    expected: 'a target or an anchor is a URI Template (RFC 6570)',
  },
} as const

/**
 * The reason why a `Link` or `Link-Template` header is invalid or cannot be written.
 *
 * @category Errors
 */
export type LinkFieldReason = keyof typeof MESSAGE_BY_REASON

/**
 * The invalid part of a `Link` or `Link-Template` header.
 *
 * @category Errors
 */
export type LinkFieldComponent = 'link' | 'target' | 'anchor' | 'rel' | 'parameter'

/**
 * Describes why a `Link` or `Link-Template` header is invalid, and where the error is. The error's JSON form does not
 * contain `text`, because a target may contain a secret. If `formatLinks` fails, `text` is the invalid part of the
 * link.
 *
 * @category Errors
 */
export interface LinkFieldError extends UriError {
  readonly _tag: 'LinkFieldError'
  readonly component: LinkFieldComponent
  readonly reason: LinkFieldReason
}

export const linkFieldError = (
  text: string,
  offset: number,
  component: LinkFieldComponent,
  reason: LinkFieldReason,
): LinkFieldError =>
  Object.assign(new ReferenceFailure('LinkFieldError', text, offset, component, reason), MESSAGE_BY_REASON[reason])
