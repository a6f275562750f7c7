import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectType } from 'tsd'
import type { Uri, UriError, View } from 'uri-ts'
import { type FilePathError, type FilePathReason, safeFilePath } from 'uri-ts/http'

// Files below a root
expectType<'rootless' | 'utf-8' | 'empty-segment' | 'traversal' | 'separator' | 'colon' | 'nul'>(
  null! as FilePathReason,
)
expectType<Either<FilePathError, string>>(safeFilePath('/srv')(null! as View<Uri>))

// Its errors
expectAssignable<UriError>(null! as FilePathError)
expectType<'FilePathError'>((null! as FilePathError)._tag)
expectType<'path'>((null! as FilePathError).component)
expectType<FilePathReason>((null! as FilePathError).reason)
