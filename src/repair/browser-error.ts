import { ReferenceFailure } from '../core/errors/failures'
import type { Component } from '../core/errors/messages'
import type { UriError } from '../core/errors/uri-error'

/** Maps each reason to the parts of its error message: the component, the problem and the rule for valid input. */
const SENTENCE_BY_REASON = {
  'host-missing': {
    component: 'host',
    problem: 'does not begin a host',
    expected: 'browsers need a host for http, https, ws, wss and ftp, and before a port or after userinfo',
  },
  'host-refused': {
    component: 'host',
    problem: 'begins a host that browsers refuse',
    expected: 'a host is a name, an IPv6 address, or up to four numbers in the range of an IPv4 address',
  },
  'port-range': {
    component: 'port',
    problem: 'begins a port that is too large',
    expected: 'a port is at most 65535',
  },
  'file-authority': {
    component: 'host',
    problem: 'begins an authority that browsers refuse',
    expected: 'a file URI has neither userinfo nor a port',
  },
  'drive-letter': {
    component: 'path',
    problem: 'begins a path that crosses a drive letter',
    expected: 'browsers read drive letters such as C: by rules of their own: write the whole URI, file:///C:/a',
  },
  'base-opaque': {
    component: 'path',
    problem: 'cannot be resolved',
    expected: 'the base has no segments: after it, only a fragment or a whole URI has a meaning',
  },
} as const satisfies { [reason: string]: { component: Component; problem: string; expected: string } }

/**
 * The reason why browsers refuse to follow a link:
 *
 * - `host-missing`: the host is empty, but the scheme, the userinfo or the port requires a nonempty host.
 * - `host-refused`: no browser accepts the host (for example, `1.2.3.256` or `a%20b`).
 * - `port-range`: the port is larger than 65535.
 * - `file-authority`: a `file` URI contains userinfo or a port.
 * - `drive-letter`: the path of a `file` URI leads out of the drive, or the drive is not written in the form `/C:`.
 * - `base-opaque`: the reference is relative, but the base's path has no segments, as in `mailto:a`.
 *
 * @category Errors
 */
export type BrowserReason = keyof typeof SENTENCE_BY_REASON

/**
 * Explains why browsers refuse to follow a link that RFC 3986 allows. The error's JSON form omits `text`, because the
 * text may contain a password.
 *
 * @category Errors
 */
export interface BrowserError extends UriError {
  readonly _tag: 'BrowserError'
  readonly component: Component
  readonly reason: BrowserReason
  readonly problem: string
  readonly expected: string
}

class BrowserFailure extends ReferenceFailure<'BrowserError', Component, BrowserReason> implements BrowserError {
  readonly problem: string
  readonly expected: string

  constructor(text: string, offset: number, reason: BrowserReason) {
    const { component, problem, expected } = SENTENCE_BY_REASON[reason]
    super('BrowserError', text, offset, component, reason)
    this.problem = problem
    this.expected = expected
  }
}

export const browserError = (text: string, offset: number, reason: BrowserReason): BrowserError =>
  new BrowserFailure(text, offset, reason)
