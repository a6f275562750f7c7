/* This file defines the errors for headers that proxies add. */
import { ReferenceFailure } from '../../core/errors/failures'
import type { UriError } from '../../core/errors/uri-error'

/** Maps each reason to the parts of the error message. */
const MESSAGE_BY_REASON = {
  'not-text': { expected: 'the value of a field is a string' },
  name: { problem: 'does not begin a parameter', expected: "a parameter is a token, '=' and a value, without blanks" },
  value: {
    problem: 'does not begin a value',
    expected: 'a value is a token, or a quoted string without control characters',
  },
  'element-end': {
    problem: 'follows a value',
    expected: "after a value a parameter begins with ';', or the next element with ','",
  },
  repeated: { problem: 'begins a repeated name', expected: 'an element has each parameter at most once' },
  node: {
    problem: 'does not belong to a node',
    expected:
      "a node is an IPv4 address, an IPv6 address in brackets, 'unknown' or '_' and a name, and perhaps ':' and a port",
  },
  host: {
    problem: 'does not belong to a host',
    expected: "a host is that of the field Host, and perhaps ':' and a port up to 65535",
  },
  proto: { problem: 'does not belong to a scheme', expected: 'a protocol is http, https, ws or wss' },
  unlisted: {
    problem: 'begins a host that is not in the list',
    expected: 'a request is for one of the hosts in the list',
  },
} as const

/**
 * The reason for an error in a proxy's header.
 *
 * @category Errors
 */
export type ForwardedReason = keyof typeof MESSAGE_BY_REASON

/**
 * The invalid part of a proxy's header.
 *
 * @category Errors
 */
export type ForwardedComponent = 'parameter' | 'for' | 'by' | 'host' | 'proto'

/**
 * An error in a `Forwarded` header, or the reason why the URI of a proxied request cannot be determined. The error's
 * JSON form omits the `text` property.
 *
 * @category Errors
 */
export interface ForwardedError extends UriError {
  readonly _tag: 'ForwardedError'
  /** If `receivedUri` found the error in a header, `field` is the name of that header. */
  readonly field?: string
  readonly component: ForwardedComponent
  readonly reason: ForwardedReason
}

export const forwardedError = (
  text: string,
  offset: number,
  component: ForwardedComponent,
  reason: ForwardedReason,
): ForwardedError =>
  Object.assign(new ReferenceFailure('ForwardedError', text, offset, component, reason), MESSAGE_BY_REASON[reason])
