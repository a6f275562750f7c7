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

/** Returns an error if the path contains NUL or a lone surrogate. */
const nameError = (path: string): Either<FileUriError, never> | undefined => {
  const nul = path.indexOf('\0')
  if (nul >= 0) return fileUriError(path, nul, 'path', 'nul')
  const half = LONE_SURROGATE.exec(path)
  return half === null ? undefined : fileUriError(path, half.index, 'path', 'utf-8')
}

const viewOf = (text: string): Either<never, View<FileUri>> => right(view(text as FileUri))

/**
 * Converts an absolute POSIX path to a file URI, which consists of `file://` and the percent-encoded path. Dot segments
 * are left unchanged. Use `toPosixPath` for the opposite conversion.
 *
 * Allocates the returned `Either`, its view and the view's text. Throws a `TypeError` if the argument is not a string.
 * Fails at NUL, at a lone surrogate, and at the start of a path that is not absolute. `fromPosixPath` fails at the
 * second slash of a path that begins with two slashes, because POSIX lets each system define the meaning of such a
 * path.
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

/** Matches the drive and the first separator of a path, such as `C:\` in `C:\a`. */
const ON_DRIVE = /^[A-Za-z]:[\\/]/

/** Matches the beginning of a path on a server, such as `\\server` in `\\server\share`. */
const ON_SERVER = /^[\\/]{2}([^\\/]+)(?=[\\/]|$)/

/** Matches the beginning of a path that Windows passes to the system unchanged, such as `\\?\C:\a` or `\\.\COM1`. */
const DEVICE = /^[\\/]{2}[?.](?=[\\/]|$)/

/**
 * Returns the text that follows `file://` and represents a server. For the server `localhost`, the URI begins with
 * `file:////localhost`, because `file://localhost/share` would stand for a local path without a drive.
 */
const authorityOf = (server: string): string =>
  server.toLowerCase() === 'localhost' ? `//${server}` : encodeExcept(server, REG_NAME)

/**
 * Converts an absolute Windows path to a file URI. The path `C:\a b` becomes `file:///C:/a%20b`, and `\\server\share`
 * becomes `file://server/share` (RFC 8089, appendices E.2 and E.3). In a Windows path, a `/` separates names just as a
 * `\` does. Dot segments are left unchanged. `toWindowsPath` is the inverse of `fromWindowsPath`, except that
 * `toWindowsPath` writes every separator as `\` and adds a `\` after a server without a path.
 *
 * Allocates the returned `Either`, its view and the view's text. Throws a `TypeError` if the argument is not a string.
 * Fails at the start of a path that begins with `\\?\` or `\\.\`. Fails at the start of a path that begins neither with
 * a server nor with a drive and a separator. `fromWindowsPath` fails at an invalid server name, at an empty name
 * directly after the server, at NUL, and at a lone surrogate.
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
