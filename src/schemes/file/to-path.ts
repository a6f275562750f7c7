import type { Either } from '../../core/fp/either'
import { right } from '../../core/fp/either'
import { hostStart } from '../../core/model/bounds'
import { requireView, type View } from '../../core/model/view'
import { decodeIn, decodeUnreserved } from '../../core/percent/decode'
import { type FileUriError, fileUriError } from './file-uri-error'
import { type FileUri, pathError, serverEnd, serverStart } from './parse-file-uri'

/** Matches `%2F` and `%00`, which stand for the characters that a POSIX file name cannot contain: slash and NUL. */
const FORBIDDEN = /%(?:2f|00)/i

const FORBIDDEN_ON_WINDOWS = /%(?:2f|5c|00)/i

/** Decodes a part of the text. Returns an error if the part matches `forbidden`, or is not valid UTF-8. */
const decodePart = (text: string, start: number, end: number, forbidden: RegExp): Either<FileUriError, string> => {
  const found = forbidden.exec(text.slice(start, end))
  if (found !== null) return fileUriError(text, start + found.index, 'path', found[0] === '%00' ? 'nul' : 'separator')
  const name = decodeIn(text, start, end, false)
  return name._tag === 'Left' ? fileUriError(text, name.left.offset, 'path', 'utf-8') : name
}

/**
 * Returns whether the host is absent, empty or `localhost` (RFC 8089, section 2). A percent-encoded `localhost` counts
 * as `localhost`.
 */
const isLocal = (view: View): boolean => {
  const host = view.text.slice(hostStart(view), Math.max(view.hostEnd, 0))
  return host === '' || decodeUnreserved(host).toLowerCase() === 'localhost'
}

/**
 * Converts a file URI to a POSIX path by decoding the URI's path once. Dot segments are left unchanged. If the URI
 * comes from an untrusted source, call `normalize` first.
 *
 * Allocates the `Either` and the path. Throws a `TypeError` if the argument is not a view. Fails at a host that is
 * neither empty nor `localhost`, and at a path that begins with a drive or a server. `toPosixPath` fails at `%2F`, at
 * `%00`, and at octets that are not valid UTF-8.
 *
 * @example
 * import { fileUri, toPosixPath } from 'uri-ts/schemes'
 * import { view } from 'uri-ts'
 *
 * toPosixPath(view(fileUri('file:///home/caf%C3%A9'))) //=> { _tag: 'Right', right: '/home/café' }
 * toPosixPath(view(fileUri('file://server/share')))._tag //=> 'Left'
 *
 * @category Files
 */
export const toPosixPath = (view: View<FileUri>): Either<FileUriError, string> => {
  const { text, pathStart, pathEnd } = requireView(view)
  if (!isLocal(view)) return fileUriError(text, hostStart(view), 'host', 'host')
  if (text.startsWith('//', pathStart)) return fileUriError(text, pathStart, 'path', 'host')
  if (!text.startsWith('/', pathStart)) return fileUriError(text, pathStart, 'path', 'rootless')
  return decodePart(text, pathStart, pathEnd, FORBIDDEN)
}

/** Matches a drive before a slash (RFC 8089, appendix E.2). */
const DRIVE = /^\/?([A-Za-z])(?::|%3A)(?=\/)/i

const backslashes = (path: string): string => path.replaceAll('/', '\\')

/**
 * Matches a server name, but not the name of a drive or a device. `isNoServer` applies the same rule to percent-encoded
 * names.
 */
const SERVER = /^\.*[^\\/:?*"<>|\0- \x7f.][^\\/:?*"<>|\0- \x7f]*$/

/** Returns whether a string can be a server name. */
export const isServer = (name: string): boolean => SERVER.test(name)

/** Returns the Windows path, such as `\\server\share`, for a host and a path on that host. */
const onServer = (text: string, host: number, hostEnd: number, pathEnd: number): Either<FileUriError, string> => {
  const server = decodePart(text, host, hostEnd, FORBIDDEN_ON_WINDOWS)
  const path = decodePart(text, hostEnd, pathEnd, FORBIDDEN_ON_WINDOWS)
  if (server._tag === 'Left' || path._tag === 'Left') return server._tag === 'Left' ? server : path
  if (!isServer(server.right)) return fileUriError(text, host, 'host', 'server')
  return right(`\\\\${server.right}${backslashes(path.right)}`)
}

/**
 * Converts a file URI to a Windows path. Decodes the path once and replaces `/` with `\`. A Windows path begins with a
 * drive, such as `C:`, or with a server, such as `\\server`. Converts `file://server/share` and `file:////server/share`
 * to `\\server\share` (RFC 8089, appendix E.3). Dot segments are left unchanged. `toWindowsPath` accepts names such as
 * `NUL`, which Windows treats as devices. For paths from an untrusted source, use `safeFilePath` from `uri-ts/http`.
 *
 * Allocates the `Either` and the path. Throws a `TypeError` if the argument is not a view. Fails at the start of the
 * path if there is neither a drive nor a server. `toWindowsPath` fails at a host that is not a server name, at `%2F`,
 * `%5C` and `%00`, and at octets that are not valid UTF-8. Checks the path by the rules of `parseFileUri`, because
 * another function may have changed the path since the URI was parsed.
 *
 * @example
 * import { fileUri, toWindowsPath } from 'uri-ts/schemes'
 * import { view } from 'uri-ts'
 *
 * toWindowsPath(view(fileUri('file:///C:/a%20b'))) //=> { _tag: 'Right', right: 'C:\\a b' }
 * toWindowsPath(view(fileUri('file://server/share'))) //=> { _tag: 'Right', right: '\\\\server\\share' }
 *
 * @category Files
 */
export const toWindowsPath = (view: View<FileUri>): Either<FileUriError, string> => {
  const { text, hostEnd, pathStart, pathEnd } = requireView(view)
  const fault = pathError(view)
  if (fault !== undefined) return fault
  if (!isLocal(view)) return onServer(text, hostStart(view), hostEnd, pathEnd)
  const server = serverStart(view)
  if (server >= 0) return onServer(text, server, serverEnd(view, server), pathEnd)
  const path = text.slice(pathStart, pathEnd)
  const [all = '', letter = ''] = DRIVE.exec(path) ?? []
  if (letter === '') return fileUriError(text, pathStart, 'path', 'drive')
  const rest = decodePart(text, pathStart + all.length, pathEnd, FORBIDDEN_ON_WINDOWS)
  return rest._tag === 'Left' ? rest : right(`${letter}:${backslashes(rest.right)}`)
}
