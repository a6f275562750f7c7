/**
 * This file is the entry point `uri-ts`. It exports functions that check, parse, read, build, resolve, compare and
 * encode URIs.
 */

import './core/inspect/inspect'

export type { Recompose } from '../types/core/building/recompose'
export type { Parse } from '../types/core/components/components'
export type { QueryPairs } from '../types/core/components/query-pairs'
export type { Segments } from '../types/core/components/segments'
export type { IsNormalized, Normalize } from '../types/core/equivalence/normalize'
export type { Needs as $Needs, Refused } from '../types/core/errors/refused'
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
} from '../types/core/model/checked-literals'
export type { CheckUris as $CheckUris } from '../types/core/model/checked-tables'
export type { Narrowed as $Narrowed, PossibleText as $PossibleText } from '../types/core/model/possible-text'
export type { HttpSchemes as $HttpSchemes } from '../types/core/model/scan-scheme-uri'
export type {
  CheckHttpUri as $CheckHttpUri,
  CheckSchemes as $CheckSchemes,
  CheckSchemeUri as $CheckSchemeUri,
} from '../types/core/model/uri-of'
export type { RemoveDotSegments } from '../types/core/resolution/dot-segments'
export type { Resolve } from '../types/core/resolution/resolve'
export type { ShowError } from '../types/core/scanner/explain'
export type { IsScheme as $IsScheme, KindOf as $KindOf } from '../types/core/scanner/scan'
export { fromComponents } from './core/building/build'
export {
  deleteFormPairs,
  deletePairs,
  setFormPairs,
  setPairs,
  sortFormPairs,
  sortPairs,
} from './core/building/edit-query'
export {
  appendPair,
  buildQuery,
  deleteFormPair,
  deletePair,
  type NeedsValue as $NeedsValue,
  type PairValue,
  type PairValues,
  type QueryEdit,
  setFormPair,
  setPair,
} from './core/building/query-pairs'
export { type Parts, recompose } from './core/building/recompose'
export {
  withoutAuthority,
  withoutFragment,
  withoutPort,
  withoutQuery,
  withoutScheme,
  withoutUserinfo,
} from './core/building/remove-component'
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
} from './core/building/set-component'
export {
  withFragmentEncoded,
  withHostEncoded,
  withPathEncoded,
  withQueryEncoded,
  withSegmentsEncoded,
  withUserinfoEncoded,
} from './core/building/set-encoded'
export { appendSegments, joinPath, parent, withoutTrailingSlash, withTrailingSlash } from './core/building/set-path'
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
} from './core/components/accessors'
export {
  hasHost,
  hasPath,
  hasPathPrefix,
  hasScheme,
  hasSegments,
  hasTrailingSlash,
} from './core/components/comparisons'
export { type Components, components } from './core/components/components'
export { hasText } from './core/components/has-text'
export type {
  ComponentOf as $ComponentOf,
  ComponentsOf as $ComponentsOf,
  OptionOf as $OptionOf,
  PathOf as $PathOf,
  QueryPairsOf as $QueryPairsOf,
  SegmentsOf as $SegmentsOf,
} from './core/components/literal-results'
export { queryRecord, queryText } from './core/components/plain-query'
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
} from './core/components/query'
export type { QueryPair } from './core/components/query-cursor'
export { decodedSegments, segments } from './core/components/segments'
export { equalsNormalized, equalsText, sameDocument } from './core/equivalence/equality'
export { isNormalized, normalize } from './core/equivalence/normalize'
export type { BuildError } from './core/errors/build-error'
export { orThrow, showError, showReason } from './core/errors/format-error'
export type { Component, Reason } from './core/errors/messages'
export type { ParseError } from './core/errors/parse-error'
export { redactError } from './core/errors/redact-error'
export type { UriError } from './core/errors/uri-error'
export type { Either, Left, Right } from './core/fp/either'
export { type None, type Option, orUndefined, type Some } from './core/fp/option'
export type {
  AbsoluteUri,
  AuthorityForm,
  Checked as $Checked,
  CheckedBrand,
  CheckedText,
  Fragment,
  HttpUri,
  Normalized,
  OriginForm,
  Proved as $Proved,
  Query,
  ReferenceBrand,
  ReferenceOf as $ReferenceOf,
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
} from './core/model/brands'
export {
  absoluteUri,
  relativeRef,
  type UrisOf as $UrisOf,
  uri,
  uriReference,
  uris,
} from './core/model/checked-literals'
export { httpUri, isHttpUri, parseHttpUri } from './core/model/http-uris'
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
} from './core/model/parse'
export { type UriOf, uriOf } from './core/model/uri-of'
export type {
  AnyView,
  NeedsUriView as $NeedsUriView,
  NeedsView as $NeedsView,
  NeedsViewOfReference as $NeedsViewOfReference,
  NeedsViewOfUri as $NeedsViewOfUri,
  UriView,
  View,
  ViewOfReference,
  ViewOfUri,
} from './core/model/view'
export { type DecodeError, decode, decodeBytes, decodeForm, decodeUnreserved } from './core/percent/decode'
export { type Encodable, encode } from './core/percent/encode'
export type { CheckBase as $CheckBase } from './core/resolution/base'
export { removeDotSegments } from './core/resolution/dot-segments'
export { relativize } from './core/resolution/relativize'
export { resolve, resolveNonStrict, resolveText } from './core/resolution/resolve'
export { resolveReference } from './core/resolution/resolve-reference'
