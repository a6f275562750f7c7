export type { Recompose } from '../types/building/recompose'
export type { Parse } from '../types/components/components'
export type { QueryPairs } from '../types/components/query-pairs'
export type { Segments } from '../types/components/segments'
export type { IsNormalized, Normalize } from '../types/equivalence/normalize'
export type { Refused } from '../types/errors/refused'
export type {
  CheckAbsoluteUri as $CheckAbsoluteUri,
  CheckRelativeRef as $CheckRelativeRef,
  CheckUri as $CheckUri,
  CheckUriReference as $CheckUriReference,
  Inlined as $Inlined,
  IsAbsoluteUri,
  IsRelativeRef,
  IsUri,
  IsUriReference,
} from '../types/model/checked-literals'
export type { CheckUris as $CheckUris } from '../types/model/checked-tables'
export type {
  CheckHttpUri as $CheckHttpUri,
  CheckSchemes as $CheckSchemes,
  CheckSchemeUri as $CheckSchemeUri,
} from '../types/model/uri-of'
export type { RemoveDotSegments } from '../types/resolution/dot-segments'
export type { Resolve } from '../types/resolution/resolve'
export type { ShowError } from '../types/scanner/explain'
export type { IsScheme as $IsScheme, KindOf as $KindOf } from '../types/scanner/scan'
export { fromComponents } from './building/build'
export {
  deleteFormPairs,
  deletePairs,
  setFormPairs,
  setPairs,
  sortFormPairs,
  sortPairs,
} from './building/edit-query'
export {
  appendPair,
  deleteFormPair,
  deletePair,
  type PairValue,
  type PairValues,
  type QueryEdit,
  setFormPair,
  setPair,
} from './building/query-pairs'
export { type Parts, recompose } from './building/recompose'
export {
  withoutAuthority,
  withoutFragment,
  withoutPort,
  withoutQuery,
  withoutScheme,
  withoutUserinfo,
} from './building/remove-component'
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
export { appendSegments, joinPath, parent, withoutTrailingSlash, withTrailingSlash } from './building/set-path'
export {
  authority,
  fragment,
  type HostKind,
  hasAuthority,
  hasPort,
  host,
  hostKind,
  path,
  port,
  portNumber,
  query,
  scheme,
  userinfo,
} from './components/accessors'
export {
  hasHost,
  hasPath,
  hasPathPrefix,
  hasScheme,
  hasSegments,
  hasTrailingSlash,
} from './components/comparisons'
export { type Components, components } from './components/components'
export type {
  ComponentOf as $ComponentOf,
  ComponentsOf as $ComponentsOf,
  OptionOf as $OptionOf,
  PathOf as $PathOf,
  QueryPairsOf as $QueryPairsOf,
  SegmentsOf as $SegmentsOf,
} from './components/literal-results'
export {
  decodedQueryPairs,
  decodedQueryValue,
  decodedQueryValues,
  formQueryPairs,
  formQueryValue,
  formQueryValues,
  queryPairs,
  rawQueryValue,
  rawQueryValues,
} from './components/query'
export type { QueryPair } from './components/query-cursor'
export { decodedSegments, segments } from './components/segments'
export { equalsNormalized, equalsText, sameDocument } from './equivalence/equality'
export { isNormalized, normalize } from './equivalence/normalize'
export type { BuildError } from './errors/build-error'
export { showError, showReason } from './errors/format-error'
export type { Component, Reason } from './errors/messages'
export type { ParseError } from './errors/parse-error'
export { redactError } from './errors/redact-error'
export type { UriError } from './errors/uri-error'
export type { Either, Left, Right } from './fp/either'
export type { None, Option, Some } from './fp/option'
export type {
  AbsoluteUri,
  AuthorityForm,
  Fragment,
  HttpUri,
  Normalized,
  OriginForm,
  Proved as $Proved,
  Query,
  Readable,
  ReadableBrand,
  ReferenceBrand,
  RelativeRef,
  Retext as $Retext,
  SchemeUri,
  StringOf,
  TextOf as $TextOf,
  Uri,
  UriReference,
  Widen as $Widen,
  WithFragment as $WithFragment,
  WithoutFragment as $WithoutFragment,
  WithScheme as $WithScheme,
} from './model/brands'
export {
  absoluteUri,
  relativeRef,
  type UrisOf as $UrisOf,
  uri,
  uriReference,
  uris,
} from './model/checked-literals'
export { httpUri, isHttpUri, parseHttpUri } from './model/http-uris'
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
export { type UriOf, uriOf } from './model/uri-of'
export type { AnyView, UriView, View } from './model/view'
export { type DecodeError, decode, decodeBytes, decodeForm, decodeUnreserved } from './percent/decode'
export { type Encodable, encode } from './percent/encode'
export { removeDotSegments } from './resolution/dot-segments'
export { relativize } from './resolution/relativize'
export { resolve, resolveNonStrict, resolveText } from './resolution/resolve'
