/**
 * Every sentence that the library says about a text that is not a URI, written once for both worlds: a function gives
 * the run-time text, and the type of the same name is the same text computed from literal arguments.
 */

/**
 * The components of RFC 3986, section 3, that an error can name, in the order in which they stand.
 *
 * @category Errors
 */
export const COMPONENTS = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'] as const

/**
 * A component of RFC 3986, section 3, that an error can name.
 *
 * @category Errors
 */
export type Component = (typeof COMPONENTS)[number]

/** What is wrong with the character at the offset of an error, for reasons that say more than `NOT_ALLOWED`. */
export const PROBLEM_BY_REASON = {
  'pct-encoded': 'is not followed by two hexadecimal digits',
  'ip-literal': "has no ']'",
  ipv6address: 'does not begin an IPv6address',
  ipvfuture: 'does not begin an IPvFuture',
  'scheme-missing': 'does not begin a scheme',
} as const

const NOT_ALLOWED = 'is not allowed'

/**
 * Why a text is not what it was parsed as.
 *
 * @category Errors
 */
export type Reason = 'character' | keyof typeof EXPECTED_BY_REASON

/** What the grammar allows in each component. */
export const EXPECTED_BY_COMPONENT = {
  scheme: 'a scheme is a letter, then letters, digits, +-.',
  userinfo: "userinfo is letters, digits, -._~!$&'()*+,;=: and percent-encoded octets",
  host: "a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
  port: 'a port is digits',
  path: "a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets",
  query: "a query is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets",
  fragment: "a fragment is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets",
} as const

/** What the grammar expects instead, for reasons about which the component alone does not say enough. */
export const EXPECTED_BY_REASON = {
  'pct-encoded': 'a percent sign itself is written %25',
  'ip-literal': "an IP-literal stands between '[' and ']'",
  ipv6address: 'an IPv6address is eight groups of 1 to 4 hexadecimal digits, or fewer with one ::',
  'ipv6address-character': "an IPv6address is hexadecimal digits, ':' and '.', without a zone",
  ipvfuture: "an IPvFuture is 'v', hexadecimal digits, '.', and letters, digits, -._~!$&'()*+,;=:",
  'after-ip-literal': "after ']' the authority ends, or ':' and a port follow",
  'scheme-missing': "a URI begins with a scheme and ':'",
  'scheme-present': 'a relative-ref has no scheme',
  'fragment-present': 'an absolute-URI has no fragment',
  'authority-missing': 'userinfo and port stand only beside a host',
  'path-rootless': "after an authority a path is empty or begins with '/'",
  'dot-segment': 'a segment that is . or .. cannot be data',
} as const

/** What is wrong, for each reason. */
export type Problem<Why extends Reason> = Why extends keyof typeof PROBLEM_BY_REASON
  ? (typeof PROBLEM_BY_REASON)[Why]
  : typeof NOT_ALLOWED

/** What is wrong, for each reason. */
export const problemOf = (reason: string): string =>
  PROBLEM_BY_REASON[reason as keyof typeof PROBLEM_BY_REASON] ?? NOT_ALLOWED

/** What the grammar expects at the offset of an error. */
export type Expected<In extends Component, Why extends Reason> = Why extends keyof typeof EXPECTED_BY_REASON
  ? (typeof EXPECTED_BY_REASON)[Why]
  : (typeof EXPECTED_BY_COMPONENT)[In]

/** What the grammar expects at the offset of an error. */
export const expectedOf = (component: string, reason: string): string =>
  EXPECTED_BY_REASON[reason as keyof typeof EXPECTED_BY_REASON] ??
  EXPECTED_BY_COMPONENT[component as keyof typeof EXPECTED_BY_COMPONENT]

/** One sentence: what was found, in which component, at which offset, and what the grammar expects there. */
export type Message<
  In extends Component,
  Why extends Reason,
  Found extends string,
  Offset extends number | string,
> = `${In}: ${Found} ${Problem<Why>} at offset ${Offset}; ${Expected<In, Why>}`

/** How a message names what it found where the text had ended. */
export const END_OF_TEXT = 'the end of the text'

/** How a message names every character outside ASCII, because compilers disagree on which one it is. */
export const NON_ASCII = 'a non-ASCII character'
