/**
 * Returns its argument if the argument is a `Uint8Array`, and throws a `TypeError` otherwise. An array may come from
 * another realm, so a check with `instanceof` is not enough. Typed arrays other than `Uint8Array` are refused, because
 * the elements of an `Int8Array` may be negative, and a `Uint8ClampedArray` usually contains pixels.
 */
export const requireBytes = (bytes: Uint8Array): Uint8Array => {
  if (!ArrayBuffer.isView(bytes) || (bytes as Uint8Array)[Symbol.toStringTag] !== 'Uint8Array') {
    throw new TypeError('it is not a Uint8Array')
  }
  return bytes
}
