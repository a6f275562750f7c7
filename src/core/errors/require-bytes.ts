/**
 * Returns bytes. JavaScript callers can pass anything, even from another realm, so checking the class is not enough.
 * The elements of an `Int8Array` are not its bytes, and a `Uint8ClampedArray` holds pixels.
 */
export const requireBytes = (bytes: Uint8Array): Uint8Array => {
  if (!ArrayBuffer.isView(bytes) || (bytes as Uint8Array)[Symbol.toStringTag] !== 'Uint8Array') {
    throw new TypeError('it is not a Uint8Array')
  }
  return bytes
}
