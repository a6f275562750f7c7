import { ownValue } from '../fp/own'

/*
 * This file contains the messages about strings that are not valid URIs. The library uses the messages at run time, and
 * the compiler uses them for literals.
 */

/**
 * Lists the components (RFC 3986, section 3) that an error can name, in the order in which they appear in a URI.
 *
 * @category Errors
 */
export const COMPONENTS = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'] as const

/**
 * The name that an error gives to a component (RFC 3986, section 3).
 *
 * @category Errors
 */
export type Component = (typeof COMPONENTS)[number]

const NOT_ALLOWED = 'is not allowed'

/** Describes the problem for each reason that needs more detail than `NOT_ALLOWED` gives. */
export const PROBLEM_BY_REASON = {
  'pct-encoded': 'is not followed by two hexadecimal digits',
  'ip-literal': "has no ']'",
  ipv6address: 'does not begin an IPv6address',
  ipvfuture: 'does not begin an IPvFuture',
  'scheme-missing': 'has no scheme before it',
  'not-text': 'is not a string',
  'authority-differs': 'contradicts the authority',
} as const

/** The expected syntax of each component, as error messages describe it. */
export const EXPECTED_BY_COMPONENT = {
  scheme: 'a scheme is a letter, then letters, digits, +-.',
  userinfo: "userinfo is letters, digits, -._~!$&'()*+,;=: and percent-encoded octets",
  host: "a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
  port: 'a port is digits',
  path: "a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets",
  query: "a query is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets",
  fragment: "a fragment is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets",
} as const

/** The expected syntax of a path segment. `SEGMENT_RULE` also appears in the messages about routes. */
export const SEGMENT_RULE = "a segment is letters, digits, -._~!$&'()*+,;=:@ and percent-encoded octets"

/** Describes the expected syntax for each reason that needs more detail than `EXPECTED_BY_COMPONENT` gives. */
export const EXPECTED_BY_REASON = {
  'pct-encoded': 'write %25 for a percent sign',
  'ip-literal': "an IP-literal is enclosed in '[' and ']'",
  ipv6address: 'an IPv6address is eight groups of 1 to 4 hexadecimal digits, or fewer with one ::',
  'ipv6address-character': "an IPv6address is hexadecimal digits, ':' and '.', without a zone",
  ipvfuture: "an IPvFuture is 'v', hexadecimal digits, '.', and letters, digits, -._~!$&'()*+,;=:",
  'after-ip-literal': "after ']' the authority ends, or ':' and a port follow",
  'scheme-missing': "a URI begins with a scheme and ':'",
  'scheme-present': 'a relative-ref has no scheme',
  'fragment-present': 'an absolute-URI has no fragment',
  'authority-missing': 'userinfo and port need a host',
  'authority-differs': 'an authority is its userinfo, host and port',
  'path-rootless': "after an authority a path is empty or begins with '/'",
  'dot-segment': 'segments cannot be . or ..',
  'segment-slash': SEGMENT_RULE,
  'host-end': "a host that begins with '[' ends with its ']'",
  'not-text': 'a reference and each of its components is a string',
  'component-unknown': 'components are scheme, authority, userinfo, host, port, path, query and fragment',
} as const

/**
 * A key that identifies the reason why a string or a component is invalid.
 *
 * @category Errors
 */
export type Reason = 'character' | 'suffix-host' | keyof typeof EXPECTED_BY_REASON

/** The description of the problem that the reason `Why` identifies. */
export type Problem<Why extends Reason> = Why extends keyof typeof PROBLEM_BY_REASON
  ? (typeof PROBLEM_BY_REASON)[Why]
  : typeof NOT_ALLOWED

export const problemOf = (reason: string): string => ownValue(PROBLEM_BY_REASON, reason) ?? NOT_ALLOWED

/** Describes the syntax that is expected at the offset of an error. */
export type Expected<In extends Component, Why extends Reason> = Why extends keyof typeof EXPECTED_BY_REASON
  ? (typeof EXPECTED_BY_REASON)[Why]
  : (typeof EXPECTED_BY_COMPONENT)[In]

export const expectedOf = (component: string, reason: string): string =>
  ownValue<string>(EXPECTED_BY_REASON, reason) ?? (ownValue(EXPECTED_BY_COMPONENT, component) as string)

/**
 * For strings without a scheme, maps some prefixes to suggested corrections. A suggestion does not repeat the string,
 * which may contain a password.
 */
export const MEANT_BY_BEGINNING = {
  'http//': 'did you mean http://?',
  'https//': 'did you mean https://?',
  'www.': 'add https:// before it',
} as const

type Meant = typeof MEANT_BY_BEGINNING

/** The suggestion in the message about a string without a scheme. */
export type ExpectedScheme<Text extends string> = Text extends `${keyof Meant}${string}`
  ? { [Head in keyof Meant]: Text extends `${Head}${string}` ? Meant[Head] : never }[keyof Meant]
  : Expected<'scheme', 'scheme-missing'>

export const meantBy = (text: string): string | undefined =>
  Object.entries(MEANT_BY_BEGINNING).find(([head]) => text.startsWith(head))?.[1]

/**
 * A whole error message, which consists of the component, the invalid character, the problem, the offset and the
 * expected syntax.
 */
export type Message<
  In extends Component,
  Why extends Reason,
  Found extends string,
  Offset extends number | string,
> = `${In}: ${Found} ${Problem<Why>} at offset ${Offset}; ${Expected<In, Why>}`

export const END_OF_TEXT = 'the end of the text'

export const VALUE = 'the value'

/**
 * Messages do not quote non-ASCII characters, because TypeScript 7 splits strings into code points, while earlier
 * versions split them into UTF-16 code units.
 */
export const NON_ASCII = 'a non-ASCII character'
