import { equalsIgnoringCase } from '../core/grammar/ascii-case'
import { isUnitAt, SLASH } from '../core/grammar/code-units'
import { hasFileScheme, hasSpecialScheme } from '../core/grammar/special-scheme'
import type { Uri } from '../core/model/brands'
import type { View } from '../core/model/view'
import { findAuthorityEnd, scanScheme } from '../core/scanner/scan'
import type { BrowserOptions } from './browser-options'

/** The result of replacing the first `start` code units of a string with `prefix`. */
export interface Written {
  readonly text: string
  readonly start: number
  readonly prefix: string
}

const writeText = (text: string, start: number, prefix: string): Written => ({
  text: prefix + text.slice(start),
  start,
  prefix,
})

/** Converts an offset in the new text to an offset in the original string. */
export const offsetBeforeWrite = ({ start, prefix }: Written, offset: number): number =>
  offset < prefix.length ? Math.min(offset, start) : offset - prefix.length + start

/**
 * Returns a relative reference in RFC 3986 syntax. Adds `./` before a first segment that contains a colon, so that the
 * text before the colon is not read as a scheme (RFC 3986, section 4.2).
 */
const writtenRelative = (text: string, start: number): Written =>
  writeText(text, start, text.slice(start, findAuthorityEnd(text, start)).includes(':') ? './' : '')

/** Replaces each `\` with `/`, except in the query and the fragment. */
const withSlashes = (text: string): string => text.replace(/^[^?#]+/, (path) => path.replaceAll('\\', '/'))

const slashesEnd = (text: string, start: number): number => {
  let index = start
  while (isUnitAt(text, index, text.length, SLASH)) index++
  return index
}

/**
 * Writes exactly two slashes before the host, unless the URI is a `file` URI. In a `file` URI, keeps the slashes if
 * there are at least two, and writes `///` if there are fewer. The third slash begins the path.
 */
const writtenWhole = (text: string, start: number, isFile: boolean): Written => {
  const scheme = text.slice(0, start)
  const end = slashesEnd(text, start)
  if (!isFile) return writeText(text, end, `${scheme}//`)
  return end < start + 2 ? writeText(text, end, `${scheme}///`) : writeText(text, start, scheme)
}

/**
 * If browsers and RFC 3986 parsers read a string differently, converts the string to RFC 3986 syntax. How browsers read
 * a string depends on its scheme or, if it has none, on the base's scheme. If the scheme is special (http, https, ws,
 * wss, ftp or file), browsers treat `\` as a slash. They expect a host after the scheme or, if the string has no
 * scheme, after two or more slashes. Browsers ignore a special scheme that equals the base's scheme and is followed by
 * fewer than two slashes.
 */
export const writtenForRfc = (text: string, base: View<Uri> | undefined, options: BrowserOptions): Written => {
  const schemeEnd = scanScheme(text)
  const start = schemeEnd + 1
  const ownScheme = text.slice(0, Math.max(0, schemeEnd))
  const baseScheme = base === undefined ? '' : base.text.slice(0, base.schemeEnd)
  const scheme = schemeEnd < 0 ? baseScheme : ownScheme
  const isFile = hasFileScheme(scheme, scheme.length)
  if (!isFile && !hasSpecialScheme(scheme, scheme.length)) {
    return schemeEnd < 0 ? writtenRelative(text, 0) : writeText(text, 0, '')
  }
  const slashed = options.backslash === 'data' ? text : withSlashes(text)
  const isOfBase = equalsIgnoringCase(scheme, 0, scheme.length, baseScheme)
  return isOfBase && slashesEnd(slashed, start) < start + 2
    ? writtenRelative(slashed, start)
    : writtenWhole(slashed, start, isFile)
}
