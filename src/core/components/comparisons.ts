/* This file exports functions, such as `hasHost` and `hasPathPrefix`, that test one component of a view. */
import { hidePassword } from '../errors/hide-password'
import { refuseMore, requireSegments, requireText } from '../errors/require-text'
import { equalsIgnoringCase } from '../grammar/ascii-case'
import { PCHAR } from '../grammar/character-table'
import { lowerCaseUnit, PERCENT, SLASH } from '../grammar/code-units'
import { equalsOctets } from '../grammar/octet-cursor'
import { octetAt } from '../grammar/percent-encoded'
import { startOfHost } from '../model/bounds'
import { type AnyView, requireView, type UriView } from '../model/view'
import { encodeExcept } from '../percent/encode'
import { segmentEnd } from './segments'

/**
 * Matches a comma, or a delimiter that can follow a scheme or a host in a URI. A scheme contains none of these
 * characters. The comma is included, because JavaScript converts an array of schemes to a comma-separated string.
 */
const DELIMITER = /[:,/?#]/

/** Matches a host. Only a host in brackets can contain a colon. */
const HOST = /^(\[[^\]]*])?[^:/?#@]*$/

/**
 * Returns whether the scheme is one of the `expected` schemes. Ignores case (RFC 3986, section 3.1).
 *
 * Allocates the returned function, which allocates nothing. Throws a `TypeError` if an argument, such as `http:`, is
 * not a scheme.
 *
 * @example
 * import { hasScheme, view } from 'uri-ts'
 *
 * hasScheme('https')(view('HTTPS://a')) //=> true
 * hasScheme('http', 'https')(view('ftp://a')) //=> false
 *
 * @category Tests
 */
export const hasScheme = (...expected: readonly [string, ...string[]]): ((view: AnyView) => boolean) => {
  const [first, ...others] = expected
  for (const scheme of expected)
    if (DELIMITER.test(scheme))
      throw new TypeError(`hasScheme: '${hidePassword(scheme)}' is not a scheme, such as http`)
  requireText(first)
  return (view) => {
    const { text, schemeEnd } = requireView(view)
    if (equalsIgnoringCase(text, 0, schemeEnd, first)) return true
    for (const scheme of others) if (equalsIgnoringCase(text, 0, schemeEnd, scheme)) return true
    return false
  }
}

/**
 * Matches `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"` (RFC 3986, section 2.3). `UNRESERVED` is a regular
 * expression, so `hasHost` does not add the table of character classes to a bundle.
 */
const UNRESERVED = /[\w.~-]/

/**
 * Decodes the unreserved characters in a host (RFC 3986, section 6.2.2.2), and writes ASCII letters in lower case. If a
 * `%` does not begin a percent-encoded octet, doubles the `%`, so that the result cannot equal any host.
 */
const comparableHost = (host: string): string =>
  host.replace(/[a-z]|%([0-9a-f]{2})?/gi, (part) => {
    const decoded = String.fromCharCode(octetAt(part, 0))
    return (UNRESERVED.test(decoded) ? decoded : part === '%' ? '%%' : part).toLowerCase()
  })

/**
 * Returns whether a host with a percent-encoded character is equivalent to the host for which `comparableHost` returned
 * `decoded`. Reading past `end` is harmless: `index` is then greater than `end`, so the result is `false`.
 */
const isEncodedHost = (text: string, start: number, end: number, decoded: string): boolean => {
  let index = start
  for (let at = 0; at < decoded.length; at++, index++) {
    const expected = decoded.charCodeAt(at)
    const unit = text.charCodeAt(index)
    if (lowerCaseUnit(unit) === expected) continue
    if (unit !== PERCENT || lowerCaseUnit(octetAt(text, index)) !== expected || !UNRESERVED.test(decoded.charAt(at)))
      return false
    index += 2
  }
  return index === end
}

/**
 * Returns whether a host is equivalent to the host for which `comparableHost` returned `decoded`. A separate function,
 * `isEncodedHost`, compares the few hosts that contain percent-encoded characters, so that `isHostAt` is small enough
 * for V8 to inline.
 *
 * A percent-encoded character is two code units longer than the decoded character, so the lengths of equal hosts differ
 * by an even number. Checking whether the difference is even would not save time, because processors cannot predict the
 * result of that check.
 */
const isHostAt = (text: string, start: number, end: number, decoded: string): boolean => {
  const length = end - start
  if (length < decoded.length) return false
  for (let at = 0; at < decoded.length; at++) {
    const unit = text.charCodeAt(start + at)
    if (lowerCaseUnit(unit) !== decoded.charCodeAt(at))
      return unit === PERCENT && isEncodedHost(text, start, end, decoded)
  }
  return length === decoded.length
}

/**
 * Returns whether the host equals `expected`, ignoring case (RFC 3986, section 3.2.2). Like browsers, decodes
 * percent-encoded unreserved characters (RFC 3986, section 6.2.2.2), so `EX%41MPLE.com` equals `example.com`. An IP
 * literal includes its brackets and is compared as a string. A name with a trailing dot does not equal the same name
 * without the dot. To compare addresses by value, use `hostList` from `uri-ts/http`. For a deny list, use `hostList`
 * together with `whatwgDifference`. Unlike browsers, `hasHost` does not remove ignorable characters, such as a
 * percent-encoded soft hyphen (`%C2%AD`), from a host.
 *
 * Allocates the returned function and a decoded copy of `expected`. The returned function allocates nothing. Throws a
 * `TypeError` if `expected` is not a host, for example because it contains a port.
 *
 * @example
 * import { hasHost, view } from 'uri-ts'
 *
 * hasHost('example.com')(view('http://Example.COM:80/')) //=> true
 * hasHost('example.com')(view('http://ex%61mple.com/')) //=> true
 * hasHost('example.com')(view('http://example.com.evil/')) //=> false
 *
 * @category Tests
 */
export const hasHost: (expected: string) => (view: AnyView) => boolean = (expected, more?: unknown) => {
  refuseMore(more)
  if (!HOST.test(requireText(expected))) {
    throw new TypeError(
      `hasHost: '${hidePassword(expected)}' is not a host, such as example.com: it has no scheme and no port`,
    )
  }
  const decoded = comparableHost(expected)
  return (view) => isHostAt(requireView(view).text, startOfHost(view), view.hostEnd, decoded)
}

/**
 * Returns whether the path begins with `prefix`. Compares the raw strings: case matters, and nothing is decoded. The
 * prefix may end inside a segment, so `/public` also matches `/publicity`. To match whole segments, end the prefix with
 * a slash, for example `'/admin/'`. Dot segments are not removed, so `/public/../private` begins with `/public/`.
 * Before using `hasPathPrefix` for access control, call `normalize` on the view.
 *
 * Allocates the returned function, which allocates nothing.
 *
 * @example
 * import { hasPathPrefix, view } from 'uri-ts'
 *
 * hasPathPrefix('/over/')(view('http://a/over/there')) //=> true
 * hasPathPrefix('/over/')(view('http://a/over?/')) //=> false
 *
 * @category Tests
 */
export const hasPathPrefix: (prefix: string) => (view: AnyView) => boolean = (prefix, more?: unknown) => {
  requireText(prefix)
  refuseMore(more)
  return (view) =>
    requireView(view).pathStart + prefix.length <= view.pathEnd && view.text.startsWith(prefix, view.pathStart)
}

/**
 * Returns whether the path equals `expected`. Compares the raw strings: case matters, and nothing is decoded.
 *
 * Allocates the returned function, which allocates nothing.
 *
 * @example
 * import { hasPath, view } from 'uri-ts'
 *
 * hasPath('/over/there')(view('http://a/over/there?q')) //=> true
 * hasPath('/over')(view('http://a/over/there?q')) //=> false
 *
 * @category Tests
 */
export const hasPath: (expected: string) => (view: AnyView) => boolean = (expected, more?: unknown) => {
  requireText(expected)
  refuseMore(more)
  return (view) =>
    requireView(view).pathEnd - view.pathStart === expected.length && view.text.startsWith(expected, view.pathStart)
}

/**
 * Returns whether the path ends with `/`, that is, whether its last segment is empty (RFC 3986, section 3.3). An empty
 * path does not end with `/`.
 *
 * Allocates nothing.
 *
 * @example
 * import { hasTrailingSlash, view } from 'uri-ts'
 *
 * hasTrailingSlash(view('http://a/b/?q')) //=> true
 * hasTrailingSlash(view('http://a/b?q=/')) //=> false
 *
 * @category Tests
 */
export const hasTrailingSlash = (view: AnyView): boolean =>
  requireView(view).pathEnd > view.pathStart && view.text.charCodeAt(view.pathEnd - 1) === SLASH

const encodeSegment = (data: string): string => encodeExcept(requireText(data), PCHAR)

/**
 * Returns whether the path consists of exactly the given decoded segments, each preceded by a `/`. For example, `['']`
 * represents the path `/`, `['a', '']` represents `/a/`, and `[]` represents the empty path. Dot segments are not
 * removed.
 *
 * Allocates the returned function and the encoded segments. The returned function allocates nothing.
 *
 * @example
 * import { hasSegments, view } from 'uri-ts'
 *
 * const isMe = hasSegments(['users', 'me'])
 * isMe(view('http://a/users/m%65?q')) //=> true
 * isMe(view('http://a/users/me/')) //=> false
 *
 * @category Tests
 */
export const hasSegments: (segments: ReadonlyArray<string>) => (view: UriView) => boolean = (
  segments,
  more?: unknown,
) => {
  refuseMore(more)
  const expected = requireSegments(segments).map(encodeSegment)
  return (view) => {
    let slash = requireView(view).pathStart
    for (let i = 0; i < expected.length; i++) {
      const segment = expected[i] as string
      if (view.text.charCodeAt(slash) !== SLASH) return false
      const end = segmentEnd(view, slash + 1)
      if (!equalsOctets(view.text, slash + 1, end, segment, 0, segment.length)) return false
      slash = end
    }
    return slash === view.pathEnd
  }
}
