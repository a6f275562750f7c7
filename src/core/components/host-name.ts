import { octetAt, PCT_ENCODED } from '../grammar/percent-encoded'
import { hostStart } from '../model/bounds'
import type { UriView } from '../model/view'
import { decode } from '../percent/decode'

/**
 * Matches U+3002, the ideographic full stop. UTS 46 maps U+3002 to an ASCII full stop, but NFKC does not. UTS 46 also
 * recognizes other full stops, and NFKC maps each of them to `.` or U+3002.
 */
const IDEOGRAPHIC_DOT = /\u3002/g

/**
 * Matches a part (at most 1024 characters) of a name. Each part is normalized separately, because NFKC takes quadratic
 * time for a long sequence of combining marks. A DNS name has at most 253 characters, so it fits in one part even if
 * each character is decomposed into four code points. Characters that NFKC maps to ASCII are mapped in the same way in
 * a part as in the whole name, because NFKC does not compose, reorder or remove such characters.
 */
const PART = /.{1,1024}/gsu

/**
 * Matches the code points that have the Unicode property `Default_Ignorable_Code_Point`, including the characters that
 * UTS 46 ignores.
 */
const IGNORED =
  /[\ufe00-\ufe0f\u034f\u180b-\u180f\u17b4\u17b5\xad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu

/**
 * Approximates the UTS 46 mapping that a resolver might apply to a decoded name. JavaScript does not provide the tables
 * of UTS 46, so `mappedName` applies NFKC and converts the name to lower case.
 */
export const mappedName = (name: string): string =>
  name
    .replace(IGNORED, '')
    .replace(PART, (part) => part.normalize('NFKC'))
    .replace(IDEOGRAPHIC_DOT, '.')
    .toLowerCase()

const asLatin1 = (host: string): string =>
  host.replace(PCT_ENCODED, (pctEncoded) => String.fromCharCode(octetAt(pctEncoded, 0)))

/**
 * Returns the name that a resolver might look up for a percent-encoded host. The host is decoded, and then mapped in
 * the same way as a domain name. The resulting name is cut off at the first NUL, because a NUL ends a C string. If
 * nothing in the host is percent-encoded, returns `undefined` so that the caller can read the host in place.
 *
 * A host whose octets are not valid UTF-8 is decoded as Latin-1.
 *
 * Allocates the result if it is a string.
 */
export const decodedHost = (view: UriView): string | undefined => {
  const start = hostStart(view)
  const percent = view.text.indexOf('%', start)
  if (percent < 0 || percent >= view.hostEnd) return undefined
  const host = view.text.slice(start, view.hostEnd)
  const decoded = decode(host)
  const name = decoded._tag === 'Right' ? mappedName(decoded.right) : asLatin1(host)
  const nul = name.indexOf('\0')
  return nul < 0 ? name : name.slice(0, nul)
}
