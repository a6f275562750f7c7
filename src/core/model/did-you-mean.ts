/* The functions in this file suggest corrections for strings that look like URIs with typos. */
import { OTHER_SCHEME } from './messages'
import { type SchemeOptions, scanSchemeUri } from './scan-scheme-uri'

/**
 * Matches a string that begins like a URI with an unexpected scheme. If a digit follows the first colon, the digit
 * probably belongs to a port, so the text before the colon is not treated as a scheme.
 */
const ANOTHER_SCHEME = /^[^:/[]+:(?!\d)/

/**
 * Matches a string that is suitable for quoting in an error message. Such a string is short, does not begin like a
 * path, and does not contain `@`, which often follows a secret.
 */
const REPEATABLE = /^(?!\.|\/[^/])[^@]{0,99}$/

/**
 * Returns whether `head` consists only of letters that occur in `scheme` and of separators that people write after a
 * scheme. The letters in `head` may occur in any order and any number of times.
 */
const isLike = (head: string, scheme: string): boolean =>
  [...head.toLowerCase()].every((letter) => `${scheme} :;,`.includes(letter))

/**
 * Suggests a correction for a string that does not begin with an accepted scheme, or in which `//` or a host is missing
 * at `offset`. If the string looks like a URI with a typo, the suggestion is the corrected URI, without its query and
 * fragment.
 *
 * Allocates the suggestion and parts of the text.
 */
export const advice = (text: string, options: SchemeOptions, offset: number): string => {
  const { schemes, host } = options
  const last = schemes[schemes.length - 1]
  const [place, head] = /^([^/\\?#]*)[^?#]*/.exec(text) as unknown as [string, string]
  // 1. The string begins with an accepted scheme and a colon.
  let scheme: string | undefined = text.slice(0, offset - 1)
  let start = offset
  if (offset === 0) {
    // 2. The string begins with a misspelled scheme followed by a slash.
    scheme = schemes.find((wanted) => head !== '' && isLike(head, wanted))
    start = head.length
    if (scheme === undefined) {
      if (ANOTHER_SCHEME.test(text)) return OTHER_SCHEME
      // 3. The string does not begin with a scheme. A host with a port often identifies a development server that does
      // not use encryption.
      scheme = /:\d/.test(place) ? schemes[0] : last
      start = 0
    }
  }
  const meant = `${scheme}://${place.slice(start).replace(/[/\\]{0,2}/, '')}`
  return host && REPEATABLE.test(text) && scanSchemeUri(meant, options) >= 0
    ? `did you mean ${meant}?`
    : `write ${last}:${host ? '//host' : ''}`
}
