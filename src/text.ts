/**
 * This file is the entry point `uri-ts/text`. The entry point exports functions that find URIs in prose, read URIs
 * without a scheme, and redact URIs in logs.
 */

import './core/inspect/inspect'

export type {
  CheckFinderScheme as $CheckFinderScheme,
  CheckSchemeName as $CheckSchemeName,
} from '../types/core/text/scheme-literal'
export { type FoundUri, findUris, type UriFinderOptions, uriFinder } from './core/text/find-uris'
export { OTEL_KEYS, type RedactOptions, redactErrorKeys, redactText, SECRET_KEYS } from './core/text/redact-text'
export { redactPassword, redactUserinfo } from './core/text/redact-userinfo'
export { parseSuffix } from './core/text/suffix'
export { type UrlAttributes, urlAttributes } from './core/text/url-attributes'
