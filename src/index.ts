export type { Parse } from '../types/components'
export type { RemoveDotSegments } from '../types/dot-segments'
export type { IsNormalized, Normalize } from '../types/normalize'
export type { QueryPairs } from '../types/query-pair'
export type { Recompose } from '../types/recompose'
export type { Resolve } from '../types/resolve'
export type { Segments } from '../types/segment'
export type { ShowError } from '../types/show'
export type { IsAbsoluteUri, IsRelativeRef, IsUri, IsUriReference } from '../types/uri'
export type {
  AbsoluteUri,
  AuthorityForm,
  Fragment,
  IPv4Address,
  IPv6Address,
  Normalized,
  OriginForm,
  Query,
  Readable,
  RelativeRef,
  Uri,
  UriReference,
} from './brand'
export { fromComponents } from './build'
export type { BuildError } from './build-error'
export { componentOf, reasonOf } from './code'
export { equalsForScheme, equalsNormalized, equalsText, sameDocument } from './compare'
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
export { absoluteUri, relativeRef, uri, uriReference, uris } from './constructors'
export { type DecodeError, decode, decodeBytes, decodeForm, decodeUnreserved } from './decode'
export { removeDotSegments } from './dot-segments'
export { type Encodable, encode } from './encode'
export { equalsHost } from './equals-host'
export { type ExtractedUri, extractUris } from './extract-uris'
export { ALPHA, DIGIT, GEN_DELIMS, HEXDIG, SUB_DELIMS, UNRESERVED } from './grammar'
export { eqForScheme, eqNormalized, eqText, monoidQuery, ordNormalized, ordText, showView } from './instances'
export { type IPv6Groups, isIPv4Address, isIPv6Address, parseIPv4, parseIPv6 } from './ip-address'
export { formatIPv4, formatIPv6 } from './ip-format'
export { hostEquals, pathStartsWith, schemeEquals } from './match'
export type { Component, Reason } from './message'
export { isNormalized, normalize } from './normalize'
export { normalizeForScheme } from './normalize-for-scheme'
export { hostStart } from './offset'
export {
  type Lens,
  lensFragment,
  lensQuery,
  type Prism,
  prismAbsoluteUri,
  prismFragment,
  prismQuery,
  prismRelativeRef,
  prismUri,
  prismUriReference,
} from './optics'
export type { ParseError } from './parse-error'
export { equalsOctets, octetAt } from './pct-encoded'
export { decodedQueryPairs, formQueryPairs, lookup, lookupAll, queryPairs } from './query'
export { appendPair, deletePair, setPair } from './query-change'
export { firstPair, forEachPair, keyEnd, pairEnd, type QueryPair } from './query-pair'
export { type Parts, recompose } from './recompose'
export { redactUserinfo } from './redact'
export { relativize } from './relativize'
export { resolve, resolveNonStrict, resolveText } from './resolve'
export { scan, scanFromPath, scanHost } from './scan'
export { type SchemeRule, type SchemeRules, schemeRules } from './scheme-rules'
export { decodedSegments, forEachSegment, segmentEnd, segments } from './segment'
export { showCaret, showFound, showParseError, showReason } from './show'
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
export { parseSuffix } from './suffix'
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
export { type AnyView, View, viewOf } from './view'
export {
  withAuthority,
  withFragment,
  withHost,
  withPath,
  withPort,
  withQuery,
  withScheme,
  withSegments,
  withUserinfo,
} from './with'
export {
  withFragmentEncoded,
  withHostEncoded,
  withPathEncoded,
  withQueryEncoded,
  withSegmentsEncoded,
  withUserinfoEncoded,
} from './with-encoded'
export {
  withoutAuthority,
  withoutFragment,
  withoutPort,
  withoutQuery,
  withoutScheme,
  withoutUserinfo,
} from './without'
