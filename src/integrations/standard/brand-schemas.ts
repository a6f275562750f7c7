import type { AbsoluteUri, HttpUri, RelativeRef, Uri, UriReference } from '../../core/model/brands'
import { parseHttpUri } from '../../core/model/http-uris'
import { parseAbsoluteUri, parseRelativeRef, parseUri, parseUriReference } from '../../core/model/parse'
import { type OriginPattern, parseOriginPattern } from '../../http/hosts/origin-pattern'
import { type LocalPath, parseLocalPath } from '../../http/redirects/local-path'
import { schemaOfFormat, type TextSchema } from './schema'

/**
 * A Standard Schema for URIs (RFC 3986, section 3). The schema returns the text with the brand `Uri`.
 *
 * Allocates the result of `validate`, in addition to the objects that `parseUri` allocates. For an invalid value, also
 * allocates messages.
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
 * A Standard Schema for URI references, which may be relative (RFC 3986, section 4.1).
 *
 * Allocates the result of `validate`, in addition to the objects that `parseUriReference` allocates. For an invalid
 * value, also allocates messages.
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
 * A Standard Schema for URIs without a fragment (`absolute-URI`, RFC 3986, section 4.3).
 *
 * Allocates the result of `validate`, in addition to the objects that `parseAbsoluteUri` allocates. For an invalid
 * value, also allocates messages.
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
 * A Standard Schema for relative references (RFC 3986, section 4.2).
 *
 * Allocates the result of `validate`, in addition to the objects that `parseRelativeRef` allocates. For an invalid
 * value, also allocates messages.
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
 * A Standard Schema for the HTTP and HTTPS URIs (RFC 9110, section 4.2) that `parseHttpUri` accepts.
 *
 * Allocates the result of `validate`, in addition to the objects that `parseHttpUri` allocates. For an invalid value,
 * also allocates messages.
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
 * A Standard Schema for the strings that `isLocalPath` from `uri-ts/http` accepts: paths within the same site. The
 * schema returns the text with the brand `LocalPath`.
 *
 * Allocates the view of the path, and the result of `validate`. For an invalid value, also allocates messages.
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
 * A Standard Schema for the origins and origin patterns that `originPattern` from `uri-ts/http` accepts.
 *
 * Allocates parts of the pattern, and the result of `validate`. For an invalid value, also allocates messages.
 *
 * @example
 * import { originPatternSchema } from 'uri-ts/standard'
 *
 * originPatternSchema['~standard'].validate('https://*.pages.example') //=> { value: 'https://*.pages.example' }
 *
 * @category Standard Schema
 */
export const originPatternSchema: TextSchema<OriginPattern> = /* @__PURE__ */ schemaOfFormat('uri', parseOriginPattern)
