import * as fc from 'fast-check'
import { alternatives, encodedOneOf, mostly, NAME, repeat, sequence } from './characters'

/** Lists the characters that `pchar` allows without percent-encoding (RFC 3986, section 3.3). */
const PCHAR = `${NAME}:@`

/**
 * The number of ordinary segments that are generated for each dot segment. With this number, about one in eight
 * generated paths contains a dot segment.
 */
const SEGMENTS = 40

const pchar = (): fc.Arbitrary<string> => encodedOneOf(PCHAR)

/**
 * Generates strings that match `segment = *pchar` (RFC 3986, section 3.3). Some of the strings are `.` or `..`. Failing
 * strings shrink toward the empty string.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isUriReference } from 'uri-ts'
 * import { anySegment } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(anySegment(), (segment) => isUriReference(`/a/${segment}`))).failed //=> false
 *
 * @category Arbitraries
 */
export const anySegment = (): fc.Arbitrary<string> => mostly(SEGMENTS, repeat(pchar()), fc.constantFrom('.', '..'))

/** Generates strings that match `path-abempty = *( "/" segment )` (RFC 3986, section 3.3). */
export const pathAbempty = (): fc.Arbitrary<string> => repeat(sequence(fc.constant('/'), anySegment()))

/** Generates strings that match `path-rootless = segment-nz *( "/" segment )` (RFC 3986, section 3.3). */
export const pathRootless = (): fc.Arbitrary<string> =>
  fc
    .array(anySegment(), { minLength: 1 })
    .filter(([first]) => first !== '')
    .map((segments) => segments.join('/'))

/** Generates strings that match `path-noscheme = segment-nz-nc *( "/" segment )` (RFC 3986, section 3.3). */
export const pathNoscheme = (): fc.Arbitrary<string> => pathRootless().filter((path) => !/^[^/]*:/.test(path))

/**
 * Generates paths (RFC 3986, section 3.3), which may be absolute, relative or empty. Failing strings shrink toward the
 * empty string. Some of the generated paths cannot follow a scheme or an authority.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isUri } from 'uri-ts'
 * import { anyPath } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(anyPath(), (path) => isUri(path.startsWith('/') ? `ftp://a${path}` : `ftp:${path}`))).failed //=> false
 *
 * @category Arbitraries
 */
export const anyPath = (): fc.Arbitrary<string> => alternatives(pathAbempty(), pathRootless())

/**
 * Generates strings that match `query` (RFC 3986, section 3.4), which does not include the `?`. Failing strings shrink
 * toward the empty string.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isUriReference } from 'uri-ts'
 * import { anyQuery } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(anyQuery(), (query) => isUriReference(`?${query}`))).failed //=> false
 *
 * @category Arbitraries
 */
export const anyQuery = (): fc.Arbitrary<string> => repeat(encodedOneOf(`${PCHAR}/?`))

/**
 * Generates strings that match `fragment` (RFC 3986, section 3.5), which does not include the `#`. Failing strings
 * shrink toward the empty string.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isUriReference } from 'uri-ts'
 * import { anyFragment } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(anyFragment(), (fragment) => isUriReference(`#${fragment}`))).failed //=> false
 *
 * @category Arbitraries
 */
export const anyFragment = (): fc.Arbitrary<string> => anyQuery()
