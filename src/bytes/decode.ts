import { requireBytes } from '../core/errors/require-bytes'
import { createUtf8Decoder } from '../core/percent/utf8'

let decoder: ReturnType<typeof createUtf8Decoder> | undefined

/**
 * Decodes UTF-8. The decoder keeps a byte order mark as a character, and replaces bytes that are not UTF-8 with U+FFFD.
 */
export const utf8 = (bytes: Uint8Array, start: number, end: number): string => {
  decoder ??= createUtf8Decoder(false)
  // The decoder receives a copy, because browsers do not decode bytes that are shared with other threads.
  return decoder(new Uint8Array(requireBytes(bytes).subarray(start, end))) as string
}
