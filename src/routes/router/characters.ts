import * as characters from '../../core/grammar/characters'
import { concat } from '../../core/grammar/characters'

/*
 * Each constant from `SEGMENT` to `QUERY_MARK` represents a class of characters in a request-target and is a single
 * bit. `%` does not belong to any class, so callers must inspect the two characters after a `%`.
 */

/** The characters in `pchar` (RFC 3986, section 3.3), except percent-encoded octets. */
export const SEGMENT = 1

/** The characters in `query` (RFC 3986, section 3.4), except percent-encoded octets, `&` and `+`. */
export const QUERY_PART = 2

/** The characters that browsers send unencoded in a segment: visible ASCII except `/`, `?` and `#`. */
export const SEGMENT_SENT = 4

/** The characters that browsers send unencoded in a query: visible ASCII except `#`, `&` and `+`. */
export const QUERY_PART_SENT = 8

/** The hexadecimal digits (RFC 3986, section 2.1), in upper or lower case. */
const HEX = 16

/** The character `/`, which separates segments. */
export const SEPARATOR = 32

/** The characters `&` and `+`, which have a special meaning in a query. */
export const QUERY_MARK = 64

/**
 * Lists the visible ASCII characters that a URI cannot contain (RFC 3986, section 2). Browsers send most of them
 * unencoded.
 */
const NOT_IN_URIS = '"<>\\^`{|}'

const SEGMENTS = /* @__PURE__ */ concat(characters.UNRESERVED, characters.SUB_DELIMS, ':@')

/**
 * Returns whether a code unit belongs to a class in `mask`. Allocates nothing.
 *
 * The table contains the classes of each code unit. Each of the 65,536 code units has an entry, so no index is out of
 * bounds. The table is a constant in a closure so that V8 can embed the table's address in machine code.
 */
export const isUnitOf = /* @__PURE__ */ (() => {
  const classes = new Uint8Array(0x10000)
  const add = (members: string, mask: number): void => {
    for (let i = 0; i < members.length; i++) {
      const unit = members.charCodeAt(i)
      classes[unit] = (classes[unit] as number) | mask
    }
  }
  add(SEGMENTS, SEGMENT | SEGMENT_SENT)
  add(`${NOT_IN_URIS}[]`, SEGMENT_SENT | QUERY_PART_SENT)
  add(`${SEGMENTS}/?`.replace(/[&+]/g, ''), QUERY_PART | QUERY_PART_SENT)
  add('/', SEPARATOR)
  add('&+', QUERY_MARK)
  add(characters.HEXDIG, HEX)
  return (unit: number, mask: number): boolean => ((classes[unit] as number) & mask) !== 0
})()

/**
 * Returns whether the `%` at `index` begins a percent-encoded octet (RFC 3986, section 2.1) that ends at or before
 * `end`. Allocates nothing.
 */
export const isPctEncodedAt = (text: string, index: number, end: number): boolean =>
  index + 2 < end && isUnitOf(text.charCodeAt(index + 1), HEX) && isUnitOf(text.charCodeAt(index + 2), HEX)
