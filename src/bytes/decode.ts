import { requireBytes } from '../errors/require-bytes'

declare const TextDecoder: new (
  encoding: string,
  options: { readonly ignoreBOM: boolean },
) => { readonly decode: (bytes: Uint8Array) => string }

let decoder: { readonly decode: (bytes: Uint8Array) => string } | undefined

/** Decodes UTF-8. A byte order mark is a character, and bytes that are not UTF-8 become U+FFFD. */
export const utf8 = (bytes: Uint8Array, start: number, end: number): string => {
  decoder ??= new TextDecoder('utf-8', { ignoreBOM: true })
  // A copy, because the bytes may be shared with other threads: browsers do not decode those.
  return decoder.decode(new Uint8Array(requireBytes(bytes).subarray(start, end)))
}
