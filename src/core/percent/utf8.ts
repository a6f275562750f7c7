/* The functions in this file decode UTF-8, even if `TextDecoder` is not available. */

/** Declares the parts of the web's encoding API that this file uses, because ECMAScript does not include that API. */
declare const TextDecoder:
  | (new (
      encoding: string,
      options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
    ) => { readonly decode: (bytes: Uint8Array) => string })
  | undefined

const REPLACEMENT_CHARACTER = '\ufffd'

/**
 * After certain first octets, only part of the range 0x80 to 0xBF is allowed for the second octet. `SECOND_BY_LEAD`
 * maps each of these first octets to the allowed part of the range. If the second octet were in the rest of the range,
 * the sequence would be overlong, or its code point would be a surrogate or greater than U+10FFFF.
 */
const SECOND_BY_LEAD: { readonly [lead: number]: readonly [least: number, most: number] } = {
  224: [0xa0, 0xbf],
  237: [0x80, 0x9f],
  240: [0x90, 0xbf],
  244: [0x80, 0x8f],
}

const TAIL = [0x80, 0xbf] as const

/**
 * Returns the number of octets that follow the octet `lead` in a UTF-8 sequence (RFC 3629, section 3), or -1 if no
 * valid sequence begins with `lead`.
 */
const tailLength = (lead: number): number => {
  if (lead < 0x80) return 0
  if (lead < 0xc2 || lead > 0xf4) return -1
  if (lead < 0xe0) return 1
  return lead < 0xf0 ? 2 : 3
}

/**
 * Decodes UTF-8 as a `TextDecoder` would, for environments without one, such as a new `node:vm` context. If `isStrict`
 * is `true`, returns `undefined` for invalid octets. If `isStrict` is `false`, U+FFFD replaces each maximal subpart of
 * an invalid sequence.
 */
const decodeByHand = (octets: Uint8Array, isStrict: boolean): string | undefined => {
  let text = ''
  for (let index = 0; index < octets.length; ) {
    const lead = octets[index++] as number
    let point = lead
    let left = tailLength(lead)
    if (left > 0) point &= 0x3f >> left
    for (let [least, most] = SECOND_BY_LEAD[lead] ?? TAIL; left > 0; left--, [least, most] = TAIL) {
      const octet = octets[index] as number
      // Past the end of the array, an octet is `undefined`, and therefore out of range.
      if (!(octet >= least && octet <= most)) break
      point = (point << 6) | (octet & 0x3f)
      index++
    }
    if (left !== 0 && isStrict) return undefined
    text += left === 0 ? String.fromCodePoint(point) : REPLACEMENT_CHARACTER
  }
  return text
}

/**
 * Creates a UTF-8 decoder that keeps a byte order mark as a character. If `isStrict` is `true`, the decoder returns
 * `undefined` for octets that are not valid UTF-8. If `isStrict` is `false`, the decoder replaces invalid octets with
 * U+FFFD. Allocates the decoder.
 */
export const createUtf8Decoder = (isStrict: boolean): ((octets: Uint8Array) => string | undefined) => {
  if (typeof TextDecoder === 'undefined') return (octets) => decodeByHand(octets, isStrict)
  const decoder = new TextDecoder('utf-8', { fatal: isStrict, ignoreBOM: true })
  if (!isStrict) return (octets) => decoder.decode(octets)
  return (octets) => {
    try {
      return decoder.decode(octets)
    } catch {
      return undefined
    }
  }
}
