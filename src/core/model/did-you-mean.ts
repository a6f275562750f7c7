/* Suggestions for strings that look like a URI with a typo. */
import { OTHER_SCHEME } from './messages'
import { type SchemeOptions, scanSchemeUri } from './scan-scheme-uri'

/** A string that begins like a URI with another scheme. If a digit follows the colon, it begins a port. */
const ANOTHER_SCHEME = /^[^:/[]+:(?!\d)/

/** A string that a message may repeat: it is short, has no path, and has no `@`, which often follows a secret. */
const REPEATABLE = /^(?!\.|\/[^/])[^@]{0,99}$/

/**
 * Returns whether `head` consists of the letters of a scheme, in any order and number, and of separators that people write after
 * a scheme.
 */
const isLike = (head: string, scheme: string): boolean =>
  [...head.toLowerCase()].every((letter) => `${scheme} :;,`.includes(letter))

/**
 * Says what to write instead of a string without a wanted scheme, or without `//` and a host at `offset`. If it looks
 * like a URI with a typo, suggests that URI, without query and fragment.
 *
 * Allocates: the message, and parts of the text.
 */
export const advice = (text: string, options: SchemeOptions, offset: number): string => {
  const { schemes, host } = options
  const last = schemes[schemes.length - 1]
  const [place, head] = /^([^/\\?#]*)[^?#]*/.exec(text) as unknown as [string, string]
  // 1. A wanted scheme. It ends before its colon.
  let scheme: string | undefined = text.slice(0, offset - 1)
  let start = offset
  if (offset === 0) {
    // 2. A scheme with a typo, before a slash
    scheme = schemes.find((wanted) => head !== '' && isLike(head, wanted))
    start = head.length
    if (scheme === undefined) {
      if (ANOTHER_SCHEME.test(text)) return OTHER_SCHEME
      // 3. No scheme. A server with a port is often a development server, without encryption.
      scheme = /:\d/.test(place) ? schemes[0] : last
      start = 0
    }
  }
  const meant = `${scheme}://${place.slice(start).replace(/^[/\\]{0,2}/, '')}`
  return host && REPEATABLE.test(text) && scanSchemeUri(meant, options) >= 0
    ? `did you mean ${meant}?`
    : `write ${last}:${host ? '//host' : ''}`
}
