/**
 * Transcribes RFC 8141, section 2. The tests compare `src/schemes/urn` with this transcription. This file imports
 * nothing from `src`.
 */
import { alternatives, literal, many, matches, optional, repeat, sequence } from './abnf'
import { ALPHA, DIGIT, fragment, pchar } from './appendix-a'

/** Transcribes `alphanum = ALPHA / DIGIT`. */
const alphanum = alternatives(ALPHA, DIGIT)

/** Transcribes `ldh = alphanum / "-"`. */
const ldh = alternatives(alphanum, literal('-'))

/** Transcribes `NID = (alphanum) 0*30(ldh) (alphanum)`. */
export const nid = sequence(alphanum, repeat(0, 30, ldh), alphanum)

/** Transcribes `NSS = pchar *(pchar / "/")`. */
export const nss = sequence(pchar, many(alternatives(pchar, literal('/'))))

/** Transcribes `r-component = pchar *( pchar / "/" / "?" )`. */
export const rComponent = sequence(pchar, many(alternatives(pchar, literal('/'), literal('?'))))

/** Transcribes `q-component = pchar *( pchar / "/" / "?" )`. */
export const qComponent = sequence(pchar, many(alternatives(pchar, literal('/'), literal('?'))))

/** Transcribes `rq-components = [ "?+" r-component ] [ "?=" q-component ]`. */
const rqComponents = sequence(
  optional(sequence(literal('?+'), rComponent)),
  optional(sequence(literal('?='), qComponent)),
)

/** `f-component = fragment` */
export const fComponent = fragment

/** Transcribes `assigned-name = "urn" ":" NID ":" NSS`. */
const assignedName = sequence(literal('urn'), literal(':'), nid, literal(':'), nss)

/** Transcribes `namestring = assigned-name [ rq-components ] [ "#" f-component ]`. */
export const namestring = sequence(assignedName, optional(rqComponents), optional(sequence(literal('#'), fComponent)))

/** Every prefix of a URN is completed by at least one of these strings. */
const COMPLETIONS = [
  ...['', 'urn:ab:c', 'rn:ab:c', 'n:ab:c', ':ab:c', 'ab:c', 'b:c', ':c', 'c', '0c', '41', '1', '+c', '=c'],
]

const canBegin = (text: string): boolean => COMPLETIONS.some((rest) => matches(namestring, text + rest))

/**
 * Returns the offset of the error in a string that is not a URN. The error is at the end of the string's longest prefix
 * that can begin a URN, or at a `%` just before that end.
 */
export const wrongOffset = (text: string): number => {
  let length = text.length
  while (!canBegin(text.slice(0, length))) length--
  const percent = text.slice(0, length).search(/%[\dA-Fa-f]?$/)
  return percent < 0 ? length : percent
}

/** Returns whether two URNs are equivalent according to the three steps in RFC 8141, section 3.1. */
export const areEquivalent = (a: string, b: string): boolean => {
  const normalized = (text: string): string => {
    const [assigned = ''] = text.split(/[?#]/)
    return assigned
      .replace(/^[^:]*:[^:]*/, (schemeAndNid) => schemeAndNid.toLowerCase())
      .replace(/%[\da-fA-F]{2}/g, (octet) => octet.toUpperCase())
  }
  return normalized(a) === normalized(b)
}
