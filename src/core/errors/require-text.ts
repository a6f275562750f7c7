/* The functions in this file refuse arguments that only untyped callers can pass. */

/**
 * Returns its argument if the argument is a string, and throws a `TypeError` otherwise. JavaScript callers can pass any
 * value: an empty array would count as the empty string, and an object could be converted to any string. A function
 * that cannot otherwise fail throws for a value that is not a string, because the calling program contains a mistake.
 */
export const requireText = (text: string): string => {
  if (typeof text !== 'string') throw new TypeError('the value is not a string')
  return text
}

/**
 * Returns its argument if the argument is a list. A string would otherwise count as the list of its characters.
 */
export const requireSegments = (segments: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (!Array.isArray(segments)) throw new TypeError('the segments are not a list')
  return segments
}

/**
 * Throws a `TypeError` if a caller passes a further argument to a curried function. In plain JavaScript, a call such as
 * `hasHost('a', view)` would otherwise return a function, and a condition with that call would always be true. Accepts
 * a number, because `map` passes an index to its callback.
 */
export const refuseMore = (more: unknown = 0): void => {
  if (typeof more !== 'number') throw new TypeError('write f(a)(b), not f(a, b)')
}

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
