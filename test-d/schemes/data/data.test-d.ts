import { expectAssignable, expectError, expectType } from 'tsd'
import { type Either, type Uri, uri, type View, view } from 'uri-ts'
import {
  type DataUri,
  type DataUriComponent,
  type DataUriError,
  dataUri,
  decodeDataBytes,
  fromDataText,
  isDataUri,
  type MediaTypeOptions,
  mediaTypeParameter,
  parseDataUri,
} from 'uri-ts/schemes'

expectType<DataUri<'data:,a'>>(dataUri('data:,a'))
expectAssignable<Uri>(dataUri('data:a/b;c=d;base64,'))
expectError(dataUri('data:'))
expectError(dataUri('data:text,a'))
expectError(dataUri('data:,a' as string))
expectType<Either<DataUriError, Uint8Array>>(decodeDataBytes(view(dataUri('data:,a'))))
// `decodeDataBytes` accepts a view only if the view's type shows that the URI is a data URI.
expectError(decodeDataBytes(view(uri('data:,a'))))
mediaTypeParameter('charset')
mediaTypeParameter('a' as string)
expectError(mediaTypeParameter(''))
expectError(mediaTypeParameter('charset='))
expectAssignable<MediaTypeOptions>({ mediaType: 'a/b', parameters: { c: 'd' } })
expectError(fromDataText({ mediatype: 'a/b' }))
expectType<Either<DataUriError, View<DataUri>>>(fromDataText({})('a'))
const parsed = parseDataUri('data:,a')
if (parsed._tag === 'Left' && parsed.left._tag === 'DataUriError') expectType<DataUriComponent>(parsed.left.component)
const text: unknown = 'data:,'
if (isDataUri(text)) expectAssignable<DataUri>(text)
