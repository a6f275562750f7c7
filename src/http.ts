/**
 * This file is the entry point `uri-ts/http`. It exports guards, and functions for request-targets, redirects, proxies,
 * header fields and file paths.
 */

import './core/inspect/inspect'

export type { CheckBlock as $CheckBlock } from '../types/core/ip/cidr'
export type { Narrowed as $Narrowed, PossibleText as $PossibleText } from '../types/core/model/possible-text'
export type { CheckHost as $CheckHost } from '../types/http/hosts/host-entry'
export type { CheckOriginPattern as $CheckOriginPattern } from '../types/http/hosts/origin-pattern'
export type { CheckServerHost as $CheckServerHost } from '../types/http/hosts/server-host'
export type {
  CheckLinkParameter as $CheckLinkParameter,
  CheckRel as $CheckRel,
} from '../types/http/links/relation-type'
export type { CheckFallback as $CheckFallback } from '../types/http/redirects/fallback'
export type { CheckRedirectUri as $CheckRedirectUri } from '../types/http/redirects/redirect-uri'
export type { Finding } from './core/model/finding'
export type { CheckBase as $CheckBase } from './core/resolution/base'
export { privateAddress } from './http/addresses/private-address'
export type { PrivateAddressKind, PrivateHostKind } from './http/addresses/special-purpose-addresses'
export { guardConnect } from './http/connect/guard-connect'
export {
  type GuardOptions,
  guardLookup,
  type LookupAddress,
  type LookupFunction,
  type LookupOptions,
} from './http/connect/guard-lookup'
export type { PrivateAddressError } from './http/connect/private-address-error'
export { type FetchGuard, type FetchResponse, type GuardedFetch, guardFetch } from './http/fetch/guard-fetch'
export type { FetchRefusal, GuardedFetchError } from './http/fetch/guarded-fetch-error'
export {
  type FilePathError,
  type FilePathReason,
  type FileRoot,
  safeFilePath,
} from './http/files/safe-file-path'
export type { ForwardedComponent, ForwardedError, ForwardedReason } from './http/forwarded/forwarded-error'
export type { ForwardedNode } from './http/forwarded/node'
export { type ForwardedElement, parseForwarded } from './http/forwarded/parse-forwarded'
export { type ProxiedRequest, type ProxyOptions, type ReceivedUri, receivedUri } from './http/forwarded/received-uri'
export { type AmbiguousPathKind, ambiguousPath } from './http/guards/ambiguous-path'
export { type ControlOctetKind, controlOctets } from './http/guards/control-octets'
export { findings, type GuardFinding, type GuardName, showFinding } from './http/guards/findings'
export { privateHost } from './http/guards/private-host'
export { rareIPv4 } from './http/guards/rare-ipv4'
export { type SuspiciousUserinfoKind, suspiciousUserinfo } from './http/guards/suspicious-userinfo'
export { wellKnownPortMismatch } from './http/guards/well-known-port'
export { type WhatwgDifferenceKind, whatwgDifference } from './http/guards/whatwg-difference'
export { hasOriginLike, type OriginPatternOptions } from './http/hosts/has-origin-like'
export { hostList } from './http/hosts/host-list'
export { type OriginPattern, originPattern } from './http/hosts/origin-pattern'
export { type Environment, proxyOf } from './http/hosts/proxy-of'
export { formatLinks } from './http/links/format-links'
export type { Link, LinkParameter, ResolvedLink } from './http/links/link'
export type { LinkFieldComponent, LinkFieldError, LinkFieldReason } from './http/links/link-field-error'
export { type LinkTemplate, type LinkTemplateParameter, parseLinkTemplates } from './http/links/parse-link-templates'
export { parseLinks } from './http/links/parse-links'
export { linkOf, linkParameter, resolveLinks } from './http/links/read-links'
export { isLocalPath, type LocalPath } from './http/redirects/local-path'
export { type LocalTargetOptions, localTarget } from './http/redirects/local-target'
export type { RedirectUriError, RedirectUriReason } from './http/redirects/redirect-uri-error'
export { type RedirectUriOptions, redirectUriMatcher } from './http/redirects/redirect-uri-matcher'
export { type PseudoHeaders, targetFromPseudoHeaders } from './http/request-target/pseudo-headers'
export {
  type AsteriskForm,
  parseRequestTarget,
  type RequestTarget,
  requestFormFromSpans,
  scanRequestTarget,
} from './http/request-target/request-target'
export {
  type PseudoHeaderName,
  type RequestTargetError,
  type RequestTargetReason,
  requestTargetErrorFromSpans,
} from './http/request-target/request-target-error'
export { originFormFromSpans } from './http/request-target/request-target-view'
export {
  type ReceivedRequest,
  type TargetUri,
  type TargetUriError,
  targetUri,
} from './http/request-target/target-uri'
