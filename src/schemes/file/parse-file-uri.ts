import type { Narrowed, PossibleText } from '../../../types/core/model/possible-text'
import { hasScheme } from '../../core/components/comparisons'
import type { ParseError } from '../../core/errors/parse-error'
import type { Either } from '../../core/fp/either'
import { right } from '../../core/fp/either'
import { hostStart } from '../../core/model/bounds'
import type { AbsoluteUri } from '../../core/model/brands'
import { parseUri } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { type FileUriError, fileUriError } from './file-uri-error'

/**
 * A checked file URI (RFC 8089, section 2 and appendix E). A file URI contains no userinfo, port, query or fragment,
 * and its path is absolute. If `Text` is a literal, the compiler knows the exact string.
 *
 * @category Files
 */
export type FileUri<Text extends string = string> = AbsoluteUri<Text> & { readonly '~file': true }

const isFile = /* @__PURE__ */ hasScheme('file')

/**
 * Matches a drive letter, a colon and a slash at the beginning of a path. Such a path may directly follow the scheme
 * (RFC 8089, appendix E.2).
 */
const ON_DRIVE = /^[A-Za-z]:\//

/** Matches the two or three slashes before a server name in a path (RFC 8089, appendix E.3.2). */
const BEFORE_SERVER = /^\/{2,3}(?=[^/])/

/** Matches a raw or percent-encoded character that a server name must not contain (see `isServer`). */
const NOT_IN_SERVER = /[:*]|%(?:[01][\da-f]|2[02af]|3[acef]|5c|7[cf])/i

/** Returns whether a string cannot be a server name. A server name cannot consist only of dots. */
const isNoServer = (name: string): boolean => NOT_IN_SERVER.test(name) || !/[^.]/.test(name.replace(/%2e/gi, '.'))

/**
 * If the host is absent or empty, the path may contain a server name. Returns the offset of the server name, or -1 if
 * there is none.
 *
 * Allocates a slice of the text.
 */
export const serverStart = (view: View): number => {
  const { text, hostEnd, pathStart, pathEnd } = view
  const slashes = hostEnd > hostStart(view) ? null : BEFORE_SERVER.exec(text.slice(pathStart, pathEnd))
  return slashes === null ? -1 : pathStart + slashes[0].length
}

/** Returns the end of the server name that begins at `start`. The server name is a whole segment of the path. */
export const serverEnd = ({ text, pathEnd }: View, start: number): number => {
  const slash = text.indexOf('/', start)
  return slash < 0 || slash > pathEnd ? pathEnd : slash
}

const emptySegment = ({ text }: View, offset: number): Either<FileUriError, never> =>
  fileUriError(text, offset, 'path', 'empty-segment')

/** Returns whether a path contains two slashes, and therefore an empty segment, at `start`. */
const isDoubled = ({ text, pathEnd }: View, start: number): boolean =>
  start + 2 <= pathEnd && text.startsWith('//', start)

/**
 * Checks a path that begins with a server name. Returns the error, if any, in the server name or in the path after the
 * name.
 */
const serverError = (view: View, start: number): Either<FileUriError, never> | undefined => {
  const { text, pathEnd } = view
  const end = serverEnd(view, start)
  if (isNoServer(text.slice(start, end))) return fileUriError(text, start, 'host', 'server')
  if (end === pathEnd) return fileUriError(text, end, 'path', 'rootless')
  return isDoubled(view, end) ? emptySegment(view, end + 1) : undefined
}

/**
 * Returns the error for the first part of a view's path that violates the rules for file URIs, or `undefined` if the
 * path is valid. `toWindowsPath` also calls `pathError`, because another function, such as `normalize`, may have
 * changed the path since the URI was parsed.
 *
 * Allocates the error and some slices of the text.
 */
export const pathError = (view: View): Either<FileUriError, never> | undefined => {
  const { text, schemeEnd, hostEnd, pathStart } = view
  if (!text.startsWith('/', pathStart) && !(hostEnd < 0 && ON_DRIVE.test(text.slice(schemeEnd + 1)))) {
    return fileUriError(text, pathStart, 'path', 'rootless')
  }
  const server = serverStart(view)
  if (server >= 0) return serverError(view, server)
  return isDoubled(view, pathStart) ? emptySegment(view, pathStart + 1) : undefined
}

/** Returns the error for the first violation of RFC 8089 in a URI. */
const faultOf = (view: View): Either<FileUriError, never> | undefined => {
  const { text, userinfoEnd, hostEnd, pathStart, pathEnd, queryEnd } = view
  if (!isFile(view)) return fileUriError(text, 0, 'scheme', 'scheme')
  if (userinfoEnd >= 0) return fileUriError(text, userinfoEnd, 'userinfo', 'userinfo')
  if (hostEnd >= 0 && hostEnd < pathStart) return fileUriError(text, hostEnd, 'port', 'port')
  const fault = pathError(view)
  if (fault !== undefined) return fault
  if (queryEnd >= 0) return fileUriError(text, pathEnd, 'query', 'query')
  return pathEnd < text.length ? fileUriError(text, pathEnd, 'fragment', 'fragment') : undefined
}

/**
 * Parses a file URI such as `file:///a`, `file://localhost/a` or `file:/a`: `file-URI = "file" ":" file-hier-part` (RFC
 * 8089, section 2). Accepts a URI with a drive, such as `file:c:/a` or `file:///c:/a` (RFC 8089, appendix E.2). Accepts
 * a URI with a server, such as `file://server/share` or `file:////server/share` (RFC 8089, appendix E.3). A `|` after a
 * drive letter causes an error, because a URI must not contain a `|`.
 *
 * Allocates the `Either` and the view. Fails in the same cases as `parseUri`. Also fails at offset 0 if the scheme is
 * not `file`, and at the delimiter of any userinfo, port, query or fragment. Fails at the start of a path that is not
 * absolute, and at the second slash of a path whose first segment is empty. In a URI such as `file:////server/share`,
 * `parseFileUri` fails at a server name that `fromWindowsPath` refuses. If no path follows the server name, as in
 * `file:////server`, `parseFileUri` fails at the end of the name.
 *
 * @example
 * import { parseFileUri } from 'uri-ts/schemes'
 *
 * parseFileUri('file:///etc/hosts')._tag //=> 'Right'
 * const parsed = parseFileUri('file:///a?b')
 * if (parsed._tag === 'Left') parsed.left.offset //=> 9
 *
 * @category Files
 */
export const parseFileUri = (text: string): Either<ParseError | FileUriError, View<FileUri>> => {
  const parsed = parseUri(text)
  if (parsed._tag === 'Left') return parsed
  return faultOf(parsed.right) ?? right(parsed.right as View as View<FileUri>)
}

/**
 * Returns whether a value is a file URI that `parseFileUri` accepts.
 *
 * Allocates a temporary view, or a temporary error if the value is not a file URI.
 *
 * @example
 * import { isFileUri } from 'uri-ts/schemes'
 *
 * isFileUri('file:///etc/hosts') //=> true
 * isFileUri('file:etc/hosts') //=> false
 *
 * @category Files
 */
export const isFileUri = <Value>(text: PossibleText<Value, 'isFileUri'>): text is Narrowed<Value, FileUri> =>
  parseFileUri(text as string)._tag === 'Right'
