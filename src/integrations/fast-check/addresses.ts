import * as fc from 'fast-check'
import { HEXDIG, SUB_DELIMS } from '../../core/grammar/characters'
import { alternatives, oneOf, optional, repeat, sequence, UNRESERVED } from './characters'

/** Generates strings that match `h16 = 1*4HEXDIG` (RFC 3986, section 3.2.2). */
const h16 = (): fc.Arbitrary<string> => repeat(oneOf(HEXDIG), 1, 4)

/** Generates the strings from `0` to `255`, which match `dec-octet` (RFC 3986, section 3.2.2). */
const decOctet = (): fc.Arbitrary<string> => fc.nat(255).map(String)

/**
 * Generates strings, such as `127.0.0.1`, that match `IPv4address = dec-octet "." dec-octet "." dec-octet "."
 * dec-octet` (RFC 3986, section 3.2.2). Failing strings shrink toward `0.0.0.0`.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { anyIPv4Address } from 'uri-ts/fast-check'
 * import { isIPv4Address } from 'uri-ts/ip'
 *
 * fc.check(fc.property(anyIPv4Address(), isIPv4Address)).failed //=> false
 *
 * @category Arbitraries
 */
export const anyIPv4Address = (): fc.Arbitrary<string> =>
  fc.tuple(decOctet(), decOctet(), decOctet(), decOctet()).map((octets) => octets.join('.'))

/** Generates strings that match `ls32 = ( h16 ":" h16 ) / IPv4address` (RFC 3986, section 3.2.2). */
const ls32 = (): fc.Arbitrary<string> => alternatives(sequence(h16(), fc.constant(':'), h16()), anyIPv4Address())

const h16Colons = (times: number): fc.Arbitrary<string> => repeat(sequence(h16(), fc.constant(':')), times, times)

const upTo = (times: number): fc.Arbitrary<string> =>
  optional(sequence(repeat(sequence(h16(), fc.constant(':')), 0, times), h16()))

/** Generates strings that match `[ *before( h16 ":" ) h16 ] "::" after( h16 ":" ) last`. */
const compress = (before: number, after: number, last: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  sequence(before < 0 ? fc.constant('') : upTo(before), fc.constant('::'), h16Colons(after), last)

/**
 * Generates strings that match any of the nine alternatives of `IPv6address` (RFC 3986, section 3.2.2). Failing strings
 * shrink toward `::`.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { anyIPv6Address } from 'uri-ts/fast-check'
 * import { isIPv6Address } from 'uri-ts/ip'
 *
 * fc.check(fc.property(anyIPv6Address(), isIPv6Address)).failed //=> false
 *
 * @category Arbitraries
 */
export const anyIPv6Address = (): fc.Arbitrary<string> =>
  alternatives(
    compress(6, 0, fc.constant('')),
    compress(5, 0, h16()),
    compress(4, 0, ls32()),
    compress(3, 1, ls32()),
    compress(2, 2, ls32()),
    compress(1, 3, ls32()),
    compress(0, 4, ls32()),
    compress(-1, 5, ls32()),
    sequence(h16Colons(6), ls32()),
  )

/**
 * Generates strings that match `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (RFC 3986, section
 * 3.2.2).
 */
const ipvFuture = (): fc.Arbitrary<string> =>
  sequence(oneOf('vV'), repeat(oneOf(HEXDIG), 1), fc.constant('.'), repeat(oneOf(`${UNRESERVED}${SUB_DELIMS}:`), 1))

/** Generates strings that match `IP-literal = "[" ( IPv6address / IPvFuture ) "]"` (RFC 3986, section 3.2.2). */
export const ipLiteral = (): fc.Arbitrary<string> =>
  sequence(fc.constant('['), alternatives(anyIPv6Address(), ipvFuture()), fc.constant(']'))
