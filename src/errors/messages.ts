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

/** What is wrong with the character at the offset of an error, where it is not just that it is not allowed. */
export const FAULT = {
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
export type Reason = 'character' | keyof typeof RULE

/** What the grammar allows in each component. */
export const ALLOWED = {
  scheme: 'a scheme is a letter, then letters, digits, +-.',
  userinfo: "userinfo is letters, digits, -._~!$&'()*+,;=: and percent-encoded octets",
  host: "a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
  port: 'a port is digits',
  path: "a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets",
  query: "a query is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets",
  fragment: "a fragment is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets",
} as const

/** What the grammar asks for instead, where the component alone does not say it. */
export const RULE = {
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
export type Fault<Why extends Reason> = Why extends keyof typeof FAULT ? (typeof FAULT)[Why] : typeof NOT_ALLOWED

/** What is wrong, for each reason. */
export const fault = <Why extends Reason>(reason: Why): Fault<Why> =>
  (FAULT[reason as keyof typeof FAULT] ?? NOT_ALLOWED) as Fault<Why>

/** What the grammar allows where an error was found. */
export type Rule<In extends Component, Why extends Reason> = Why extends keyof typeof RULE
  ? (typeof RULE)[Why]
  : (typeof ALLOWED)[In]

/** What the grammar allows where an error was found. */
export const rule = <In extends Component, Why extends Reason>(component: In, reason: Why): Rule<In, Why> =>
  (reason === 'character' ? ALLOWED[component] : RULE[reason as keyof typeof RULE]) as Rule<In, Why>

/** One sentence for people: what was found, in which component, at which offset, and what the grammar allows there. */
export type Message<
  In extends Component,
  Why extends Reason,
  Found extends string,
  Offset extends number | string,
> = `${In}: ${Found} ${Fault<Why>} at offset ${Offset}; ${Rule<In, Why>}`

/** One sentence for people: what was found, in which component, at which offset, and what the grammar allows there. */
export const message = <In extends Component, Why extends Reason, Found extends string, Offset extends number>(
  component: In,
  reason: Why,
  found: Found,
  offset: Offset,
): Message<In, Why, Found, Offset> =>
  `${component}: ${found} ${fault(reason)} at offset ${offset}; ${rule(component, reason)}`

/** How a message names what it found where the text had ended. */
export const END_OF_TEXT = 'the end of the text'

/** How a message names every character outside ASCII, because compilers disagree on which one it is. */
export const NON_ASCII = 'a non-ASCII character'
