import { octetAt } from '../../grammar/percent-encoded'
import { hostStart } from '../../model/bounds'
import type { AnyView } from '../../model/view'
import { decode } from '../../percent/decode'

/** What the mapping of UTS 46 makes a dot of, and `normalize` does not. */
const DOTS = /[\u3002\uff0e\uff61]/g

/** What the mapping of UTS 46 drops, and a little more. */
const IGNORED =
  /[\u034f\xad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu

const TRIPLET = /%../g

/** Octets that are not UTF-8, as the characters of the same numbers. */
const octetsOf = (text: string): string => text.replace(TRIPLET, (triplet) => String.fromCharCode(octetAt(triplet, 0)))

/**
 * The host as a resolver may get to see it, if it is percent-encoded: decoded, its characters mapped as for a domain name
 * (nearly: NFKC in lower case, which are the tables that there are), and cut at a NUL, which ends it in C; undefined if
 * nothing is percent-encoded, so that the text can be read where it stands. Allocates nothing but that.
 */
export const decodedHost = (view: AnyView): string | undefined => {
  const start = hostStart(view)
  const percent = view.text.indexOf('%', start)
  if (percent < 0 || percent >= view.hostEnd) return undefined
  const host = view.text.slice(start, view.hostEnd)
  const decoded = decode(host)
  const name =
    decoded._tag === 'Right'
      ? decoded.right.replace(DOTS, '.').replace(IGNORED, '').normalize('NFKC').toLowerCase()
      : octetsOf(host)
  const nul = name.indexOf('\0')
  return nul < 0 ? name : name.slice(0, nul)
}
