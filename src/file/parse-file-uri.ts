import { hasScheme } from '../components/comparisons'
import type { ParseError } from '../errors/parse-error'
import type { Either } from '../fp/either'
import { right } from '../fp/either'
import { hostStart } from '../model/bounds'
import type { AbsoluteUri } from '../model/brands'
import { parseUri } from '../model/parse'
import type { View } from '../model/view'
import { type FileUriError, fileUriError } from './file-uri-error'

/**
 * A URI that is a `file-URI` (RFC 8089, 2 and appendix E): it has neither userinfo nor a port, query or fragment, and its path
 * is absolute. If `Text` is a literal, the compiler knows it.
 *
 * @category Files
 */
export type FileUri<Text extends string = string> = AbsoluteUri<Text> & { readonly '~file': true }

const isFile = /* @__PURE__ */ hasScheme('file')

/** `drive-letter path-absolute` (E.2), which may follow the scheme. */
const ON_DRIVE = /^[A-Za-z]:\//

/** A path whose first segment is empty: two or three slashes may stand before a server (E.3.2), but no more. */
const EMPTY_SEGMENT = /^\/{2,3}$|^\/{4}/

/** Returns whether the URI has a host that is not empty. */
const isOnHost = (view: View): boolean => view.hostEnd > hostStart(view)

const pathError = (view: View): Either<FileUriError, never> | undefined => {
  const { text, schemeEnd, hostEnd, pathStart, pathEnd } = view
  const path = text.slice(pathStart, pathEnd)
  if (!path.startsWith('/') && !(hostEnd < 0 && ON_DRIVE.test(text.slice(schemeEnd + 1)))) {
    return fileUriError(text, pathStart, 'path', 'rootless')
  }
  const isEmpty = isOnHost(view) ? path.startsWith('//') : EMPTY_SEGMENT.test(path)
  return isEmpty ? fileUriError(text, pathStart + 1, 'path', 'empty-segment') : undefined
}

/** The first rule of RFC 8089 that a URI breaks, from left to right. */
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
 * Parses a `file-URI = "file" ":" file-hier-part` (RFC 8089, 2): `file:///a`, `file://localhost/a`, `file:/a`; with appendix E
 * also `file:c:/a`, `file:///c:/a`, and paths on servers, `file://server/share` and `file:////server/share`. The `|` of old
 * drives is refused, as in every URI.
 *
 * Allocates: the `Either` and the view. Fails: as `parseUri`; at offset 0 if the scheme is another one; at the `@` of
 * userinfo, the `:` of a port, the `?` of a query, the `#` of a fragment; where a path begins that is not absolute, or whose
 * first segment is empty.
 *
 * @example
 * import { parseFileUri } from 'uri-ts/file'
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
 * Returns whether a value is a `file-URI`, as `parseFileUri` reads it.
 *
 * Allocates: a view, for a moment; an error, if it is none.
 *
 * @example
 * import { isFileUri } from 'uri-ts/file'
 *
 * isFileUri('file:///etc/hosts') //=> true
 * isFileUri('file:etc/hosts') //=> false
 *
 * @category Files
 */
export const isFileUri = (text: unknown): text is FileUri => parseFileUri(text as string)._tag === 'Right'
