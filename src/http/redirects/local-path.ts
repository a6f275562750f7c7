/*
 * The functions in this file check whether a path stays within the site and is therefore a safe target for a redirect.
 */
import type { Narrowed, PossibleText } from '../../../types/core/model/possible-text'
import { characterError, type ParseError } from '../../core/errors/parse-error'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import { BACKSLASH, PERCENT, SEMICOLON, SLASH } from '../../core/grammar/code-units'
import { isDotSegment } from '../../core/grammar/dot-segment'
import { decodedAt, equalsOctets, widthAt } from '../../core/grammar/octet-cursor'
import { octetAt } from '../../core/grammar/percent-encoded'
import type { RelativeRef } from '../../core/model/brands'
import { isRelativeRef, parseRelativeRef } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { encodedTwiceEnd } from '../guards/ambiguous-path'
import { isControlOctet } from '../guards/control-octets'
import { DOUBLE_SLASH, ENCODED_TWICE, NO_CONTROLS, ONE_SLASH } from './messages'

/**
 * A string that `isLocalPath` accepts: a path within the site, with an optional query and fragment. If a parameter has
 * the type `LocalPath`, a call with an unchecked string does not compile.
 *
 * @category Redirects
 */
export type LocalPath<Text extends string = string> = RelativeRef<Text> & { readonly '~local': true }

const isSlash = (octet: number): boolean => octet === SLASH || octet === BACKSLASH

/**
 * Returns the offset of an octet that could make a program read the path as beginning with `//` or `/\`. Returns -1 if
 * there is no such octet. Programs differ in whether they end a segment at `%2F` and `%5C`, and in whether they decode
 * a path before or after removing its dot segments. `depth` is the smallest number of preceding segments that any
 * program could count. Every `..` decreases `depth`. If `%2F` or `%5C` divides a segment into several names, only one
 * of the names increases `depth`. Empty segments do not increase `depth`, because some programs merge slashes. A
 * control character at the start of a segment counts as a slash, because browsers drop line breaks and tabs and would
 * therefore read `/<TAB>/a` as `//a`. A segment is treated as ending at its first `;`, because some programs remove
 * path parameters such as `;v=1`. After a `;`, names do not increase `depth` until the next raw `/`. The query is
 * treated as part of the path, because `path.normalize` does not recognize queries.
 *
 * Allocates nothing.
 */
const findDoubleSlash = (text: string): number => {
  let depth = 0
  let start = 1
  let hasName = false
  let parameter = -1
  for (let index = 1; index < text.length; index += widthAt(text, index)) {
    const octet = decodedAt(text, index)
    if (octet === SEMICOLON && parameter < 0) parameter = index
    const isEnd = isSlash(octet) || octet === SEMICOLON
    if (index === start && depth === 0 && (isEnd || isControlOctet(octet))) return index
    if (!isSlash(octet)) continue
    const end = parameter < 0 ? index : parameter
    if (equalsOctets(text, start, end, '..', 0, 2)) depth = Math.max(0, depth - 1)
    else if (!hasName && end > start && !isDotSegment(text, start, end)) {
      depth++
      hasName = true
    }
    if (parameter >= 0) hasName = true
    if (text.charCodeAt(index) === SLASH) hasName = false
    start = index + widthAt(text, index)
    parameter = -1
  }
  return -1
}

/**
 * Returns the offset of the first percent-encoded octet that is not allowed in a path within the site, or -1 if there
 * is no such octet. Allocates nothing.
 */
const findOctet = (text: string, end: number): number => {
  for (let index = text.indexOf('%'); index >= 0 && index < end; index = text.indexOf('%', index + 3)) {
    if (isControlOctet(octetAt(text, index)) || encodedTwiceEnd(text, index, end) >= 0) return index
  }
  return -1
}

/**
 * Returns the offset of the error in a path, or -1 if there is no error. The path must begin with `/`, end at `end`,
 * and be part of a valid reference. Allocates nothing.
 */
export const findFault = (text: string, end: number): number => {
  const octet = findOctet(text, end)
  return octet >= 0 ? octet : findDoubleSlash(text)
}

/** Returns the end of the path in a relative reference without an authority. Allocates nothing. */
const pathEndOf = (text: string): number => {
  const query = text.indexOf('?')
  const hash = text.indexOf('#')
  if (query < 0) return hash < 0 ? text.length : hash
  return hash < 0 ? query : Math.min(query, hash)
}

const beginsWithOneSlash = (text: string): boolean => text.charCodeAt(0) === SLASH && text.charCodeAt(1) !== SLASH

/**
 * Returns whether `text` is a path within the site, such as `/account?tab=2`, and therefore a safe target for a
 * redirect. A path within the site is a relative reference (RFC 3986, section 4.2) that begins with a single `/` and
 * cannot lead to another site. Returns `false` for any value that is not a string, and for the following strings:
 *
 * - anything that is not a relative reference: `/\a`, `/<TAB>/a`, or a string with spaces or non-ASCII characters;
 *   browsers read `\` as `/` and drop tabs;
 * - `//a`, and any path that begins with `//` once its dot segments are removed: `/.//a`, `/..//a`, `/a/%2e%2e//b`. For
 *   `/.//a`, a browser would stay on the site, but a program that forwards the path may read the beginning of the path
 *   as a host.
 * - any path that begins with `//` or `/\` once a framework decodes it, before or after its dot segments are removed:
 *   `/%2Fa`, `/%5Ca`, `/a/..%2F%2Fb`, `/a%2Fb/../%2Fc`;
 * - any path that begins with `//` once a server removes its path parameters: `/;/evil.test`, `/..;//a`;
 * - a path with a percent-encoded control character, such as `/%09/a`: browsers drop some control characters once they
 *   are decoded;
 * - a path with an octet that is percent-encoded twice, such as `%252F`: a second decoding may produce a delimiter.
 *
 * The query and the fragment may contain `//` and any percent-encoded octet. However, the string `/?a/../..//b` is
 * refused, because a program that removes dot segments from the whole string would get `//b`.
 *
 * Allocates nothing.
 *
 * @example
 * import { isLocalPath } from 'uri-ts/http'
 *
 * isLocalPath('/account?tab=2') //=> true
 * isLocalPath('//evil.test/') //=> false
 * isLocalPath('/\\evil.test') //=> false
 * isLocalPath('/.//evil.test') //=> false
 * isLocalPath('/%2Fevil.test') //=> false
 * isLocalPath('https://evil.test/') //=> false
 *
 * @category Redirects
 */
export const isLocalPath = <Value>(text: PossibleText<Value, 'isLocalPath'>): text is Narrowed<Value, LocalPath> =>
  typeof text === 'string' && beginsWithOneSlash(text) && isRelativeRef(text) && findFault(text, pathEndOf(text)) < 0

const reasonAt = (text: string, offset: number): string => {
  const octet = decodedAt(text, offset)
  if (isControlOctet(octet)) return NO_CONTROLS
  return octet === PERCENT ? ENCODED_TWICE : DOUBLE_SLASH
}

/** Parses a path that `isLocalPath` accepts. Allocates the returned `Either` and its view. */
export const parseLocalPath = (text: string): Either<ParseError, View<LocalPath>> => {
  const parsed = parseRelativeRef(text)
  if (parsed._tag === 'Left') return parsed
  const { pathEnd, hostEnd, queryEnd } = parsed.right
  if (!beginsWithOneSlash(text)) return left(characterError(text, hostEnd < 0 ? 0 : 1, 'path', ONE_SLASH))
  const fault = findFault(text, pathEnd)
  if (fault < 0) return right(parsed.right as View<LocalPath>)
  const component = fault < pathEnd ? 'path' : fault < queryEnd ? 'query' : 'fragment'
  return left(characterError(text, fault, component, reasonAt(text, fault)))
}
