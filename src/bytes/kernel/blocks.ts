import { PERCENT } from '../../core/grammar/code-units'
import { BIT_TABLE, HEXDIG_TABLE, LF, LOW_BITS, PATH_TABLE, REG_NAME_TABLE, SCHEME_TABLE } from '../layout'
import { byteAt } from './characters'

/*
 * A block consists of 64 bytes: four vectors of 16 bytes. A 64-bit mask describes the bytes in a block: bit `n`
 * represents byte `n`.
 */

/** Returns a mask of the zero bytes in a vector. */
function zeros(bytes: v128): u64 {
  return <u64>(<u32>i8x16.bitmask(i8x16.eq(bytes, i8x16.splat(0))))
}

function join(first: u64, second: u64, third: u64, fourth: u64): u64 {
  return first | (second << 16) | (third << 32) | (fourth << 48)
}

/**
 * Returns, for each of 16 bytes, the table bit that represents the byte's upper four bits. `bits` is the vector at
 * `BIT_TABLE`, and `low` is the vector at `LOW_BITS`.
 */
function upperBits(bytes: v128, bits: v128, low: v128): v128 {
  return i8x16.relaxed_swizzle(bits, v128.and(i16x8.shr_u(bytes, 4), low))
}

/**
 * Returns a vector that contains a zero for each input byte outside the class of `table`. The callers of `members` load
 * the tables once, outside loops. On Node 24, the kernel would take twice as long if the tables were loaded in loops,
 * or if they were constant vectors.
 */
function members(bytes: v128, table: v128, bits: v128, low: v128): v128 {
  return v128.and(i8x16.relaxed_swizzle(table, v128.and(bytes, low)), upperBits(bytes, bits, low))
}

/** Returns a mask of the bytes in a block that are not in a class. */
export function outside(block: usize, table: usize): u64 {
  const loaded = v128.load(table)
  const bits = v128.load(BIT_TABLE)
  const low = v128.load(LOW_BITS)
  return join(
    zeros(members(v128.load(block), loaded, bits, low)),
    zeros(members(v128.load(block, 16), loaded, bits, low)),
    zeros(members(v128.load(block, 32), loaded, bits, low)),
    zeros(members(v128.load(block, 48), loaded, bits, low)),
  )
}

/** A mask of the bytes outside a class. The last call to `markLine` or `findOutside` set this mask. */
export let found: u64 = 0
/**
 * A mask that marks which of a line's first 16 bytes are not allowed in a scheme. The mask describes the line that
 * `markLine` read last.
 */
export let outsideScheme: u64 = 0

/**
 * Classifies the bytes at the beginning of a line. Sets `outsideScheme`, and sets `found` to a mask that marks which
 * bytes in the first block are not allowed in a path. Returns a mask that marks which of the first 32 bytes are not
 * allowed in a registered name.
 */
export function markLine(block: usize): u64 {
  const bits = v128.load(BIT_TABLE)
  const low = v128.load(LOW_BITS)
  const path = v128.load(PATH_TABLE)
  const regName = v128.load(REG_NAME_TABLE)
  const first = v128.load(block)
  const second = v128.load(block, 16)
  const lowerFirst = v128.and(first, low)
  const lowerSecond = v128.and(second, low)
  const upperFirst = upperBits(first, bits, low)
  const upperSecond = upperBits(second, bits, low)
  found = join(
    zeros(v128.and(i8x16.relaxed_swizzle(path, lowerFirst), upperFirst)),
    zeros(v128.and(i8x16.relaxed_swizzle(path, lowerSecond), upperSecond)),
    zeros(members(v128.load(block, 32), path, bits, low)),
    zeros(members(v128.load(block, 48), path, bits, low)),
  )
  outsideScheme = zeros(v128.and(i8x16.relaxed_swizzle(v128.load(SCHEME_TABLE), lowerFirst), upperFirst))
  return (
    zeros(v128.and(i8x16.relaxed_swizzle(regName, lowerFirst), upperFirst)) |
    (zeros(v128.and(i8x16.relaxed_swizzle(regName, lowerSecond), upperSecond)) << 16)
  )
}

/**
 * Returns the first block at or after `start` that contains a byte outside the class that `table` represents. There is
 * always such a byte, because an LF follows every line, and LF does not belong to any class.
 */
export function findOutside(start: usize, table: usize): usize {
  const loaded = v128.load(table)
  const bits = v128.load(BIT_TABLE)
  const low = v128.load(LOW_BITS)
  let block = start
  while (true) {
    const first = members(v128.load(block), loaded, bits, low)
    const second = members(v128.load(block, 16), loaded, bits, low)
    const third = members(v128.load(block, 32), loaded, bits, low)
    const fourth = members(v128.load(block, 48), loaded, bits, low)
    const least = i8x16.min_u(i8x16.min_u(first, second), i8x16.min_u(third, fourth))
    if (!i8x16.all_true(least)) {
      found = join(zeros(first), zeros(second), zeros(third), zeros(fourth))
      return block
    }
    block += 64
  }
}

/** Returns a mask of the percent signs among the 16 bytes at an address. */
function percentSigns(at: usize): u64 {
  return <u64>(<u32>i8x16.bitmask(i8x16.eq(v128.load(at), i8x16.splat(<i8>PERCENT))))
}

/**
 * Returns a mask of the percent signs in a block that are followed by two hexadecimal digits:
 * `pct-encoded = "%" HEXDIG HEXDIG` (RFC 3986, section 2.1).
 */
export function pctEncoded(block: usize): u64 {
  const signs = join(percentSigns(block), percentSigns(block + 16), percentSigns(block + 32), percentSigns(block + 48))
  return signs & ~(outside(block + 1, HEXDIG_TABLE) | outside(block + 2, HEXDIG_TABLE))
}

/** Returns the address of the next LF. An LF follows every line, because the caller adds one if necessary. */
export function findLineFeed(start: usize): usize {
  let at = start
  while (byteAt(at) !== LF) at++
  return at
}
