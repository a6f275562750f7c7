import { type DecodeError, decode } from '../../core/percent/decode'

/**
 * Decodes as `decode` does, but does not return an `Either`. Allocates nothing if the text contains no percent-encoded
 * octets.
 */
export const decodeRaw = (raw: string): string | DecodeError => {
  if (!raw.includes('%')) return raw
  const decoded = decode(raw)
  return decoded._tag === 'Right' ? decoded.right : decoded.left
}

/** Replaces each `+` in the query with a space. The replacement does not change the length of the string. */
export const withSpaces = (text: string): string => {
  const hash = text.indexOf('#')
  const end = hash < 0 ? text.length : hash
  const start = text.indexOf('?')
  if (start < 0 || start > end) return text
  return text.slice(0, start) + text.slice(start, end).replaceAll('+', ' ') + text.slice(end)
}
