import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import {
  type AbsoluteUri,
  type AuthorityForm,
  type OriginForm,
  type ParseError,
  parseAbsoluteUri,
  parseRelativeRef,
  parseUri,
  parseUriReference,
  type RelativeRef,
  relativeRef,
  type Uri,
  type UriReference,
  type UriView,
  uri,
  type View,
  type ViewOfReference,
  type ViewOfUri,
  view,
} from 'uri-ts'

// A view keeps the brand of its string. The `_tag` of a view indicates the kind of its string.
expectType<View<Uri<'http://a/b'>>>(view(uri('http://a/b')))
expectType<Uri<'http://a/b'>>(view(uri('http://a/b')).text)
expectType<'Uri'>(view(uri('a:b'))._tag)
expectType<'RelativeRef'>(view(relativeRef('b'))._tag)
expectType<'Uri' | 'RelativeRef'>((null! as View)._tag)
expectType<'Uri' | 'RelativeRef' | 'OriginForm' | 'AuthorityForm'>((null! as UriView)._tag)
expectType<View<UriReference>>(null! as View)
expectType<Uri<'a:b'>>(view(uri('a:b')).toString())
expectType<Uri<'a:b'>>(view(uri('a:b')).toJSON())
expectType<number>((null! as View).pathEnd)

// A view with a narrower brand is assignable to one with a wider brand.
expectAssignable<View<Uri>>(null! as View<AbsoluteUri>)
expectAssignable<View>(null! as View<RelativeRef<'a'>>)
expectAssignable<UriView>(null! as View<OriginForm>)
expectAssignable<UriView>(null! as View<AuthorityForm>)
expectNotAssignable<View>(null! as View<OriginForm>)
expectNotAssignable<View<Uri>>(null! as View)
expectNotAssignable<View<Uri>>(null! as View<RelativeRef>)
expectNotAssignable<View<AbsoluteUri>>(null! as View<Uri>)
expectNotAssignable<View>({ text: 'a:b' })
// @ts-expect-error: A view requires a string with a brand.
null! as View<string>

// Parameters have the types `ViewOfReference` and `ViewOfUri`, so that an error message can tell the user how to get a
// view.
expectType<View>(null! as ViewOfReference)
expectType<View<Uri>>(null! as ViewOfUri)
expectNotAssignable<ViewOfReference>(null! as View<OriginForm>)
expectNotAssignable<ViewOfUri>(null! as View<RelativeRef>)

// The compiler checks literals that are passed to `view`.
expectType<View<Uri<'http://a/b'>>>(view('http://a/b'))
expectType<View<RelativeRef<'/a'>>>(view('/a'))
expectError(view('http://a b'))
expectError(view('%4'))
expectError(view(null! as string))

expectError(
  ((found: View) => {
    // A view is immutable.
    found.pathEnd = 1
  })(null!),
)

// A parser returns a view or an error.
declare const text: string
expectType<Either<ParseError, View<Uri> | View<RelativeRef>>>(parseUriReference(text))
expectType<Either<ParseError, View<Uri>>>(parseUri(text))
expectType<Either<ParseError, View<AbsoluteUri>>>(parseAbsoluteUri(text))
expectType<Either<ParseError, View<RelativeRef>>>(parseRelativeRef(text))
const parsed = parseUriReference(text)
if (parsed._tag === 'Right' && parsed.right._tag === 'Uri') expectType<View<Uri>>(parsed.right)
if (parsed._tag === 'Right' && parsed.right._tag === 'RelativeRef') expectType<View<RelativeRef>>(parsed.right)
declare const some: View
if (some._tag === 'RelativeRef') expectType<RelativeRef>(some.text as RelativeRef)

expectType<View>(null! as ViewOfReference)
expectType<View<Uri>>(null! as ViewOfUri)
expectNotAssignable<ViewOfUri>(null! as View<RelativeRef>)
