import type { ReferenceOf, Uri, UriReference } from '../../src/core/model/brands'
import type { IrelativeRef, Iri, IriReference } from '../../src/iri/brands'
import type { Refused } from '../core/errors/refused'
import type { IsAny } from '../core/grammar/literal'
import type { Inlined } from '../core/model/checked-literals'
import type { UriKind } from '../core/model/scan-scheme-uri'
import type { Kind, KindOf } from '../core/scanner/scan'
import type { ExplainIri } from './explain'
import type { KindOfIri } from './scan'

/** The valid members of a union, and the reason for each invalid member; `never` for `any`. */
type Refusals<Text extends string, Wanted extends Kind, Parse extends string> =
  IsAny<Text> extends true
    ? never
    : Text extends Text
      ? KindOfIri<Inlined<Text>> extends Wanted
        ? Text
        : Refused<ExplainIri<Inlined<Text>, Wanted, Parse>>
      : never

/** `Text`, or the reason why it is not an IRI. This is the parameter type of functions that accept literals. */
export type CheckIri<Text extends string> =
  KindOf<Text> extends UriKind ? Text : KindOfIri<Text> extends UriKind ? Text : Refusals<Text, UriKind, 'parseIri'>

/** `Text`, or the reason why it is not an IRI reference. */
export type CheckIriReference<Text extends string> =
  KindOf<Text> extends Kind ? Text : KindOfIri<Text> extends Kind ? Text : Refusals<Text, Kind, 'parseIriReference'>

/** The brand of a literal that is an IRI. The brand of an ASCII literal is that of a URI. */
export type IriOfLiteral<Text extends string> = KindOf<Text> extends UriKind ? Uri<Text> : Iri

/** The brand of the text in the view of a literal. */
export type IriOfText<Text extends string> =
  KindOf<Text> extends Kind ? ReferenceOf<Text> : KindOfIri<Text> extends UriKind ? Iri : IrelativeRef

/** The brand of a literal that is an IRI reference. The brand of an ASCII literal is that of a URI reference. */
export type IriReferenceOfLiteral<Text extends string> = KindOf<Text> extends Kind ? UriReference<Text> : IriReference
