import * as fc from 'fast-check'
import type { AbsoluteUri, HttpUri, RelativeRef, Uri, UriReference } from '../../core/model/brands'
import { anyAuthority, anyScheme, hostOf } from './authority'
import { alternatives, mostly, optional, sequence } from './characters'
import { anyFragment, anyQuery, pathAbempty, pathNoscheme, pathRootless } from './path'

/**
 * Generates strings that match the alternatives that `hier-part` (RFC 3986, section 3) and `relative-part` (RFC 3986,
 * section 4.2) have in common: `"//" authority path-abempty / path-absolute / path-empty`. A path without an authority
 * must not begin with `//`, so all its leading slashes except one are removed. If paths that begin with `//` were
 * filtered out, some failing strings could not shrink toward strings without an authority.
 */
const commonPart = (): fc.Arbitrary<string> =>
  fc
    .tuple(optional(sequence(fc.constant('//'), anyAuthority())), pathAbempty())
    .map(([authority, path]) => (authority === '' ? path.replace(/^\/+/, '/') : authority + path))

const schemeAndColon = (): fc.Arbitrary<string> => sequence(anyScheme(), fc.constant(':'))

const withQuery = (before: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  sequence(before, optional(sequence(fc.constant('?'), anyQuery())))

const withFragment = (before: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  sequence(before, optional(sequence(fc.constant('#'), anyFragment())))

/**
 * Generates strings that match `absolute-URI = scheme ":" hier-part [ "?" query ]` (RFC 3986, section 4.3). The
 * generated strings contain no fragment. Failing strings shrink toward `a:`.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isAbsoluteUri } from 'uri-ts'
 * import { anyAbsoluteUri } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(anyAbsoluteUri(), isAbsoluteUri)).failed //=> false
 *
 * @category Arbitraries
 */
export const anyAbsoluteUri = (): fc.Arbitrary<AbsoluteUri> =>
  withQuery(sequence(schemeAndColon(), mostly(3, commonPart(), pathRootless()))) as fc.Arbitrary<AbsoluteUri>

/**
 * Generates strings that match `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section 3).
 * Failing strings shrink toward `a:`.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isUri } from 'uri-ts'
 * import { anyUri } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(anyUri(), isUri)).failed //=> false
 *
 * @category Arbitraries
 */
export const anyUri = (): fc.Arbitrary<Uri> => withFragment(anyAbsoluteUri()) as fc.Arbitrary<Uri>

/**
 * Generates strings that match `relative-ref = relative-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section 4.2).
 * Failing strings shrink toward the empty string.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isRelativeRef } from 'uri-ts'
 * import { anyRelativeRef } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(anyRelativeRef(), isRelativeRef)).failed //=> false
 *
 * @category Arbitraries
 */
export const anyRelativeRef = (): fc.Arbitrary<RelativeRef> =>
  withFragment(withQuery(alternatives(commonPart(), pathNoscheme()))) as fc.Arbitrary<RelativeRef>

/**
 * Generates strings that match `URI-reference = URI / relative-ref` (RFC 3986, section 4.1). Failing strings shrink
 * toward the empty string.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { normalize, view } from 'uri-ts'
 * import { anyUriReference } from 'uri-ts/fast-check'
 *
 * const isIdempotent = fc.property(anyUriReference(), (reference) => {
 *   const normal = normalize(view(reference))
 *   return normalize(normal).text === normal.text
 * })
 * fc.check(isIdempotent).failed //=> false
 *
 * @category Arbitraries
 */
export const anyUriReference = (): fc.Arbitrary<UriReference> => {
  // The scheme before `commonPart` is optional so that failing strings can shrink toward relative references.
  const common = sequence(optional(schemeAndColon()), commonPart())
  const either = alternatives(common, pathNoscheme(), sequence(schemeAndColon(), pathRootless()))
  return withFragment(withQuery(either)) as fc.Arbitrary<UriReference>
}

/**
 * Generates HTTP and HTTPS URIs (RFC 9110, section 4.2) that `isHttpUri` accepts. Each URI has a host, no userinfo, and
 * no port above 65535. Failing strings shrink toward `http://a`.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isHttpUri } from 'uri-ts'
 * import { anyHttpUri } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(anyHttpUri(), isHttpUri)).failed //=> false
 *
 * @category Arbitraries
 */
export const anyHttpUri = (): fc.Arbitrary<HttpUri> => {
  const port = optional(fc.nat(65_535).map((number) => `:${number}`))
  const scheme = fc.constantFrom('http://', 'https://', 'HTTP://', 'HTTPS://')
  return withFragment(withQuery(sequence(scheme, hostOf(1), port, pathAbempty()))) as fc.Arbitrary<HttpUri>
}
