import { requireText } from '../../core/errors/require-text'
import type { Either } from '../../core/fp/either'
import { right } from '../../core/fp/either'
import { PATH, REG_NAME } from '../../core/grammar/character-table'
import { view } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { encodeExcept, LONE_SURROGATE } from '../../core/percent/encode'
import { type FileUriError, fileUriError } from './file-uri-error'
import type { FileUri } from './parse-file-uri'
import { isServer } from './to-path'

/** The error for a path with a character that no name can contain. */
const nameError = (path: string): Either<FileUriError, never> | undefined => {
  const nul = path.indexOf('\0')
  if (nul >= 0) return fileUriError(path, nul, 'path', 'nul')
  const half = LONE_SURROGATE.exec(path)
  return half === null ? undefined : fileUriError(path, half.index, 'path', 'utf-8')
}

const viewOf = (text: string): Either<never, View<FileUri>> => right(view(text as FileUri))

/**
 * Turns an absolute path of POSIX into a file URI: `file://` and the path, percent-encoded. Dot segments stay as they are.
 * `toPosixPath` is the inverse.
 *
 * Allocates: the `Either`, the text and the view. Throws a `TypeError` if the argument is not a string.
 * Fails: at the start of a path that is not absolute; at the second slash of one that begins with two, which POSIX leaves to
 * each system; at NUL, and at half of a surrogate pair.
 *
 * @example
 * import { fromPosixPath } from 'uri-ts/schemes'
 *
 * const made = fromPosixPath('/home/50% café?')
 * if (made._tag === 'Right') made.right.text //=> 'file:///home/50%25%20caf%C3%A9%3F'
 *
 * @category Files
 */
export const fromPosixPath = (path: string): Either<FileUriError, View<FileUri>> => {
  if (!requireText(path).startsWith('/')) return fileUriError(path, 0, 'path', 'rootless')
  if (path.startsWith('//')) return fileUriError(path, 1, 'path', 'empty-segment')
  return nameError(path) ?? viewOf(`file://${encodeExcept(path, PATH)}`)
}

/** A path on a drive. */
const ON_DRIVE = /^[A-Za-z]:[\\/]/

/** A path on a server: `\\server\share`. */
const ON_SERVER = /^[\\/]{2}([^\\/]+)(?=[\\/]|$)/

/** A path that Windows hands to the system as it is, such as `\\?\C:\a` or `\\.\COM1`. */
const DEVICE = /^[\\/]{2}[?.](?=[\\/]|$)/

/** `file:////` keeps `\\localhost` apart from files of this host, which have no drive. */
const authorityOf = (server: string): string =>
  server.toLowerCase() === 'localhost' ? `//${server}` : encodeExcept(server, REG_NAME)

/**
 * Turns an absolute path of Windows into a file URI: `C:\a b` becomes `file:///C:/a%20b`, and `\\server\share` becomes
 * `file://server/share` (RFC 8089, E.2 and E.3). `/` also separates names. Dot segments stay as they are.
 * `toWindowsPath` is the inverse, except that it writes `\` for each separator, and adds one after a server without a
 * path.
 *
 * Allocates: the `Either`, the text and the view. Throws a `TypeError` if the argument is not a string.
 * Fails: at the start of a path with neither a drive and a separator nor a server, and of `\\?\` and `\\.\`; at a server name
 * that is not valid; where the first name after the server is empty; at NUL, and at half of a surrogate pair.
 *
 * @example
 * import { fromWindowsPath } from 'uri-ts/schemes'
 *
 * const made = fromWindowsPath('C:\\a b\\c')
 * if (made._tag === 'Right') made.right.text //=> 'file:///C:/a%20b/c'
 *
 * @category Files
 */
export const fromWindowsPath = (path: string): Either<FileUriError, View<FileUri>> => {
  const fault = nameError(requireText(path))
  if (fault !== undefined) return fault
  if (ON_DRIVE.test(path)) return viewOf(`file:///${encodeExcept(path.replaceAll('\\', '/'), PATH)}`)
  if (DEVICE.test(path)) return fileUriError(path, 0, 'path', 'device')
  const [all = '', server = ''] = ON_SERVER.exec(path) ?? []
  if (server === '') return fileUriError(path, 0, 'path', 'drive')
  if (!isServer(server)) return fileUriError(path, 2, 'host', 'server')
  const rest = encodeExcept(path.slice(all.length).replaceAll('\\', '/'), PATH)
  if (rest.startsWith('//')) return fileUriError(path, all.length + 1, 'path', 'empty-segment')
  return viewOf(`file://${authorityOf(server)}${rest === '' ? '/' : rest}`)
}
