import type { ParseError } from '../core/errors/parse-error'
import { requireKnown } from '../core/errors/require-known'
import type { Either } from '../core/fp/either'
import type { Uri } from '../core/model/brands'
import type { View, ViewOfUri } from '../core/model/view'
import { type CheckBase, requireBase } from '../core/resolution/base'
import type { BrowserError } from './browser-error'
import type { BrowserOptions } from './browser-options'
import { readAsBrowser } from './read-as-browser'

/**
 * Resolves a link, such as the value of an `href` attribute in a page, as a browser does. The result identifies the
 * same target as `new URL(text, base)`, but is a URI that all RFC 3986 parsers read in the same way. Removes spaces and
 * control characters from both ends of the text, and removes every TAB, LF and CR. In HTTP, HTTPS, WS, WSS, FTP and
 * file URIs, treats `\` as `/`, and accepts too few or too many slashes before the host. Ignores an HTTP, HTTPS, WS,
 * WSS, FTP or file scheme that equals the base's scheme and is not followed by `//`. In dot segments, treats `%2e` as a
 * dot. Repairs the text as `repair` does, and resolves the repaired text against the base (RFC 3986, section 5.2.2).
 * The path of a URI such as `javascript:a/../b` does not change, because browsers do not split such a path into
 * segments. The base is a view, or a literal that the compiler checks.
 *
 * Does not normalize the result: default ports, addresses such as `0x7f.1`, and the case of hosts do not change.
 * `docs/repair.md` lists all the differences between `resolveHref` and browsers.
 *
 * Allocates the returned `Either`, its view, the view's text, and temporary strings. The running time is linear in the
 * length of the text. Throws a `TypeError` for an unknown option, and for a base that is not a URI. Fails if the text
 * cannot be repaired. The error's offset is an index into `text`. Fails with a `BrowserError` if browsers reject a
 * reference that RFC 3986 allows, such as a reference with the port 99999. If browsers reject the base, `resolveHref`
 * always fails with the error for the base.
 *
 * @example
 * import { showReason } from 'uri-ts'
 * import { resolveHref } from 'uri-ts/repair'
 *
 * const link = resolveHref('https://example.com/docs/guide')
 * const target = link(' ..\\blog/caf\u00e9 au lait\n')
 * if (target._tag === 'Right') target.right.text //=> 'https://example.com/blog/caf%C3%A9%20au%20lait'
 *
 * const refused = link('http://1.2.3.256/')
 * if (refused._tag === 'Left') showReason(refused.left) //=> "host: '1' begins a host that browsers refuse at offset 7; " +
 * //   'a host is a name, an IPv6 address, or up to four numbers in the range of an IPv4 address'
 *
 * @category Repair
 */
export const resolveHref = <const Base extends string>(
  base: ViewOfUri | CheckBase<Base>,
  given: BrowserOptions = {},
): ((text: string) => Either<ParseError | BrowserError, View<Uri>>) => {
  const options = requireKnown(given, ['backslash', 'toASCII'])
  const read = readAsBrowser(requireBase(base).text, undefined, options)
  return (text) => (read._tag === 'Left' ? read : readAsBrowser(text, read.right, options))
}
