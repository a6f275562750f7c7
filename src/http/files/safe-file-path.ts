import { segmentEnd } from '../../components/segments'
import type { UriError } from '../../errors/uri-error'
import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { AnyView } from '../../model/view'
import { decode } from '../../percent/decode'

/** The halves of the sentence for each reason. */
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
 * Why a path is not that of a file below a root: it is not absolute (`rootless`); its octets are not UTF-8 (`utf-8`); a
 * segment but the last is empty (`empty-segment`), or one is, decoded, nothing but dots and spaces (`traversal`), or holds
 * `/` or `\` (`separator`), `:` (`colon`: a drive or, on NTFS, a stream), or a NUL (`nul`).
 *
 * @category Errors
 */
export type FilePathReason = keyof typeof SENTENCE_BY_REASON

/**
 * Why a path is not that of a file below a root, and where.
 *
 * @category Errors
 */
export interface FilePathError extends UriError {
  readonly _tag: 'FilePathError'
  readonly component: 'path'
  readonly reason: FilePathReason
}

const failure = (text: string, offset: number, reason: FilePathReason): Either<FilePathError, never> =>
  left({ _tag: 'FilePathError', text, offset, component: 'path', reason, ...SENTENCE_BY_REASON[reason] })

const SLASH = 47

/** Windows drops dots and spaces at the end of a name, so that `.. ` is `..` there. */
const DOTS = /^[. ]+$/

/** The first of these in a segment, encoded or not, is refused. */
const REFUSED = /%2f|%5c|%00|%3a|:/i

const REASON_OF: { readonly [found: string]: FilePathReason } = {
  '%2f': 'separator',
  '%5c': 'separator',
  '%00': 'nul',
  '%3a': 'colon',
  ':': 'colon',
}

/** The segment from `start` to `end`, decoded, unless something is wrong with it. */
const nameOf = (text: string, start: number, end: number): Either<FilePathError, string> => {
  const segment = text.slice(start, end)
  const refused = REFUSED.exec(segment)
  if (refused !== null) {
    return failure(text, start + refused.index, REASON_OF[refused[0].toLowerCase()] as FilePathReason)
  }
  const decoded = decode(segment)
  if (decoded._tag === 'Left') return failure(text, start + decoded.left.offset, 'utf-8')
  return DOTS.test(decoded.right) ? failure(text, start, 'traversal') : decoded
}

/** A root without the slash after it; without a name it is where the program runs. */
const withoutSlash = (root: string): string => {
  if (root === '') return '.'
  return root.endsWith('/') ? root.slice(0, -1) : root
}

/**
 * The path of a file below `root`: the root, and the segments of the path, decoded once, all joined by `/`. Nothing is
 * resolved or normalized: a path that would need it is refused, and so is all that could lead out of the root or name
 * another file on some system (see `FilePathReason`). A `/` at the end stays; an empty path is the root.
 *
 * Links in the file system, and the names that Windows keeps for devices (`NUL`, `COM1`), are not seen here.
 *
 * Allocates: the `Either`, the path, and parts of it on the way.
 * Fails: at the triplet or character that is refused, or where its segment starts.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { safeFilePath } from 'uri-ts/http'
 *
 * const file = safeFilePath('/srv/www')
 * file(view(uri('http://a/caf%C3%A9/menu.html?q'))) //=> { _tag: 'Right', right: '/srv/www/café/menu.html' }
 * file(view(uri('http://a/b%2F..%2F..%2Fetc/passwd'))) //=> { _tag: 'Left', left: { _tag: 'FilePathError', text: 'http://a/b%2F..%2F..%2Fetc/passwd', offset: 10, reason: 'separator' } }
 *
 * @category Files
 */
export const safeFilePath = (root: string): ((view: AnyView) => Either<FilePathError, string>) => {
  const prefix = withoutSlash(root)
  return (view) => {
    const { text, pathStart, pathEnd } = view
    if (pathStart === pathEnd) return right(root === '' ? prefix : root)
    if (text.charCodeAt(pathStart) !== SLASH) return failure(text, pathStart, 'rootless')
    let path = prefix
    for (let start = pathStart + 1; start <= pathEnd; ) {
      const end = segmentEnd(view, start)
      if (start === end && end < pathEnd) return failure(text, start, 'empty-segment')
      const name = nameOf(text, start, end)
      if (name._tag === 'Left') return name
      path += `/${name.right}`
      start = end + 1
    }
    return right(path)
  }
}
