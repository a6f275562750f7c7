import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  AbsoluteUri,
  AnyView,
  BuildError,
  CheckedBrand,
  Either,
  Option,
  ParseError,
  RelativeRef,
  Uri,
  UriReference,
  UriView,
  View,
} from 'uri-ts'
import {
  components,
  decodedQueryPairs,
  equalsText,
  host,
  path,
  rawQueryValue,
  resolve,
  segments,
  uri,
  view,
  withHost,
  withoutQuery,
} from 'uri-ts'
import { privateHost } from 'uri-ts/http'
import {
  type AbsoluteIri,
  type BidiFinding,
  type BidiKind,
  bidiFindings,
  fromUri,
  type HostError,
  type IrelativeRef,
  type Iri,
  type IriReference,
  type IriView,
  isIri,
  normalizeIri,
  parseIri,
  parseIriReference,
  relativizeIri,
  resolveIri,
  toAsciiUri,
  toUri,
  type ViewOfIri,
  viewIri,
  withIriFragment,
  withIriHost,
  withIriPath,
  withIriQuery,
  withIriScheme,
  withoutIriFragment,
  withoutIriPort,
  withoutIriScheme,
} from 'uri-ts/iri'

const iri = null! as View<Iri>
const ref = null! as View<IrelativeRef>

// Every URI is an IRI, but not every IRI is a URI.
expectAssignable<Iri>(null! as Uri)
expectAssignable<Iri>(uri('http://a/'))
expectAssignable<AbsoluteIri>(null! as AbsoluteUri)
expectAssignable<AbsoluteIri>(uri('http://a/'))
expectAssignable<IrelativeRef>(null! as RelativeRef)
expectAssignable<IriReference>(null! as UriReference)
expectAssignable<IriReference>(null! as AbsoluteIri | Iri | IrelativeRef)
expectAssignable<Iri>(null! as AbsoluteIri)
expectNotAssignable<AbsoluteIri>(null! as Uri)
expectNotAssignable<AbsoluteIri>(null! as Iri)
expectNotAssignable<Iri>(null! as IriReference)
expectNotAssignable<Iri>(null! as RelativeRef)
expectNotAssignable<IrelativeRef>(null! as Iri)
expectNotAssignable<Uri>(null! as Iri)
expectNotAssignable<UriReference>(null! as Iri)
expectNotAssignable<AbsoluteUri>(null! as AbsoluteIri)
expectNotAssignable<RelativeRef>(null! as IrelativeRef)
expectAssignable<CheckedBrand>(null! as Iri)
expectNotAssignable<Iri>('http://a/')

// Views of URIs are also views of IRIs. Guards and `resolve` accept only views of URIs.
expectAssignable<IriView>(view(uri('http://a/')))
expectType<View<Iri>>(null! as ViewOfIri)
expectAssignable<AnyView>(iri)
expectNotAssignable<UriView>(iri)
expectNotAssignable<View>(iri)
expectError(privateHost(iri))
expectError(resolve(iri)(ref))
expectError(view(null! as Iri))
expectError(rawQueryValue('a')(iri))

// A view of an IRI has the same `_tag` as a view of the corresponding URI.
expectType<'Uri'>(iri._tag)
expectType<'RelativeRef'>(ref._tag)
expectType<Either<ParseError, View<Iri>>>(parseIri('http://é'))
const parsed = parseIriReference('é')
if (parsed._tag === 'Right') {
  if (parsed.right._tag === 'Uri') expectType<View<Iri>>(parsed.right)
  else expectType<View<IrelativeRef>>(parsed.right)
  expectType<View<Uri> | View<RelativeRef>>(toUri(parsed.right))
}
const text: string = 'http://é'
if (isIri(text)) expectType<View<string & Iri>>(viewIri(text))

// Accessors accept views of IRIs and return values of wide types.
expectType<Option<string>>(host(iri))
expectType<string>(path(ref))
expectType<ReadonlyArray<string>>(segments(iri))
expectType<string>(components(iri).path)
decodedQueryPairs(iri)
expectType<boolean>(equalsText(iri)(view(uri('http://a/'))))

// If an IRI is converted to a URI, or a URI to an IRI, the result has the same kind. For example, an absolute IRI
// becomes an absolute URI.
expectType<View<Uri>>(toUri(iri))
expectType<View<AbsoluteUri>>(toUri(null! as View<AbsoluteIri>))
expectType<View<UriReference>>(toUri(null! as IriView))
expectType<View<Iri>>(fromUri(null! as View<Uri>))
expectType<View<AbsoluteIri>>(fromUri(view(uri('http://a/'))))
expectType<View<IriReference>>(fromUri(null! as View))
expectType<Either<HostError, View<Uri>>>(toAsciiUri((name) => name)(iri))
expectType<View<Iri>>(normalizeIri(iri))
expectType<View<Iri>>(resolveIri(iri)(ref))
expectType<View<Iri> | View<IrelativeRef>>(relativizeIri(iri)(iri))

// A function that changes an IRI returns an IRI of the same kind, unless the function changes the scheme or the
// fragment.
expectType<Either<BuildError, View<Iri>>>(withIriHost('é')(iri))
expectType<Either<BuildError, View<AbsoluteIri>>>(withIriQuery('é')(null! as View<AbsoluteIri>))
expectType<Either<BuildError, View<Iri> | View<IrelativeRef>>>(
  withIriPath('é')(null! as View<Iri> | View<IrelativeRef>),
)
expectType<Either<BuildError, View<Iri>>>(withIriHost('é')(null! as View<Uri>))
expectType<Either<BuildError, View<Iri>>>(withIriScheme('a')(ref))
expectType<Either<BuildError, View<AbsoluteIri>>>(withIriScheme('a')(null! as View<AbsoluteIri>))
expectType<Either<BuildError, View<Iri>>>(withIriFragment('é')(null! as View<AbsoluteIri>))
expectType<Either<BuildError, View<IrelativeRef>>>(withIriFragment('é')(ref))
expectType<View<Iri>>(withoutIriPort(iri))
expectType<View<AbsoluteIri>>(withoutIriFragment(iri))
expectType<View<IrelativeRef>>(withoutIriFragment(ref))
expectType<View<IrelativeRef>>(withoutIriScheme(iri))
expectError(withoutIriScheme(ref))
expectError(withHost('a')(iri))
expectError(withoutQuery(iri))

const found: ReadonlyArray<BidiFinding> = bidiFindings(iri)
expectType<BidiKind | undefined>(found[0]?.kind)

// Parameters have the type `ViewOfIri`, so that an error message can tell the user how to get a view.
expectType<View<Iri>>(null! as ViewOfIri)
expectNotAssignable<ViewOfIri>(null! as View<IrelativeRef>)
