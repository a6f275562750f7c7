import type { AbsoluteUri, HttpUri, RelativeRef, Uri, UriReference } from '../../core/model/brands'
import { parseHttpUri } from '../../core/model/http-uris'
import { parseAbsoluteUri, parseRelativeRef, parseUri, parseUriReference } from '../../core/model/parse'
import { type OriginPattern, parseOriginPattern } from '../../http/hosts/origin-pattern'
import { type LocalPath, parseLocalPath } from '../../http/redirects/local-path'
import { schemaOfFormat, type TextSchema } from './schema'

/**
 * The Standard Schema for a `URI` (3). The schema returns the text with the brand `Uri`.
 *
 * Allocates the result of `validate`, what `parseUri` allocates, and messages if the value is invalid.
 *
 * @example
 * import { uriSchema } from 'uri-ts/standard'
 *
 * uriSchema['~standard'].validate('http://a/') //=> { value: 'http://a/' }
 * uriSchema['~standard'].validate('http://a b/').issues?.length //=> 1
 *
 * @category Standard Schema
 */
export const uriSchema: TextSchema<Uri> = /* @__PURE__ */ schemaOfFormat('uri', parseUri)

/**
 * The Standard Schema for a `URI-reference` (4.1), which may be relative.
 *
 * Allocates the result of `validate`, what `parseUriReference` allocates, and messages if the value is invalid.
 *
 * @example
 * import { uriReferenceSchema } from 'uri-ts/standard'
 *
 * uriReferenceSchema['~standard'].validate('//a/b') //=> { value: '//a/b' }
 *
 * @category Standard Schema
 */
export const uriReferenceSchema: TextSchema<UriReference> = /* @__PURE__ */ schemaOfFormat(
  'uri-reference',
  parseUriReference,
)

/**
 * The Standard Schema for an `absolute-URI` (4.3), which has no fragment.
 *
 * Allocates the result of `validate`, what `parseAbsoluteUri` allocates, and messages if the value is invalid.
 *
 * @example
 * import { absoluteUriSchema } from 'uri-ts/standard'
 *
 * absoluteUriSchema['~standard'].validate('http://a/') //=> { value: 'http://a/' }
 *
 * @category Standard Schema
 */
export const absoluteUriSchema: TextSchema<AbsoluteUri> = /* @__PURE__ */ schemaOfFormat('uri', parseAbsoluteUri)

/**
 * The Standard Schema for a `relative-ref` (4.2).
 *
 * Allocates the result of `validate`, what `parseRelativeRef` allocates, and messages if the value is invalid.
 *
 * @example
 * import { relativeRefSchema } from 'uri-ts/standard'
 *
 * relativeRefSchema['~standard'].validate('../b') //=> { value: '../b' }
 *
 * @category Standard Schema
 */
export const relativeRefSchema: TextSchema<RelativeRef> = /* @__PURE__ */ schemaOfFormat(
  'uri-reference',
  parseRelativeRef,
)

/**
 * The Standard Schema for an `http-URI` or `https-URI` (RFC 9110, 4.2) that `parseHttpUri` accepts.
 *
 * Allocates the result of `validate`, what `parseHttpUri` allocates, and messages if the value is invalid.
 *
 * @example
 * import { httpUriSchema } from 'uri-ts/standard'
 *
 * httpUriSchema['~standard'].validate('https://a/') //=> { value: 'https://a/' }
 *
 * @category Standard Schema
 */
export const httpUriSchema: TextSchema<HttpUri> = /* @__PURE__ */ schemaOfFormat('uri', parseHttpUri)

/**
 * The Standard Schema for a path within the site that `isLocalPath` from `uri-ts/http` accepts. The schema returns the
 * text with the brand `LocalPath`.
 *
 * Allocates the result of `validate`, the view of the path, and messages if the value is invalid.
 *
 * @example
 * import { localPathSchema } from 'uri-ts/standard'
 *
 * localPathSchema['~standard'].validate('/account') //=> { value: '/account' }
 * localPathSchema['~standard'].validate('//evil.test').issues?.length //=> 1
 *
 * @category Standard Schema
 */
export const localPathSchema: TextSchema<LocalPath> = /* @__PURE__ */ schemaOfFormat('uri-reference', parseLocalPath)

/**
 * The Standard Schema for an origin, or a pattern of origins, that `originPattern` from `uri-ts/http` accepts.
 *
 * Allocates the result of `validate`, the parts of the pattern, and messages if the value is invalid.
 *
 * @example
 * import { originPatternSchema } from 'uri-ts/standard'
 *
 * originPatternSchema['~standard'].validate('https://*.pages.example') //=> { value: 'https://*.pages.example' }
 *
 * @category Standard Schema
 */
export const originPatternSchema: TextSchema<OriginPattern> = /* @__PURE__ */ schemaOfFormat('uri', parseOriginPattern)
