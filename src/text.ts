/**
 * This file is the entry point `uri-ts/text`. The entry point exports functions that find URIs in prose, read URIs
 * without a scheme, and redact URIs in logs.
 */

import './core/inspect/inspect'

export type { CheckSchemeName as $CheckSchemeName } from '../types/core/text/scheme-literal'
export { type FoundUri, findUris, type UriFinderOptions, uriFinder } from './core/text/find-uris'
export { type RedactOptions, redactErrorKeys, redactText } from './core/text/redact-text'
export { redactPassword, redactUserinfo } from './core/text/redact-userinfo'
export { OTEL_KEYS, SECRET_KEYS } from './core/text/secret-keys'
export { parseSuffix } from './core/text/suffix'
export { type UrlAttributes, urlAttributes } from './core/text/url-attributes'
