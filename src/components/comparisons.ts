import { equalsOctets } from '../grammar/percent-encoded'
import { hostStart } from '../model/bounds'
import type { AnyView } from '../model/view'
import { encode } from '../percent/encode'
import { isUpper } from '../percent/normalize'
import { segmentEnd } from './segments'

const SLASH = 47

const lowered = (code: number): number => (isUpper(code) ? code + 32 : code)

/** Whether `text` from `start` to `end` is `expected` but for the case of ASCII letters. Allocates nothing. */
const equalsIgnoringCase = (text: string, start: number, end: number, expected: string): boolean => {
  if (end - start !== expected.length) return false
  for (let i = 0; i < expected.length; i++) {
    if (lowered(text.charCodeAt(start + i)) !== lowered(expected.charCodeAt(i))) return false
  }
  return true
}

/**
 * Whether the scheme is `expected`, in whatever case (3.1).
 *
 * Allocates: nothing, once `expected` is given.
 *
 * @example
 * import { hasScheme, uri, view } from 'uri-ts'
 *
 * hasScheme('https')(view(uri('HTTPS://a'))) //=> true
 *
 * @category Tests
 */
export const hasScheme =
  (expected: string) =>
  (view: AnyView): boolean =>
    view.schemeEnd >= 0 && equalsIgnoringCase(view.text, 0, view.schemeEnd, expected)

/**
 * Whether the host is `expected`, in whatever case (3.2.2) and character by character: percent-encoded octets are not
 * decoded, and an IP literal is compared with its brackets.
 *
 * Allocates: nothing, once `expected` is given.
 *
 * @example
 * import { hasHost, uri, view } from 'uri-ts'
 *
 * hasHost('example.com')(view(uri('http://Example.COM:80/'))) //=> true
 * hasHost('example.com')(view(uri('http://example.com.evil/'))) //=> false
 *
 * @category Tests
 */
export const hasHost =
  (expected: string) =>
  (view: AnyView): boolean =>
    view.hostEnd >= 0 && equalsIgnoringCase(view.text, hostStart(view), view.hostEnd, expected)

/**
 * Whether the path begins with `prefix`, character by character: case counts, nothing is decoded, and the prefix may
 * end within a segment (write `'/admin/'` to mean the whole one).
 *
 * Allocates: nothing, once `prefix` is given.
 *
 * @example
 * import { hasPathPrefix, uri, view } from 'uri-ts'
 *
 * hasPathPrefix('/over/')(view(uri('http://a/over/there'))) //=> true
 * hasPathPrefix('/over/')(view(uri('http://a/over?/'))) //=> false
 *
 * @category Tests
 */
export const hasPathPrefix =
  (prefix: string) =>
  (view: AnyView): boolean =>
    view.pathStart + prefix.length <= view.pathEnd && view.text.startsWith(prefix, view.pathStart)

/**
 * Whether the path is `expected`, character by character: case counts, and nothing is decoded.
 *
 * Allocates: nothing, once `expected` is given.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { hasPath } from 'uri-ts'
 *
 * hasPath('/over/there')(view(uri('http://a/over/there?q'))) //=> true
 * hasPath('/over')(view(uri('http://a/over/there?q'))) //=> false
 *
 * @category Reading
 */
export const hasPath =
  (expected: string) =>
  (view: AnyView): boolean =>
    view.pathEnd - view.pathStart === expected.length && view.text.startsWith(expected, view.pathStart)

const encodeSegment = encode('segment')

/**
 * Whether the path is absolute and its segments are, decoded, those given: no more and no fewer, so that `['']` is `/` and
 * `['a', '']` is `/a/`. Dot segments are segments like others.
 *
 * Allocates: nothing, once the segments are given.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { hasSegments } from 'uri-ts'
 *
 * const isMe = hasSegments(['users', 'me'])
 * isMe(view(uri('http://a/users/m%65?q'))) //=> true
 * isMe(view(uri('http://a/users/me/'))) //=> false
 *
 * @category Reading
 */
export const hasSegments = (segments: ReadonlyArray<string>): ((view: AnyView) => boolean) => {
  const expected = segments.map(encodeSegment)
  return (view) => {
    let slash = view.pathStart
    for (let i = 0; i < expected.length; i++) {
      const segment = expected[i] as string
      if (slash === view.pathEnd || view.text.charCodeAt(slash) !== SLASH) return false
      const end = segmentEnd(view, slash + 1)
      if (!equalsOctets(view.text, slash + 1, end, segment, 0, segment.length)) return false
      slash = end
    }
    return slash === view.pathEnd
  }
}
