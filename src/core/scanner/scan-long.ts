/* The functions in this file encode a long string as UTF-8, and then scan its path, query and fragment. */
import { HEXDIG, isUnitIn, PATH, QUERY } from '../grammar/character-table'
import { HASH, PERCENT, QUESTION } from '../grammar/code-units'
import { PATH_END, QUERY_END, type Spans } from './spans'

/** The maximum length of a string that `scanLong` accepts. This maximum determines the size of the buffer. */
const MOST = 0x10000

/*
 * Each of the following constants is a bit that represents a kind of byte. The first three kinds are the bytes that a
 * path, a query and a fragment may contain, respectively. The fourth kind consists of the hexadecimal digits. The bits
 * for all four kinds fit in one byte.
 */
const IN_PATH = 1
const IN_QUERY = 2
const IN_FRAGMENT = 4
const IS_HEXDIG = 8

interface Encoder {
  encodeInto(text: string, bytes: Uint8Array): unknown
}

/** Some engines for embedded devices do not provide `TextEncoder`. */
declare const TextEncoder: (new () => Encoder) | undefined

/**
 * Reads `path [ "?" query ] [ "#" fragment ]` from `start` to the end of a long string, and writes to the slots
 * `PATH_END` and `QUERY_END` of `spans`. Returns `false` if the text is invalid or too long. In that case, the scanner
 * must read the text without `scanLong`.
 *
 * `scanLong` encodes the text as UTF-8 into one buffer and then reads pairs of bytes. Engines encode ASCII text almost
 * as fast as they copy memory. In the table `kinds`, the entries for the bytes of non-ASCII characters are 0, so
 * reading stops at the first such byte. Up to that point, each byte and its character have the same index. The buffers
 * are in a closure, because the optimizer can embed a buffer's address only if the buffer is a constant. The first call
 * to `scanLong` fills the tables of kinds.
 *
 * `scanLong` is deliberately too long for V8 to inline. If V8 inlined it into the scanner, V8 would not inline
 * `encodeInto`, which would then allocate its result.
 */
export const scanLong = /* @__PURE__ */ (() => {
  // The buffer is longer than `MOST` bytes, because eight pairs are read at once and the last character can take four
  // bytes.
  const bytes = new Uint8Array(MOST + 32)
  const pairs = new Uint16Array(bytes.buffer)
  const kinds = new Uint8Array(0x100)
  // For each pair of bytes, `kindsOfPairs` contains the kinds to which both bytes belong. The table is correct for any
  // byte order, because swapping the bytes of a pair does not change its kinds.
  const kindsOfPairs = new Uint8Array(0x10000)
  let encoder: Encoder | undefined

  const kindAt = (index: number): number => kinds[bytes[index] as number] as number
  const kindsAt = (pair: number): number => kindsOfPairs[pairs[pair] as number] as number

  const setUp = (): void => {
    if (typeof TextEncoder === 'undefined') return
    for (let unit = 0; unit < 128; unit++) {
      kinds[unit] =
        (isUnitIn(unit, PATH) ? IN_PATH : 0) |
        (isUnitIn(unit, QUERY) ? IN_QUERY | IN_FRAGMENT : 0) |
        (isUnitIn(unit, HEXDIG) ? IS_HEXDIG : 0)
    }
    for (let pair = 0; pair < 0x8000; pair++) {
      kindsOfPairs[pair] = (kinds[pair >> 8] as number) & (kinds[pair & 255] as number)
    }
    encoder = new TextEncoder()
  }

  return (text: string, start: number, spans: Spans): boolean => {
    const end = text.length
    if (encoder === undefined) setUp()
    if (encoder === undefined || end > MOST) return false
    encoder.encodeInto(text, bytes)
    // A zero byte belongs to no component, so it ends every loop.
    bytes[end] = 0
    spans[PATH_END] = end
    spans[QUERY_END] = -1
    let kind: number = IN_PATH
    let index = start
    for (;;) {
      const begin = index
      while (bytes[index] === PERCENT && (kindAt(index + 1) & kindAt(index + 2) & IS_HEXDIG) !== 0) index += 3
      // Pairs begin at even indices, so if `index` is odd, the byte at `index` is read separately.
      if ((index & 1) === 1 && (kindAt(index) & kind) !== 0) index++
      if ((index & 1) === 0) {
        let pair = index >> 1
        while (
          (kindsAt(pair) & kindsAt(pair + 1) & kindsAt(pair + 2) & kindsAt(pair + 3) & kind) !== 0 &&
          (kindsAt(pair + 4) & kindsAt(pair + 5) & kindsAt(pair + 6) & kindsAt(pair + 7) & kind) !== 0
        ) {
          pair += 8
        }
        while ((kindsAt(pair) & kind) !== 0) pair++
        index = pair << 1
        if ((kindAt(index) & kind) !== 0) index++
      }
      const unit = bytes[index]
      if (unit === QUESTION || (unit === HASH && kind !== IN_FRAGMENT)) {
        spans[kind === IN_PATH ? PATH_END : QUERY_END] = index++
        kind = unit === HASH ? IN_FRAGMENT : IN_QUERY
        if (kind === IN_QUERY) spans[QUERY_END] = end
      } else if (index === end || index === begin) return index === end
    }
  }
})()
