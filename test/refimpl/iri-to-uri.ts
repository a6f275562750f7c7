/** Transcribes the steps in RFC 3987, sections 3.1 and 3.2. The code is slow and imports nothing from `src`. */
import { matches } from './abnf'
import { unreserved } from './appendix-a'
import { iprivate, ucschar } from './rfc3987'

const encoded = (octet: number): string => `%${octet.toString(16).toUpperCase().padStart(2, '0')}`

/**
 * Percent-encodes the UTF-8 octets of "each character that is either in ucschar or iprivate" (RFC 3987, section 3.1,
 * step 2).
 */
export const uriOf = (iri: string): string =>
  Array.from(iri, (character) =>
    matches(ucschar, character) || matches(iprivate, character)
      ? Array.from(new TextEncoder().encode(character), encoded).join('')
      : character,
  ).join('')

/**
 * Lists the characters "LRM, RLM, LRE, RLE, LRO, RLO, and PDF" (RFC 3987, section 4.1), and similar characters that
 * Unicode has added since.
 */
const BIDI = [...'\u200e\u200f\u202a\u202b\u202c\u202d\u202e', ...'\u061c\u2066\u2067\u2068\u2069']

/** Decodes UTF-8 strictly. Returns `undefined` unless the octets encode exactly one character. */
const characterOf = (octets: readonly number[]): string | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(octets))
    return Array.from(text).length === 1 ? text : undefined
  } catch {
    return undefined
  }
}

/**
 * Converts a URI to an IRI (RFC 3987, section 3.2). Octets that are percent-encoded again keep the original case of
 * their hexadecimal digits.
 */
export const iriOfUri = (uri: string): string => {
  const queryStart = /^[^?#]*/.exec(uri)?.[0].length as number
  const queryEnd = /^[^#]*/.exec(uri)?.[0].length as number
  // Step 1 of RFC 3987, section 3.2, says: "Represent the URI as a sequence of octets in US-ASCII." In `tokens`, each
  // element is a character or a percent-encoded octet.
  const tokens = uri.match(/%[0-9A-Fa-f]{2}|[\s\S]/g) ?? []
  let iri = ''
  let offset = 0
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as string
    let taken = 1
    let written = token
    if (token.length === 3) {
      // Steps 2 to 5 of RFC 3987, section 3.2, find the longest sequence of octets that encodes one character.
      for (let length = 4; length >= 1; length--) {
        const part = tokens.slice(i, i + length)
        if (part.length < length || part.some((each) => each.length !== 3)) continue
        const character = characterOf(part.map((each) => Number.parseInt(each.slice(1), 16)))
        if (character === undefined) continue
        const isQuery = offset > queryStart && offset < queryEnd
        const isAllowed =
          matches(unreserved, character) || matches(ucschar, character) || (isQuery && matches(iprivate, character))
        if (isAllowed && !BIDI.includes(character)) {
          written = character
          taken = length
        }
        break
      }
    }
    iri += written
    offset += tokens.slice(i, i + taken).join('').length
    i += taken
  }
  return iri
}
