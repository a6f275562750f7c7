import type { AbsoluteUri, HttpUri, RelativeRef, Uri, UriReference } from '../../core/model/brands'
import { parseHttpUri } from '../../core/model/http-uris'
import { parseAbsoluteUri, parseRelativeRef, parseUri, parseUriReference } from '../../core/model/parse'
import { type OriginPattern, parseOriginPattern } from '../../http/hosts/origin-pattern'
import { type LocalPath, parseLocalPath } from '../../http/redirects/local-path'
import { schemaOfFormat, type TextSchema } from './schema'

/**
 * Validates URIs (3) as a Standard Schema, and returns the text with the brand `Uri`.
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
 * Validates URI references (4.1), which may be relative, as a Standard Schema.
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
 * Validates URIs without a fragment (`absolute-URI`, 4.3) as a Standard Schema.
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
 * Validates relative references (4.2) as a Standard Schema.
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
 * Validates the HTTP and HTTPS URIs (RFC 9110, 4.2) that `parseHttpUri` accepts, as a Standard Schema.
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
 * A Standard Schema that accepts the paths within the site that `isLocalPath` from `uri-ts/http` accepts. Returns the
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
 * Validates the origins and origin patterns that `originPattern` from `uri-ts/http` accepts, as a Standard Schema.
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
