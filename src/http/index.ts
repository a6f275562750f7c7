export { type AmbiguousPathKind, ambiguousPath } from './ambiguous-path'
export { type ControlOctetKind, controlOctets } from './control-octets'
export type { Finding } from './finding'
export { originFormOf } from './form-view'
export type { PrivateHostKind } from './private-address'
export { privateHost } from './private-host'
export { rareIPv4 } from './rare-ipv4'
export { matchSegments, pathEquals, queryInt, queryLookup, queryValueEnd } from './reading'
export {
  ABSOLUTE_FORM,
  ASTERISK_FORM,
  type AsteriskForm,
  AUTHORITY_FORM,
  ORIGIN_FORM,
  parseRequestTarget,
  type RequestTarget,
  scanRequestTarget,
} from './request-target'
export {
  type RequestTargetError,
  type RequestTargetReason,
  requestTargetErrorOf,
  showRequestTargetError,
} from './request-target-error'
export {
  compileRoutes,
  createParams,
  findLiteral,
  findRoute,
  findRouteIn,
  type Patterns,
  type RouteIndex,
  type Router,
  routes,
} from './router'
export { type RouteEntry, type RouteError, type RouteReason, showRouteError } from './router-error'
export { decodeParams, matchRoute, type Params, type RouteMatch } from './router-match'
export { type FilePathError, type FilePathReason, safeFilePath, showFilePathError } from './safe-file-path'
export { type SuspiciousUserinfoKind, suspiciousUserinfo } from './suspicious-userinfo'
export { type ReceivedRequest, showTargetUriError, type TargetUri, type TargetUriError, targetUri } from './target-uri'
export { wellKnownPortMismatch } from './well-known-port'
export { type WhatwgDifferenceKind, whatwgDifference } from './whatwg-difference'
