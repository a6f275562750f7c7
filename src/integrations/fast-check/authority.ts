import * as fc from 'fast-check'
import { DIGIT, SCHEME_MARKS } from '../../core/grammar/characters'
import { anyIPv4Address, ipLiteral } from './addresses'
import { alternatives, encodedOneOf, LETTERS, NAME, oneOf, optional, repeat, sequence } from './characters'

/**
 * Generates strings that match `scheme` (RFC 3986, section 3.1). About half of the schemes are `http` or `https`.
 * Failing strings shrink toward `a`.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isUri } from 'uri-ts'
 * import { anyScheme } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(anyScheme(), (scheme) => isUri(`${scheme}:`))).failed //=> false
 *
 * @category Arbitraries
 */
export const anyScheme = (): fc.Arbitrary<string> =>
  alternatives(
    sequence(oneOf(LETTERS), repeat(oneOf(LETTERS + DIGIT + SCHEME_MARKS))),
    fc.constantFrom('http', 'https'),
  )

/**
 * Generates strings that match `userinfo = *( unreserved / pct-encoded / sub-delims / ":" )` (RFC 3986, section 3.2.1).
 * Failing strings shrink toward the empty string.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isUri } from 'uri-ts'
 * import { anyUserinfo } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(anyUserinfo(), (userinfo) => isUri(`ftp://${userinfo}@example.com/`))).failed //=> false
 *
 * @category Arbitraries
 */
export const anyUserinfo = (): fc.Arbitrary<string> => repeat(encodedOneOf(`${NAME}:`))

/** Generates strings that match `reg-name = *( unreserved / pct-encoded / sub-delims )` (RFC 3986, section 3.2.2). */
const regName = (minLength: number): fc.Arbitrary<string> => repeat(encodedOneOf(NAME), minLength)

/** Generates strings that match `host` (RFC 3986, section 3.2.2). If `minLength` is 1, the strings are never empty. */
export const hostOf = (minLength: number): fc.Arbitrary<string> =>
  alternatives(regName(minLength), anyIPv4Address(), ipLiteral())

/**
 * Generates strings that match `host = IP-literal / IPv4address / reg-name` (RFC 3986, section 3.2.2). Failing strings
 * shrink toward the empty string.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isUri } from 'uri-ts'
 * import { anyHost } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(anyHost(), (host) => isUri(`ftp://${host}/`))).failed //=> false
 *
 * @category Arbitraries
 */
export const anyHost = (): fc.Arbitrary<string> => hostOf(0)

/**
 * Generates strings that match `port = *DIGIT` (RFC 3986, section 3.2.3). Some generated ports are empty or greater
 * than 65535. Failing strings shrink toward the empty string.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isUri } from 'uri-ts'
 * import { anyPort } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(anyPort(), (port) => isUri(`ftp://example.com:${port}/`))).failed //=> false
 *
 * @category Arbitraries
 */
export const anyPort = (): fc.Arbitrary<string> => repeat(oneOf(DIGIT))

/**
 * Generates strings that match `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986, section 3.2). Failing
 * strings shrink toward the empty string.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isUriReference } from 'uri-ts'
 * import { anyAuthority } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(anyAuthority(), (authority) => isUriReference(`//${authority}`))).failed //=> false
 *
 * @category Arbitraries
 */
export const anyAuthority = (): fc.Arbitrary<string> =>
  sequence(
    optional(sequence(anyUserinfo(), fc.constant('@')), 2),
    anyHost(),
    optional(sequence(fc.constant(':'), anyPort()), 2),
  )
