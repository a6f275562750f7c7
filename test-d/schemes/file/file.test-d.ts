import { expectAssignable, expectError, expectType } from 'tsd'
import { type AbsoluteUri, type Either, uri, type View, view } from 'uri-ts'
import {
  type FileUri,
  type FileUriError,
  type FileUriReason,
  fileUri,
  fromPosixPath,
  isFileUri,
  parseFileUri,
  toPosixPath,
} from 'uri-ts/schemes'

expectType<FileUri<'file:///a'>>(fileUri('file:///a'))
expectAssignable<AbsoluteUri>(fileUri('file:c:/a'))
expectError(fileUri('http://a'))
expectError(fileUri('file:a'))
expectError(fileUri('file:///a?b'))
expectError(fileUri('file:///a' as string))
expectType<Either<FileUriError, string>>(toPosixPath(view(fileUri('file:///a'))))
// `toPosixPath` accepts a view only if its URI has been verified to be a file URI.
expectError(toPosixPath(view(uri('file:///a'))))
expectType<Either<FileUriError, View<FileUri>>>(fromPosixPath('/a'))
const parsed = parseFileUri('file:///a')
if (parsed._tag === 'Right') expectType<View<FileUri>>(parsed.right)
if (parsed._tag === 'Left' && parsed.left._tag === 'FileUriError') expectType<FileUriReason>(parsed.left.reason)
const text: unknown = 'file:///a'
if (isFileUri(text)) expectAssignable<FileUri>(text)
