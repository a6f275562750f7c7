declare const TextDecoder: new (
  encoding: string,
  options: { readonly ignoreBOM: boolean },
) => { readonly decode: (bytes: Uint8Array) => string }

/** Returns bytes. JavaScript can pass anything, also from another realm, so the class does not tell. */
export const requireBytes = (bytes: Uint8Array): Uint8Array => {
  if (!ArrayBuffer.isView(bytes) || (bytes as Uint8Array).BYTES_PER_ELEMENT !== 1) {
    throw new TypeError('it is not a Uint8Array')
  }
  return bytes
}

let decoder: { readonly decode: (bytes: Uint8Array) => string } | undefined

/** Decodes UTF-8. A byte order mark is a character, and bytes that are not UTF-8 become U+FFFD. */
export const utf8 = (bytes: Uint8Array, start: number, end: number): string => {
  decoder ??= new TextDecoder('utf-8', { ignoreBOM: true })
  // A copy, because the bytes may be shared with other threads: browsers do not decode those.
  return decoder.decode(new Uint8Array(requireBytes(bytes).subarray(start, end)))
}
