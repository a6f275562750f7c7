import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectType } from 'tsd'
import type { Uri, UriError, View } from 'uri-ts'
import { type FilePathError, type FilePathReason, type FileRoot, safeFilePath } from 'uri-ts/http'

// `safeFilePath` returns the path to a file below a root folder.
expectType<
  | 'rootless'
  | 'utf-8'
  | 'empty-segment'
  | 'traversal'
  | 'separator'
  | 'colon'
  | 'nul'
  | 'control'
  | 'character'
  | 'trailing-dot'
  | 'device'
  | 'short-name'
  | 'dot-file'
>(null! as FilePathReason)
expectType<Either<FilePathError, string>>(safeFilePath('/srv')(null! as View<Uri>))

expectType<Either<FilePathError, string>>(safeFilePath({ root: '/srv', windows: false })(null! as View<Uri>))
expectAssignable<FileRoot>({ root: '/srv', dotFiles: false })
expectError(safeFilePath({ dotFiles: false }))
expectError(safeFilePath({ root: '/srv', dotfiles: false }))

expectAssignable<UriError>(null! as FilePathError)
expectType<'FilePathError'>((null! as FilePathError)._tag)
expectType<'path'>((null! as FilePathError).component)
expectType<FilePathReason>((null! as FilePathError).reason)
