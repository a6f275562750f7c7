import type { Proved } from '../core/model/brands'
import type { Advice, View } from '../core/model/view'

/* The brands of IRIs. Every URI brand carries a subset of the IRI tags, so a URI is an IRI but not vice versa. */

/**
 * A string that is an `IRI-reference = IRI / irelative-ref` (RFC 3987, 2.2). Every `UriReference` is also an
 * `IriReference`.
 *
 * @category Brands
 */
export type IriReference = string & Proved<string, 'Uri' | 'RelativeRef' | 'Iri' | 'IrelativeRef'>

/**
 * An alias of `IriReference` whose name the compiler prints in messages. `By` names the functions that check a string.
 * The condition is always true.
 */
export type CheckedIri<By extends string> = string &
  Proved<By extends string ? string : never, 'Uri' | 'RelativeRef' | 'Iri' | 'IrelativeRef'>

/**
 * A string that is an `IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]` (RFC 3987, 2.2). Every `Uri` is
 * also an `Iri`.
 *
 * @category Brands
 */
export type Iri = string & Proved<string, 'Uri' | 'Iri'>

/**
 * A string that is an `absolute-IRI = scheme ":" ihier-part [ "?" iquery ]` (RFC 3987, 2.2): an `Iri` without a
 * fragment. Every `AbsoluteUri` is also an `AbsoluteIri`.
 *
 * @category Brands
 */
export type AbsoluteIri = string & Proved<string, 'Uri' | 'Iri', false>

/**
 * A string that is an `irelative-ref = irelative-part [ "?" iquery ] [ "#" ifragment ]` (RFC 3987, 2.2). Every
 * `RelativeRef` is also an `IrelativeRef`.
 *
 * @category Brands
 */
export type IrelativeRef = string & Proved<string, 'RelativeRef' | 'IrelativeRef'>

/**
 * An alias of `IriView` whose name the compiler prints in messages. `Call` says how to get a view. The condition is
 * always true.
 */
export type NeedsIriView<Call extends string> = View<Call extends string ? IriReference : never>

/**
 * An alias of `ViewOfIri` whose name the compiler prints in messages. `Call` says how to get a view. The condition is
 * always true.
 */
export type NeedsViewOfIri<Call extends string> = View<Call extends string ? Iri : never>

/** These types are properties of an interface, because the compiler then prints their names in messages. */
interface Needed {
  readonly reference: NeedsIriView<Advice>
  readonly absolute: NeedsViewOfIri<Advice>
}

/**
 * A view of an IRI reference. The accessors accept it, just like a `View` of a URI reference.
 *
 * @category Model
 */
export type IriView = Needed['reference']

/**
 * A view of an IRI. This type is `View<Iri>` under a different name for messages.
 *
 * @category Model
 */
export type ViewOfIri = Needed['absolute']

/** The kind of an IRI reference, without its other type information. */
type KindOf<I extends IriReference> = I extends AbsoluteIri
  ? AbsoluteIri
  : I extends Iri
    ? Iri
    : I extends IrelativeRef
      ? IrelativeRef
      : IriReference

/** The view type of another string of the same kind. A union of kinds becomes a union of views. */
export type AnotherIri<V extends IriView> = V extends IriView ? View<KindOf<V['text']>> : never
