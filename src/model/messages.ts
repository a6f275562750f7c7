import type { SchemeReason } from '../errors/messages'

/*
 * The sentences about URIs of certain schemes, for the run time and for the compiler. What they say of a text, such as the
 * URI that was probably meant, is in `did-you-mean.ts`.
 */

/** Says what is wrong. After `another-scheme` follow the beginnings that are right. */
export const SCHEME_PROBLEMS = {
  'another-scheme': 'does not begin',
  'slashes-missing': 'does not begin //host',
  'userinfo-present': 'is not allowed',
  'host-missing': 'does not begin a host',
  'port-range': 'begins a number above 65535',
} as const satisfies Readonly<Record<SchemeReason, string>>

/** Says what is expected, for the reasons whose sentence does not depend on the text. */
export const SCHEME_EXPECTED = {
  'userinfo-present': 'an http URI has no userinfo, send credentials in a header',
  'port-range': 'a port is 0 to 65535',
} as const

/** Says which functions take a reference without a scheme. */
export const TAKE_RELATIVE_REF = 'for a relative-ref take relativeRef or parseRelativeRef'

/** What a sentence calls a scheme that may be a part of a secret. */
export const OTHER_SCHEMES = 'other schemes'
