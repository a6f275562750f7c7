import { HEXDIG, isUnitIn, PATH, QUERY } from './character-table'
import { PERCENT } from './code-units'

/*
 * A long text is encoded as UTF-8 into one buffer, which the engine does at the speed of memory, and read in pairs of bytes. Up
 * to the first character outside ASCII, which is in no class, the index of a byte is that of its character.
 */

/** A shorter text is read faster than encoded. */
const LEAST = 64

/** A longer text would need a larger buffer. */
const MOST = 0x10000

interface Encoder {
  encodeInto(text: string, bytes: Uint8Array): unknown
}

/** Some engines for devices have none. */
declare const TextEncoder: (new () => Encoder) | undefined

/** The buffers are in a closure for the reason that the table of classes is in one. */
export const longText = /* @__PURE__ */ (() => {
  // A character outside ASCII has at most four bytes: the first of them fits after any text.
  const bytes = new Uint8Array(MOST + 4)
  const pairs = new Uint16Array(bytes.buffer)
  // For each pair of bytes: 1 if both are in `PATH`, and 2 more if both are in `QUERY`. It does not matter which comes first.
  const classes = new Uint8Array(0x10000)
  let encoder: Encoder | undefined

  const isPairIn = (pair: number, mask: number): boolean => isUnitIn(pair >> 8, mask) && isUnitIn(pair & 255, mask)

  const setUp = (): Encoder | undefined => {
    if (typeof TextEncoder === 'undefined') return undefined
    for (let pair = 0; pair < 0x8000; pair++) {
      classes[pair] = Number(isPairIn(pair, PATH)) + 2 * Number(isPairIn(pair, QUERY))
    }
    encoder = new TextEncoder()
    return encoder
  }

  const scanPairs = (start: number, end: number, mask: number): number => {
    if ((start & 1) === 1 && !isUnitIn(bytes[start] as number, mask)) return start
    const bit = mask === PATH ? 1 : 2
    const last = end >> 1
    let index = (start + 1) >> 1
    while (
      index + 4 <= last &&
      ((classes[pairs[index] as number] as number) &
        (classes[pairs[index + 1] as number] as number) &
        (classes[pairs[index + 2] as number] as number) &
        (classes[pairs[index + 3] as number] as number) &
        bit) !==
        0
    ) {
      index += 4
    }
    while (index < last && ((classes[pairs[index] as number] as number) & bit) !== 0) index++
    index <<= 1
    return index < end && isUnitIn(bytes[index] as number, mask) ? index + 1 : index
  }

  return {
    /** Returns whether the text from `start` on is long, and encodes it for `scan`. Allocates nothing, after the first time. */
    encode: (text: string, start: number): boolean => {
      if (text.length - start < LEAST || text.length > MOST) return false
      const ready = encoder ?? setUp()
      ready?.encodeInto(text, bytes)
      return ready !== undefined
    },

    /** Like `scanEncodedRun`, for the text that was encoded last. The class is that of a path, a query or a fragment. */
    scan: (start: number, end: number, mask: number): number => {
      let index = start
      for (;;) {
        if (bytes[index] !== PERCENT) index = scanPairs(index, end, mask)
        const isEncoded =
          bytes[index] === PERCENT &&
          index + 2 < end &&
          isUnitIn(bytes[index + 1] as number, HEXDIG) &&
          isUnitIn(bytes[index + 2] as number, HEXDIG)
        if (!isEncoded) return index
        index += 3
      }
    },
  }
})()
