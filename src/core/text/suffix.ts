import type { CheckSchemeName } from '../../../types/core/text/scheme-literal'
import { hidePassword } from '../errors/hide-password'
import { notTextError, type ParseError, parseError } from '../errors/parse-error'
import { refuseMore, requireText } from '../errors/require-text'
import type { Either } from '../fp/either'
import { left } from '../fp/either'
import { hostStart } from '../model/bounds'
import type { Uri } from '../model/brands'
import { parseUri } from '../model/parse'
import type { View } from '../model/view'
import { NOT_A_SCHEME } from './messages'

/**
 * Matches a scheme without dots (RFC 3986, section 3.1). A scheme may contain dots, but a name with dots is usually a
 * host that a caller has passed instead of a scheme.
 */
const PLAIN_SCHEME = /^[a-z][a-z\d+-]*$/i

const hostError = (text: string, offset: number, component: 'scheme' | 'host'): Either<ParseError, never> => {
  const error = parseError(text, offset, component, 'suffix-host')
  return left(Object.assign(error, { expected: 'a suffix reference begins with a host, without a scheme' }))
}

/**
 * Matches the beginning of a whole URI if that beginning could also be read as an authority. For example, `http:` could
 * be a URI or a host with an empty port.
 */
const WHOLE_URI = /^(?:[a-z][a-z\d+.-]*:(?:[/?#]|$)|(?:mailto|tel|urn):)/i

/**
 * Parses a suffix reference (RFC 3986, section 4.5), the form in which people type addresses into an address bar. Adds
 * `scheme` and `://` at the beginning of the text. Do not use `parseSuffix` for links in documents, where
 * `www.w3.org/a` is a relative path.
 *
 * A dot at the end of the host is kept, because servers may treat `example.com.` and `example.com` as different hosts.
 * To find URIs in prose, where a dot at the end of a word is punctuation, use `uriFinder`.
 *
 * Allocates the same kinds of objects as `parseUri`. Throws a `TypeError` if `scheme` is not a valid scheme or, as
 * in `parseSuffix('www.example.com')`, contains a dot. If a literal `scheme` is invalid, the compiler reports the
 * `TypeError`'s message. The returned function fails in the same cases as `parseUri`. The error's `offset` is an index
 * into `text`. The reason is `suffix-host` if the text does not begin with a host, as is the case for `/a`, `//a`, `?q`
 * and the empty string. The reason is also `suffix-host` if the text begins like a whole URI, for instance with
 * `http:/` or `mailto:`. In that case, try `parseUri`.
 *
 * @example
 * import { parseSuffix } from 'uri-ts/text'
 *
 * const parsed = parseSuffix('https')('www.w3.org/Addressing/')
 * if (parsed._tag === 'Right') parsed.right.text //=> 'https://www.w3.org/Addressing/'
 * parseSuffix('https')('http://www.w3.org/')._tag //=> 'Left'
 *
 * @category Parsing
 */
export const parseSuffix: <const Scheme extends string>(
  scheme: CheckSchemeName<Scheme>,
) => (text: string) => Either<ParseError, View<Uri>> = (scheme, more?: unknown) => {
  refuseMore(more)
  if (!PLAIN_SCHEME.test(requireText(scheme as string)))
    throw new TypeError(`'${hidePassword(scheme)}' ${NOT_A_SCHEME}`)
  const prefix = `${scheme}://`
  return (text) => {
    if (typeof text !== 'string') return left(notTextError())
    if (WHOLE_URI.test(text)) return hostError(text, text.indexOf(':'), 'scheme')
    const parsed = parseUri(prefix + text)
    if (parsed._tag === 'Right') {
      const start = hostStart(parsed.right)
      if (start < parsed.right.hostEnd) return parsed
      return hostError(text, start - prefix.length, 'host')
    }
    const { offset, component, reason } = parsed.left
    return left(parseError(text, offset - prefix.length, component, reason))
  }
}
