import { requireBytes } from '../core/errors/require-bytes'
import { createUtf8Decoder } from '../core/percent/utf8'

let decoder: ReturnType<typeof createUtf8Decoder> | undefined

/** Decodes UTF-8. A byte order mark is a character, and bytes that are not UTF-8 become U+FFFD. */
export const utf8 = (bytes: Uint8Array, start: number, end: number): string => {
  decoder ??= createUtf8Decoder(false)
  // A copy, because the bytes may be shared with other threads: browsers do not decode those.
  return decoder(new Uint8Array(requireBytes(bytes).subarray(start, end))) as string
}
