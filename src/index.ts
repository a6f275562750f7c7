export type { Parse } from '../types/components/components'
export type { RemoveDotSegments } from '../types/resolution/dot-segments'
export type { IsNormalized, Normalize } from '../types/equivalence/normalize'
export type { QueryPairs } from '../types/components/query-pairs'
export type { Recompose } from '../types/building/recompose'
export type { Resolve } from '../types/resolution/resolve'
export type { Segments } from '../types/components/segments'
export type { ShowError } from '../types/scanner/explain'
export type { IsAbsoluteUri, IsRelativeRef, IsUri, IsUriReference } from '../types/model/checked-literals'
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
} from './model/brands'
export { fromComponents } from './building/build'
export type { BuildError } from './errors/build-error'
export { componentOf, reasonOf } from './errors/failure-code'
export { equalsForScheme, equalsNormalized, equalsText, sameDocument } from './equivalence/equality'
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
} from './components/accessors'
export { type Components, components } from './components/components'
export { absoluteUri, relativeRef, uri, uriReference, uris } from './model/checked-literals'
export { type DecodeError, decode, decodeBytes, decodeForm, decodeUnreserved } from './percent/decode'
export { removeDotSegments } from './resolution/dot-segments'
export { type Encodable, encode } from './percent/encode'
export { equalsHost } from './equivalence/equals-host'
export { type ExtractedUri, extractUris } from './text/find-uris'
export { ALPHA, DIGIT, GEN_DELIMS, HEXDIG, SUB_DELIMS, UNRESERVED } from './grammar/characters'
export { eqForScheme, eqNormalized, eqText, monoidQuery, ordNormalized, ordText, showView } from './interop/instances'
export { type IPv6Groups, isIPv4Address, isIPv6Address, parseIPv4, parseIPv6 } from './ip/address'
export { formatIPv4, formatIPv6 } from './ip/format'
export { hostEquals, pathStartsWith, schemeEquals } from './components/comparisons'
export type { Component, Reason } from './errors/messages'
export { isNormalized, normalize } from './equivalence/normalize'
export { normalizeForScheme } from './equivalence/normalize-for-scheme'
export { hostStart } from './model/bounds'
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
} from './interop/optics'
export type { ParseError } from './errors/parse-error'
export { equalsOctets, octetAt } from './grammar/percent-encoded'
export { decodedQueryPairs, formQueryPairs, lookup, lookupAll, queryPairs } from './components/query'
export { appendPair, deletePair, setPair } from './building/query-pairs'
export { firstPair, forEachPair, keyEnd, pairEnd, type QueryPair } from './components/query-cursor'
export { type Parts, recompose } from './building/recompose'
export { redactUserinfo } from './building/redact'
export { relativize } from './resolution/relativize'
export { resolve, resolveNonStrict, resolveText } from './resolution/resolve'
export { scan, scanFromPath, scanHost } from './scanner/scan'
export { type SchemeRule, type SchemeRules, schemeRules } from './equivalence/scheme-rules'
export { decodedSegments, forEachSegment, segmentEnd, segments } from './components/segments'
export { showCaret, showFound, showParseError, showReason } from './errors/format-error'
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
} from './scanner/spans'
export { parseSuffix } from './text/suffix'
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
} from './model/parse'
export { type AnyView, View, viewOf } from './model/view'
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
} from './building/set-component'
export {
  withFragmentEncoded,
  withHostEncoded,
  withPathEncoded,
  withQueryEncoded,
  withSegmentsEncoded,
  withUserinfoEncoded,
} from './building/set-encoded'
export {
  withoutAuthority,
  withoutFragment,
  withoutPort,
  withoutQuery,
  withoutScheme,
  withoutUserinfo,
} from './building/remove-component'
