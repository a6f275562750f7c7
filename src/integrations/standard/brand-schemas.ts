import type { AbsoluteUri, HttpUri, RelativeRef, Uri, UriReference } from '../../core/model/brands'
import { parseHttpUri } from '../../core/model/http-uris'
import { parseAbsoluteUri, parseRelativeRef, parseUri, parseUriReference } from '../../core/model/parse'
import { type OriginPattern, parseOriginPattern } from '../../http/hosts/origin-pattern'
import { type LocalPath, parseLocalPath } from '../../http/redirects/local-path'
import { schemaOfFormat, type TextSchema } from './schema'

/**
 * The Standard Schema for a `URI` (3). It returns the text with the brand `Uri`.
 *
 * Allocates the result and what `parseUri` allocates in `validate`, and the messages if it fails.
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
 * Allocates the result and what `parseUriReference` allocates in `validate`, and the messages if it fails.
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
 * Allocates the result and what `parseAbsoluteUri` allocates in `validate`, and the messages if it fails.
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
 * Allocates the result and what `parseRelativeRef` allocates in `validate`, and the messages if it fails.
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
 * Allocates the result and what `parseHttpUri` allocates in `validate`, and the messages if it fails.
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
 * The Standard Schema for a path within the site, as accepted by `isLocalPath` from `uri-ts/http`. It returns the text
 * with the brand `LocalPath`.
 *
 * Allocates the result and the view of the path in `validate`, and the messages if it fails.
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
 * Allocates the result and the parts of the pattern in `validate`, and the messages if it fails.
 *
 * @example
 * import { originPatternSchema } from 'uri-ts/standard'
 *
 * originPatternSchema['~standard'].validate('https://*.pages.example') //=> { value: 'https://*.pages.example' }
 *
 * @category Standard Schema
 */
export const originPatternSchema: TextSchema<OriginPattern> = /* @__PURE__ */ schemaOfFormat('uri', parseOriginPattern)
