export type { AbsoluteUri, IPv4Address, IPv6Address, RelativeRef, Uri, UriReference } from './brand'
export { componentOf, reasonOf } from './code'
export {
  authority,
  fragment,
  type HostKind,
  hasAuthority,
  hasPort,
  host,
  hostKind,
  isRelative,
  path,
  port,
  portNumber,
  query,
  scheme,
  userinfo,
} from './component'
export { type Components, components } from './components'
export { isIPv4Address, isIPv6Address } from './ip-address'
export { hostEquals, pathStartsWith, schemeEquals } from './match'
export type { Component, Reason } from './message'
export type { ParseError } from './parse-error'
export { scan } from './scan'
export { forEachSegment, segments } from './segment'
export { showParseError, showReason } from './show'
export {
  createSpans,
  ERROR_OFFSET,
  HOST_END,
  HOST_KIND,
  HOST_KINDS,
  PATH_END,
  PATH_START,
  QUERY_END,
  SCHEME_END,
  type Spans,
  USERINFO_END,
} from './span'
export {
  isAbsoluteUri,
  isRelativeRef,
  isUri,
  isUriReference,
  parseAbsoluteUri,
  parseRelativeRef,
  parseUri,
  parseUriReference,
  view,
} from './uri'
export type { View } from './view'
