import type { ReferenceOf, Uri, UriReference } from '../../src/core/model/brands'
import type { IrelativeRef, Iri, IriReference } from '../../src/iri/brands'
import type { Refused } from '../core/errors/refused'
import type { IsAny } from '../core/grammar/literal'
import type { Inlined } from '../core/model/checked-literals'
import type { UriKind } from '../core/model/scan-scheme-uri'
import type { Kind, KindOf } from '../core/scanner/scan'
import type { ExplainIri } from './explain'
import type { KindOfIri } from './scan'

/** In a union, replaces each invalid member with an error type. For `any`, the result is `never`. */
type Refusals<Text extends string, Wanted extends Kind, Parse extends string> =
  IsAny<Text> extends true
    ? never
    : Text extends Text
      ? KindOfIri<Inlined<Text>> extends Wanted
        ? Text
        : Refused<ExplainIri<Inlined<Text>, Wanted, Parse>>
      : never

/** Evaluates to `Text`, or to an error type that explains why `Text` is not an IRI. */
export type CheckIri<Text extends string> =
  KindOf<Text> extends UriKind ? Text : KindOfIri<Text> extends UriKind ? Text : Refusals<Text, UriKind, 'parseIri'>

/** Evaluates to `Text`, or to an error type that explains why `Text` is not an IRI reference. */
export type CheckIriReference<Text extends string> =
  KindOf<Text> extends Kind ? Text : KindOfIri<Text> extends Kind ? Text : Refusals<Text, Kind, 'parseIriReference'>

/** Computes the branded type of a literal IRI. An ASCII literal has the type of a URI. */
export type IriOfLiteral<Text extends string> = KindOf<Text> extends UriKind ? Uri<Text> : Iri

/** For a view that was created from the literal `Text`, computes the branded type of the view's text. */
export type IriOfText<Text extends string> =
  KindOf<Text> extends Kind ? ReferenceOf<Text> : KindOfIri<Text> extends UriKind ? Iri : IrelativeRef

/** Computes the branded type of a literal IRI reference. An ASCII literal has the type of a URI reference. */
export type IriReferenceOfLiteral<Text extends string> = KindOf<Text> extends Kind ? UriReference<Text> : IriReference
