import type { Kept } from '../../types/core/errors/refused'
import type { Proved } from '../core/model/brands'
import type { Advice, View } from '../core/model/view'

/*
 * This file defines the brands of IRIs. The tags of a URI brand are a subset of the tags of the corresponding IRI
 * brand, so the compiler accepts every URI as an IRI, but not vice versa.
 */

/**
 * A checked IRI reference: `IRI-reference = IRI / irelative-ref` (RFC 3987, section 2.2). Every `UriReference` is also
 * an `IriReference`.
 *
 * @category Brands
 */
export type IriReference = string & Proved<string, 'Uri' | 'RelativeRef' | 'Iri' | 'IrelativeRef'>

/**
 * `CheckedIri` is an alias for `IriReference`. The name `CheckedIri` is clearer in compiler messages. `By` tells the
 * reader of a compiler message how to check a string. Without the condition `By extends string`, TypeScript would omit
 * the type parameter `By` from declarations.
 */
export type CheckedIri<By extends string> = string &
  Proved<By extends string ? string : never, 'Uri' | 'RelativeRef' | 'Iri' | 'IrelativeRef'>

/**
 * A checked IRI: `IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]` (RFC 3987, section 2.2). Every `Uri` is
 * also an `Iri`.
 *
 * @category Brands
 */
export type Iri = string & Proved<string, 'Uri' | 'Iri'>

/**
 * A checked IRI without a fragment: `absolute-IRI = scheme ":" ihier-part [ "?" iquery ]` (RFC 3987, section 2.2).
 * Every `AbsoluteUri` is also an `AbsoluteIri`.
 *
 * @category Brands
 */
export type AbsoluteIri = string & Proved<string, 'Uri' | 'Iri', false>

/**
 * A checked relative IRI reference: `irelative-ref = irelative-part [ "?" iquery ] [ "#" ifragment ]` (RFC 3987,
 * section 2.2). Every `RelativeRef` is also an `IrelativeRef`.
 *
 * @category Brands
 */
export type IrelativeRef = string & Proved<string, 'RelativeRef' | 'IrelativeRef'>

/**
 * `NeedsIriView` is an alias for `IriView`. The name `NeedsIriView` is clearer in compiler messages. `Call` is the text
 * of an expression whose value is a view. Without the condition `Call extends string`, TypeScript would omit the type
 * parameter `Call` from declarations.
 */
export type NeedsIriView<Call extends string> = View<Call extends string ? IriReference : never>

/**
 * `NeedsViewOfIri` is an alias for `ViewOfIri`. The name `NeedsViewOfIri` is clearer in compiler messages. Without the
 * condition `Call extends string`, TypeScript would omit the type parameter `Call` from declarations.
 */
export type NeedsViewOfIri<Call extends string> = View<Call extends string ? Iri : never>

/**
 * A view of an IRI reference. The accessors accept views of IRI references as well as views of URI references.
 *
 * @category Model
 */
export type IriView = Kept<NeedsIriView<Advice>>

/**
 * A view of an IRI. `ViewOfIri` is the same type as `View<Iri>`, but has a different name in compiler messages.
 *
 * @category Model
 */
export type ViewOfIri = Kept<NeedsViewOfIri<Advice>>

/** Reduces the type of an IRI reference to `AbsoluteIri`, `Iri`, `IrelativeRef` or `IriReference`. */
type KindOf<I extends IriReference> = I extends AbsoluteIri
  ? AbsoluteIri
  : I extends Iri
    ? Iri
    : I extends IrelativeRef
      ? IrelativeRef
      : IriReference

/**
 * The type of a view of the same kind as `V`, but with a different string. If `V` is a union, the result is a union of
 * views.
 */
export type AnotherIri<V extends IriView> = V extends IriView ? View<KindOf<V['text']>> : never
