import { HEXDIG, isUnitIn, PATH, QUERY } from '../grammar/character-table'
import { HASH, PERCENT, QUESTION } from '../grammar/code-units'
import { PATH_END, QUERY_END, type Spans } from './spans'

/** A longer text would need a larger buffer. */
const MOST = 0x10000

interface Encoder {
  encodeInto(text: string, bytes: Uint8Array): unknown
}

/** Some engines for devices have none. */
declare const TextEncoder: (new () => Encoder) | undefined

/**
 * Reads `path [ "?" query ] [ "#" fragment ]` from `start` to the end of a long text, and writes `PATH_END` and `QUERY_END`.
 * Returns false if something is wrong, or the text too long: then the scanner must read it.
 *
 * Encodes the text as UTF-8 into one buffer, which the engine does at the speed of memory, and reads pairs of bytes. Up to the
 * first character outside ASCII, which is in no class, the index of a byte is that of its character. The buffers are in a
 * closure for the reason that the table of classes is in one; they are filled when the first text is long.
 *
 * Keep the function long: if V8 inlines it into the scanner, nothing is left for `encodeInto`, which then allocates its result.
 */
export const scanLong = /* @__PURE__ */ (() => {
  // A character outside ASCII has at most four bytes: the first of them fits after any text.
  const bytes = new Uint8Array(MOST + 4)
  const pairs = new Uint16Array(bytes.buffer)
  // For each byte: 1 if it is in `PATH`, 2 more if it is in `QUERY`, 4 more if it is in `HEXDIG`.
  const kinds = new Uint8Array(0x100)
  // The kinds that both bytes of a pair have. It does not matter which comes first.
  const kindsOfPairs = new Uint8Array(0x10000)
  let encoder: Encoder | undefined

  const kindAt = (unit: number): number => kinds[unit] as number

  const setUp = (): void => {
    if (typeof TextEncoder === 'undefined') return
    for (let unit = 0; unit < 128; unit++) {
      kinds[unit] =
        Number(isUnitIn(unit, PATH)) + 2 * Number(isUnitIn(unit, QUERY)) + 4 * Number(isUnitIn(unit, HEXDIG))
    }
    for (let pair = 0; pair < 0x8000; pair++) kindsOfPairs[pair] = kindAt(pair >> 8) & kindAt(pair & 255)
    encoder = new TextEncoder()
  }

  const kindsAt = (pair: number): number => kindsOfPairs[pairs[pair] as number] as number

  return (text: string, start: number, spans: Spans): boolean => {
    const end = text.length
    if (encoder === undefined) setUp()
    if (encoder === undefined || end > MOST) return false
    encoder.encodeInto(text, bytes)
    const last = end >> 1
    let pathEnd = -1
    let queryEnd = -1
    // What the run may have: 1 for a path, 2 for a query or fragment
    let kind = 1
    let isFragment = false
    let index = start
    while (index < end) {
      if (bytes[index] !== PERCENT) {
        // The first of an odd number
        if ((index & 1) === 1 && (kindAt(bytes[index] as number) & kind) !== 0) index++
        if ((index & 1) === 0) {
          let pair = index >> 1
          while (
            pair + 8 <= last &&
            (kindsAt(pair) & kindsAt(pair + 1) & kindsAt(pair + 2) & kindsAt(pair + 3) & kind) !== 0 &&
            (kindsAt(pair + 4) & kindsAt(pair + 5) & kindsAt(pair + 6) & kindsAt(pair + 7) & kind) !== 0
          ) {
            pair += 8
          }
          while (pair < last && (kindsAt(pair) & kind) !== 0) pair++
          index = pair << 1
          if (index < end && (kindAt(bytes[index] as number) & kind) !== 0) index++
        }
      }
      if (index === end) break
      const unit = bytes[index]
      if (unit === PERCENT) {
        const isEncoded = (kindAt(bytes[index + 1] as number) & kindAt(bytes[index + 2] as number) & 4) !== 0
        if (!isEncoded || index + 2 >= end) return false
        index += 3
      } else if (unit === QUESTION || (unit === HASH && !isFragment)) {
        if (kind === 1) pathEnd = index
        else queryEnd = index
        kind = 2
        isFragment = unit === HASH
        index++
      } else return false
    }
    spans[PATH_END] = kind === 1 ? end : pathEnd
    spans[QUERY_END] = kind === 1 || isFragment ? queryEnd : end
    return true
  }
})()
