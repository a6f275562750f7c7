import { segmentEnd } from '../../core/components/segments'
import { Failure } from '../../core/errors/failures'
import { requireKnown, requireOneOf } from '../../core/errors/require-known'
import { refuseMore } from '../../core/errors/require-text'
import type { UriError } from '../../core/errors/uri-error'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import { ownProperties } from '../../core/fp/own'
import { SLASH } from '../../core/grammar/code-units'
import { requireView, type UriView } from '../../core/model/view'
import { decode } from '../../core/percent/decode'

const SENTENCE_BY_REASON = {
  rootless: { problem: 'does not begin an absolute path', expected: 'a file is below the root' },
  'utf-8': { problem: 'begins octets that are not UTF-8', expected: 'a file name is valid UTF-8' },
  'empty-segment': { problem: 'begins an empty segment', expected: 'only the last one may be empty' },
  traversal: { problem: 'begins a segment of dots', expected: 'segments cannot be . or ..' },
  separator: { problem: 'is a separator when decoded', expected: 'a segment is one name' },
  colon: { problem: 'is not allowed', expected: 'a name has no drive and no stream' },
  nul: { problem: 'ends a name', expected: 'a name has no NUL' },
  control: { problem: 'is a control character when decoded', expected: 'a file name has no control characters' },
  character: { problem: 'is not allowed when decoded', expected: 'a name on Windows has none of <>"|?*' },
  'trailing-dot': { problem: 'begins a name that ends with a dot or a space', expected: 'Windows removes these' },
  device: { problem: 'begins the name of a device of Windows', expected: 'a file has another name' },
  'short-name': { problem: 'begins a short name of Windows', expected: 'a file is asked for by its long name' },
  'dot-file': { problem: 'begins a name with a dot', expected: 'hidden files are not served' },
} as const

/**
 * The reason why `safeFilePath` refuses a path:
 *
 * - `rootless`: the path is not absolute.
 * - `utf-8`: the decoded octets of the path are not valid UTF-8.
 * - `empty-segment`: a segment other than the last is empty.
 * - `traversal`: a decoded segment consists only of dots and spaces.
 * - `separator`: a decoded segment contains `/` or `\`.
 * - `nul`: a decoded segment contains NUL.
 * - `control`: a decoded segment contains an ASCII control character other than NUL.
 *
 * The following reasons do not apply if the `windows` option is `false`:
 *
 * - `colon`: a decoded segment contains `:`. On Windows, a colon follows a drive letter or precedes the name of an NTFS
 *   stream.
 * - `character`: a decoded segment contains one of `<>"|?*`, which Windows does not allow in names. Some programs read
 *   `*` and `?` as wildcards.
 * - `trailing-dot`: a decoded segment ends with a dot or a space, which Windows removes.
 * - `device`: a decoded segment names a Windows device, such as `NUL`, `com1.txt` or `COM¹`.
 * - `short-name`: a decoded segment, such as `SECRE~1.TXT`, looks like the short name of a file with a long name. A
 *   short name without its extension has at most eight characters and ends with `~` and a number. The extension, if
 *   any, has at most three characters.
 *
 * The following reason applies only if the `dotFiles` option is `false`:
 *
 * - `dot-file`: a decoded segment begins with a dot.
 *
 * @category Errors
 */
export type FilePathReason = keyof typeof SENTENCE_BY_REASON

/**
 * Describes why `safeFilePath` refuses a path, and where the error is.
 *
 * @category Errors
 */
export interface FilePathError extends UriError {
  readonly _tag: 'FilePathError'
  readonly component: 'path'
  readonly reason: FilePathReason
}

const filePathError = (text: string, offset: number, reason: FilePathReason): Either<FilePathError, never> => {
  const { problem, expected } = ownProperties<Partial<UriError>>(SENTENCE_BY_REASON[reason])
  return left(new Failure('FilePathError', text, offset, 'path', reason, problem, expected))
}

/**
 * The root folder, and options that determine which file names are accepted below the root.
 *
 * @category Files
 */
export interface FileRoot {
  readonly root: string
  /**
   * If `windows` is `true`, names that have a special meaning on Windows are refused. The `windows` option is `true` by
   * default, because a program may later run on Windows.
   */
  readonly windows?: boolean | undefined
  /**
   * If `dotFiles` is `true`, names that begin with a dot, such as `.env` and `.git`, are accepted. By default, such
   * names are accepted so that files in `/.well-known/` can be served.
   */
  readonly dotFiles?: boolean | undefined
}

/**
 * Matches a name that consists only of dots and spaces. Windows removes trailing dots and spaces, so such a name can
 * act as a dot segment.
 */
const DOTS_AND_SPACES = /^[. ]+$/

const FORBIDDEN = /%(?:2f|5c|[01][\da-f]|7f)/i

const FORBIDDEN_ON_WINDOWS = /%(?:2f|5c|[01][\da-f]|7f|3a|3c|3e|22|7c|3f|2a)|[:*]/i

const REASON_BY_FORBIDDEN: { readonly [forbidden: string]: FilePathReason } = {
  '%2f': 'separator',
  '%5c': 'separator',
  '%00': 'nul',
  '%3a': 'colon',
  ':': 'colon',
  '%3c': 'character',
  '%3e': 'character',
  '%22': 'character',
  '%7c': 'character',
  '%3f': 'character',
  '%2a': 'character',
  '*': 'character',
}

/**
 * Matches the name of a Windows device. A device name denotes the device even if the name is followed by spaces or an
 * extension. In device names, Windows reads `¹`, `²` and `³` as digits.
 */
const DEVICE = /^(?:aux|con|nul|prn|clock\$|conin\$|conout\$|(?:com|lpt)[\d\xb9\xb2\xb3])(?:$|[ .])/i

/**
 * Matches the short name that Windows gives to a file with a long name. Without its extension, a short name has at most
 * eight characters, and ends with `~` and a number. The extension, if there is one, consists of a dot and at most three
 * characters. The part before the last `~` is usually the beginning of the long name, so it may itself contain `~`, as
 * in `FOO~BA~1`. In some short names, the part before the last `~` is empty, or consists of two characters and four
 * hexadecimal digits (`GI7EBA~1`).
 */
const SHORT_NAME = /^(?=[^.]{1,8}(?:\.[^.]{0,3})?$)[^.]{0,6}~\d{1,6}(?:\.|$)/

const windowsReason = (name: string): FilePathReason | undefined => {
  if (/[. ]$/.test(name)) return 'trailing-dot'
  if (DEVICE.test(name)) return 'device'
  return SHORT_NAME.test(name) ? 'short-name' : undefined
}

/** Returns the reason why a decoded name is refused, or `undefined` if the name is accepted. */
const nameReason = (name: string, { windows = true, dotFiles = true }: FileRoot): FilePathReason | undefined => {
  if (DOTS_AND_SPACES.test(name)) return 'traversal'
  const reason = windows ? windowsReason(name) : undefined
  return reason ?? (!dotFiles && name.startsWith('.') ? 'dot-file' : undefined)
}

/** Decodes the segment from `start` to `end` and checks that it is a safe name. */
const nameOf = (text: string, start: number, end: number, options: FileRoot): Either<FilePathError, string> => {
  const segment = text.slice(start, end)
  const forbidden = (options.windows === false ? FORBIDDEN : FORBIDDEN_ON_WINDOWS).exec(segment)
  if (forbidden !== null) {
    const reason = REASON_BY_FORBIDDEN[forbidden[0].toLowerCase()] ?? 'control'
    return filePathError(text, start + forbidden.index, reason)
  }
  const decoded = decode(segment)
  if (decoded._tag === 'Left') return filePathError(text, start + decoded.left.offset, 'utf-8')
  const reason = nameReason(decoded.right, options)
  return reason === undefined ? decoded : filePathError(text, start, reason)
}

/**
 * Matches a path that consists of plain names, none of which is a device name. Such a path is accepted unchanged,
 * without decoding.
 */
const PLAIN = /^(?:\/(?!(?:aux|con|nul|prn|com\d|lpt\d)(?:[./]|$))[\w-]+(?:\.[\w-]+)*)+\/?$/i

/**
 * The maximum length of a path that is matched against `PLAIN`. For a longer path, the regex engine could run out of
 * stack, because it needs stack space for each name in the path.
 */
const MOST_PLAIN = 1000

/**
 * Returns the root without a trailing slash. An empty root means the working directory. With an empty root, the URI
 * path `/a` becomes `./a`, not the absolute file path `/a`.
 */
const withoutLastSlash = (root: string): string => {
  if (root === '') return '.'
  return root.endsWith('/') ? root.slice(0, -1) : root
}

/**
 * Converts a URI's path to a file path below `root`. Decodes each segment once, and joins the root and the segments
 * with `/`. A final `/` is kept, and an empty path becomes the root.
 *
 * `safeFilePath` never resolves or normalizes a path. It refuses a path that would have to be normalized, that could
 * lead out of the root, or that names a different file on some systems (see `FilePathReason`). If the files are never
 * read on Windows, set `windows: false`. To also refuse hidden files such as `/.git/config`, set `dotFiles: false`.
 *
 * Your program must still handle links that lead out of the root, names that are too long, and files that do not exist.
 * In some file systems, names that differ only in case or Unicode normalization denote the same file.
 *
 * Allocates the returned `Either`, the file path and its segments. Throws a `TypeError` for an unknown option, and for
 * an option with an invalid value. Fails at a refused character, at a refused percent-encoded octet, or at the start of
 * a refused segment.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { safeFilePath } from 'uri-ts/http'
 *
 * const file = safeFilePath('/srv/www')
 * file(view('http://a/caf%C3%A9/menu.html?q')) //=> { _tag: 'Right', right: '/srv/www/café/menu.html' }
 *
 * const refused = file(view('http://a/b%2F..%2F..%2Fetc/passwd'))
 * if (refused._tag === 'Left') refused.left.reason //=> 'separator'
 * if (refused._tag === 'Left') refused.left.offset //=> 10
 *
 * safeFilePath({ root: '/srv/www', dotFiles: false })(view('http://a/.env'))._tag //=> 'Left'
 *
 * @category Files
 */
export const safeFilePath: (folder: string | FileRoot) => (view: UriView) => Either<FilePathError, string> = (
  folder,
  more?: unknown,
) => {
  refuseMore(more)
  const given: FileRoot = typeof folder === 'string' ? { root: folder } : folder
  const options = requireKnown(given, ['root', 'windows', 'dotFiles'])
  const { root } = options
  if (typeof root !== 'string') throw new TypeError("the option 'root' is a string")
  requireOneOf('windows', options.windows, [true, false])
  requireOneOf('dotFiles', options.dotFiles, [true, false])
  const prefix = withoutLastSlash(root)
  return (view) => {
    const { text, pathStart, pathEnd } = requireView(view)
    if (pathStart === pathEnd) return right(root === '' ? prefix : root)
    const raw = text.slice(pathStart, pathEnd)
    if (raw.length <= MOST_PLAIN && PLAIN.test(raw)) return right(prefix + raw)
    if (text.charCodeAt(pathStart) !== SLASH) return filePathError(text, pathStart, 'rootless')
    let path = prefix
    for (let start = pathStart + 1; start <= pathEnd; ) {
      const end = segmentEnd(view, start)
      if (start === end && end < pathEnd) return filePathError(text, start, 'empty-segment')
      const name = nameOf(text, start, end, options)
      if (name._tag === 'Left') return name
      path += `/${name.right}`
      start = end + 1
    }
    return right(path)
  }
}
