/** This file is the entry point `uri-ts/iri`. It exports functions for IRIs. */

import './core/inspect/inspect'

export type { Narrowed as $Narrowed, PossibleText as $PossibleText } from '../types/core/model/possible-text'
export type {
  CheckIri as $CheckIri,
  CheckIriReference as $CheckIriReference,
  IriOfLiteral as $IriOfLiteral,
  IriOfText as $IriOfText,
  IriReferenceOfLiteral as $IriReferenceOfLiteral,
} from '../types/iri/checked-literals'
export { type BidiFinding, type BidiKind, bidiFindings } from './iri/bidi'
export type {
  AbsoluteIri,
  AnotherIri as $AnotherIri,
  CheckedIri as $CheckedIri,
  IrelativeRef,
  Iri,
  IriReference,
  IriView,
  NeedsIriView as $NeedsIriView,
  NeedsViewOfIri as $NeedsViewOfIri,
  ViewOfIri,
} from './iri/brands'
export { iriFromComponents } from './iri/building/build'
export {
  withoutIriAuthority,
  withoutIriFragment,
  withoutIriPort,
  withoutIriQuery,
  withoutIriScheme,
  withoutIriUserinfo,
} from './iri/building/remove-component'
export {
  withIriAuthority,
  withIriFragment,
  withIriHost,
  withIriPath,
  withIriPort,
  withIriQuery,
  withIriScheme,
  withIriUserinfo,
} from './iri/building/set-component'
export { iri, iriReference } from './iri/checked-literals'
export { fromUri, type IriOf as $IriOf } from './iri/from-uri'
export { equalsIri, normalizeIri, normalizeIriNFC } from './iri/normalize'
export {
  isAbsoluteIri,
  isIrelativeRef,
  isIri,
  isIriReference,
  parseAbsoluteIri,
  parseIrelativeRef,
  parseIri,
  parseIriReference,
  viewIri,
} from './iri/parse'
export { relativizeIri, resolveIri } from './iri/resolve'
export { scanIri } from './iri/scan'
export { type HostError, toAsciiUri, toUri, type UriOfIri as $UriOfIri } from './iri/to-uri'
