import * as fc from 'fast-check'
import { alternatives, encodedOneOf, mostly, NAME, repeated, sequence } from './characters'

/** `pchar` without `pct-encoded` (3.3) */
const PCHAR = `${NAME}:@`

/** The ratio of other segments to dot segments. At this ratio, about one path in eight has a dot segment. */
const SEGMENTS = 40

const pchar = (): fc.Arbitrary<string> => encodedOneOf(PCHAR)

/**
 * Arbitrary strings that match a `segment = *pchar` (3.3) of a path. Some of the segments are `.` or `..`. Failing
 * strings shrink to the empty string.
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
export const anySegment = (): fc.Arbitrary<string> => mostly(SEGMENTS, repeated(pchar()), fc.constantFrom('.', '..'))

/** Arbitrary strings that match `path-abempty = *( "/" segment )` (3.3). */
export const pathAbempty = (): fc.Arbitrary<string> => repeated(sequence(fc.constant('/'), anySegment()))

/** Arbitrary strings that match `path-rootless = segment-nz *( "/" segment )` (3.3). */
export const pathRootless = (): fc.Arbitrary<string> =>
  fc
    .array(anySegment(), { minLength: 1 })
    .filter(([first]) => first !== '')
    .map((segments) => segments.join('/'))

/** Arbitrary strings that match `path-noscheme = segment-nz-nc *( "/" segment )` (3.3). */
export const pathNoscheme = (): fc.Arbitrary<string> => pathRootless().filter((path) => !/^[^/]*:/.test(path))

/**
 * Arbitrary strings that match `path` (3.3): absolute, relative or empty. Failing strings shrink to the empty string.
 * Some paths cannot follow a scheme or an authority.
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
 * Arbitrary strings that match `query` (3.4), without the `?`. Failing strings shrink to the empty string.
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
export const anyQuery = (): fc.Arbitrary<string> => repeated(encodedOneOf(`${PCHAR}/?`))

/**
 * Arbitrary strings that match `fragment` (3.5), without the `#`. Failing strings shrink to the empty string.
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
