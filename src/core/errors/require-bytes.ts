/**
 * Returns bytes. JavaScript can pass anything, also from another realm, so the class does not tell. The values of an
 * `Int8Array` are not those of its bytes, and a `Uint8ClampedArray` is one of pixels.
 */
export const requireBytes = (bytes: Uint8Array): Uint8Array => {
  if (!ArrayBuffer.isView(bytes) || (bytes as Uint8Array)[Symbol.toStringTag] !== 'Uint8Array') {
    throw new TypeError('it is not a Uint8Array')
  }
  return bytes
}
