/** Returns bytes. JavaScript can pass anything, also from another realm, so the class does not tell. */
export const requireBytes = (bytes: Uint8Array): Uint8Array => {
  if (!ArrayBuffer.isView(bytes) || (bytes as Uint8Array).BYTES_PER_ELEMENT !== 1) {
    throw new TypeError('it is not a Uint8Array')
  }
  return bytes
}
