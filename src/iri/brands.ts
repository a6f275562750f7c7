import type { Proved } from '../core/model/brands'
import type { View } from '../core/model/view'

/* The brands of IRIs. Every URI brand carries a subset of the IRI tags, so a URI is an IRI but not vice versa. */

/**
 * A string that is an `IRI-reference = IRI / irelative-ref` (RFC 3987, 2.2). Every `UriReference` is one.
 *
 * @category Brands
 */
export type IriReference = string & Proved<string, 'Uri' | 'RelativeRef' | 'Iri' | 'IrelativeRef'>

/**
 * A string that is an `IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]` (RFC 3987, 2.2). Every `Uri` is
 * one.
 *
 * @category Brands
 */
export type Iri = string & Proved<string, 'Uri' | 'Iri'>

/**
 * A string that is an `absolute-IRI = scheme ":" ihier-part [ "?" iquery ]` (RFC 3987, 2.2): an `Iri` without a
 * fragment. Every `AbsoluteUri` is one.
 *
 * @category Brands
 */
export type AbsoluteIri = string & Proved<string, 'Uri' | 'Iri', false>

/**
 * A string that is an `irelative-ref = irelative-part [ "?" iquery ] [ "#" ifragment ]` (RFC 3987, 2.2). Every
 * `RelativeRef` is one.
 *
 * @category Brands
 */
export type IrelativeRef = string & Proved<string, 'RelativeRef' | 'IrelativeRef'>

/**
 * A view of an IRI reference. It can be passed to the accessors, just like a `View` of a URI reference.
 *
 * @category Model
 */
export type IriView = View<IriReference>

/** The kind of an IRI reference, without anything else that is known about it. */
type KindOf<I extends IriReference> = I extends AbsoluteIri
  ? AbsoluteIri
  : I extends Iri
    ? Iri
    : I extends IrelativeRef
      ? IrelativeRef
      : IriReference

/** The view of another string of the same kind as `V`. For a union, this is a union of views. */
export type AnotherIri<V extends IriView> = V extends IriView ? View<KindOf<V['text']>> : never
