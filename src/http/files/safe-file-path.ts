import { segmentEnd } from '../../components/segments'
import type { UriError } from '../../errors/uri-error'
import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import { SLASH } from '../../grammar/code-units'
import type { AnyView } from '../../model/view'
import { decode } from '../../percent/decode'

const SENTENCE_BY_REASON = {
  rootless: { problem: 'does not begin an absolute path', expected: 'a file is below the root' },
  'utf-8': { problem: 'begins octets that are not UTF-8', expected: 'names of files are text' },
  'empty-segment': { problem: 'begins an empty segment', expected: 'only the last one may be empty' },
  traversal: { problem: 'begins a segment of dots', expected: 'segments cannot be . or ..' },
  separator: { problem: 'is a separator when decoded', expected: 'a segment is one name' },
  colon: { problem: 'is not allowed', expected: 'a name has no drive and no stream' },
  nul: { problem: 'ends a name', expected: 'a name has no NUL' },
} as const

/**
 * Why `safeFilePath` refuses a path:
 *
 * - `rootless`: it is not absolute.
 * - `utf-8`: its octets are not UTF-8.
 * - `empty-segment`: a segment before the last is empty.
 * - `traversal`: a segment, decoded, consists of dots and spaces.
 * - `separator`: a segment, decoded, contains `/` or `\`.
 * - `colon`: a segment, decoded, contains `:`, which begins a stream on NTFS and follows a drive on Windows.
 * - `nul`: a segment, decoded, contains NUL.
 *
 * @category Errors
 */
export type FilePathReason = keyof typeof SENTENCE_BY_REASON

/**
 * Why `safeFilePath` refuses a path, and where.
 *
 * @category Errors
 */
export interface FilePathError extends UriError {
  readonly _tag: 'FilePathError'
  readonly component: 'path'
  readonly reason: FilePathReason
}

const filePathError = (text: string, offset: number, reason: FilePathReason): Either<FilePathError, never> =>
  left({ _tag: 'FilePathError', text, offset, component: 'path', reason, ...SENTENCE_BY_REASON[reason] })

/** Windows removes dots and spaces from the end of a name: `.. ` is `..`. */
const DOTS_AND_SPACES = /^[. ]+$/

const FORBIDDEN = /%2f|%5c|%00|%3a|:/i

const REASON_BY_FORBIDDEN: { readonly [forbidden: string]: FilePathReason } = {
  '%2f': 'separator',
  '%5c': 'separator',
  '%00': 'nul',
  '%3a': 'colon',
  ':': 'colon',
}

/** Decodes the segment from `start` to `end`, if it is a safe name. */
const nameOf = (text: string, start: number, end: number): Either<FilePathError, string> => {
  const segment = text.slice(start, end)
  const forbidden = FORBIDDEN.exec(segment)
  if (forbidden !== null) {
    const reason = REASON_BY_FORBIDDEN[forbidden[0].toLowerCase()] as FilePathReason
    return filePathError(text, start + forbidden.index, reason)
  }
  const decoded = decode(segment)
  if (decoded._tag === 'Left') return filePathError(text, start + decoded.left.offset, 'utf-8')
  return DOTS_AND_SPACES.test(decoded.right) ? filePathError(text, start, 'traversal') : decoded
}

/** Without a name, the root is the working directory: `/a` below it must not become the absolute path `/a`. */
const withoutLastSlash = (root: string): string => {
  if (root === '') return '.'
  return root.endsWith('/') ? root.slice(0, -1) : root
}

/**
 * Turns the path of a URI into the path of a file below `root`: decodes each segment once, and joins the root and the
 * segments with `/`. A final `/` stays; an empty path is the root.
 *
 * Never resolves or normalizes. It refuses every path that would need it, that could lead out of the root, or that names
 * another file on some system: see `FilePathReason`. It does not know the links in your file system, nor the names that
 * Windows reserves for devices (`NUL`, `COM1`).
 *
 * Allocates: the `Either`, the path, and each segment.
 * Fails: at the percent-encoded octet or character that is refused, or at the start of its segment.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { safeFilePath } from 'uri-ts/http'
 *
 * const file = safeFilePath('/srv/www')
 * file(view(uri('http://a/caf%C3%A9/menu.html?q'))) //=> { _tag: 'Right', right: '/srv/www/café/menu.html' }
 *
 * const refused = file(view(uri('http://a/b%2F..%2F..%2Fetc/passwd')))
 * if (refused._tag === 'Left') refused.left.reason //=> 'separator'
 * if (refused._tag === 'Left') refused.left.offset //=> 10
 *
 * @category Files
 */
export const safeFilePath = (root: string): ((view: AnyView) => Either<FilePathError, string>) => {
  const prefix = withoutLastSlash(root)
  return (view) => {
    const { text, pathStart, pathEnd } = view
    if (pathStart === pathEnd) return right(root === '' ? prefix : root)
    if (text.charCodeAt(pathStart) !== SLASH) return filePathError(text, pathStart, 'rootless')
    let path = prefix
    for (let start = pathStart + 1; start <= pathEnd; ) {
      const end = segmentEnd(view, start)
      if (start === end && end < pathEnd) return filePathError(text, start, 'empty-segment')
      const name = nameOf(text, start, end)
      if (name._tag === 'Left') return name
      path += `/${name.right}`
      start = end + 1
    }
    return right(path)
  }
}
