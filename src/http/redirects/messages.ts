/*
 * This file contains the messages about invalid redirect targets. For invalid literals, the compiler prints these
 * messages. At run time, the library's errors contain the same messages.
 */

export const ONE_SLASH = "a path on the site begins with one '/'"
export const DOUBLE_SLASH = 'without its dot segments, or decoded, the path would begin with //'
export const NO_CONTROLS = 'a path on the site has no control characters'
export const ENCODED_TWICE = 'nothing in a path on the site is percent-encoded twice'

/** The part of an error message that explains why a fallback is invalid. */
export const NOT_PLAIN =
  "is not a path that begins with one '/', without '//', dot segments, and percent-encoded delimiters"

/** The message for a redirect URI whose scheme RFC 8252 does not allow. */
export const PRIVATE_USE = 'a private-use scheme has a dot, such as com.example.app (RFC 8252, 7.1)'
/** The message for a redirect URI whose host contains a `*`. */
export const NO_PATTERNS = 'a redirect URI is one string, and not a pattern (RFC 9700, 2.1)'

const SAME_BUT_PORT = 'only in the port, which RFC 8252, section 7.3 ignores: one of the two is enough'

/** The message for a registered URI that differs from the URI `Other` only in the port. */
export type SameButPort<Other extends string> = `port: the URI differs from '${Other}' ${typeof SAME_BUT_PORT}`

export const sameButPort = <Other extends string>(other: Other): SameButPort<Other> =>
  `port: the URI differs from '${other}' ${SAME_BUT_PORT}`
