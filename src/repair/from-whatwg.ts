import type { ParseError } from '../core/errors/parse-error'
import type { Either } from '../core/fp/either'
import type { Uri } from '../core/model/brands'
import type { View } from '../core/model/view'
import type { BrowserError } from './browser-error'
import { readAsBrowser } from './read-as-browser'

/**
 * Returns the view of a `URL`, or of a string such as `location.href`. The string must be one that `new URL` accepts
 * without a base. A serialized URL may contain characters that RFC 3986 does not allow, such as `|` and `^`.
 * Percent-encodes the same characters as `repair` does. If a string is not a serialized URL, `fromWhatwg` reads the
 * string as `resolveHref` does. `docs/repair.md` lists all the differences between this function and browsers.
 *
 * Allocates the same kinds of objects as `resolveHref`. Fails whenever `resolveHref` would fail. Also fails, with the
 * reason `scheme-missing`, if the text has no scheme. Fails for a serialized URL whose host contains `"`, `{`, `}` or
 * U+0060, although browsers allow these characters.
 *
 * @example
 * import { fromWhatwg } from 'uri-ts/repair'
 *
 * const url = fromWhatwg(new URL('http://example.com/a|b?c^d'))
 * if (url._tag === 'Right') url.right.text //=> 'http://example.com/a%7Cb?c%5Ed'
 *
 * @category Repair
 */
export const fromWhatwg = (url: string | { readonly href: string }): Either<ParseError | BrowserError, View<Uri>> =>
  readAsBrowser(typeof url === 'string' ? url : url?.href, undefined, Object.create(null))
