import { type DecodeError, decode } from '../../percent/decode'

/** `decode` without an `Either`: the text itself, where nothing in it is encoded. */
export const decodeRaw = (raw: string): string | DecodeError => {
  if (!raw.includes('%')) return raw
  const decoded = decode(raw)
  return decoded._tag === 'Right' ? decoded.right : decoded.left
}
