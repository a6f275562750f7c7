export { type BidiFinding, type BidiKind, bidiFindings } from './iri/bidi'
export type { AbsoluteIri, IrelativeRef, Iri, IriReference, IriView } from './iri/brands'
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
export { scanIri } from './iri/scan'
