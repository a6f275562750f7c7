import { type DecodeError, decode } from '../../percent/decode'

/** `decode` without an `Either`. Allocates nothing if the text contains no percent-encoded octet. */
export const decodeRaw = (raw: string): string | DecodeError => {
  if (!raw.includes('%')) return raw
  const decoded = decode(raw)
  return decoded._tag === 'Right' ? decoded.right : decoded.left
}
