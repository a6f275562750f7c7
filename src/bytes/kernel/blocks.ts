import { BIT_TABLE, HEXDIG_TABLE, LF, LOW_BITS, PERCENT_SIGNS } from '../layout'
import { isIn } from './characters'

/*
 * A block is 64 bytes: four vectors of 16. What is known of its bytes is a mask of 64 bits: bit `n` is about byte `n`.
 */

/** Marks the zeros of 16 bytes. */
function zeros(bytes: v128): u64 {
  return <u64>(<u32>i8x16.bitmask(i8x16.eq(bytes, i8x16.splat(0))))
}

function joined(first: u64, second: u64, third: u64, fourth: u64): u64 {
  return first | (second << 16) | (third << 32) | (fourth << 48)
}

/** For each of 16 bytes: its bit in a table of classes. */
function upperBits(bytes: v128): v128 {
  return i8x16.swizzle(v128.load(BIT_TABLE), v128.and(i16x8.shr_u(bytes, 4), v128.load(LOW_BITS)))
}

/** For each of 16 bytes: zero if it is not in the class of a table, which was loaded. */
function members(bytes: v128, table: v128): v128 {
  return v128.and(i8x16.swizzle(table, v128.and(bytes, v128.load(LOW_BITS))), upperBits(bytes))
}

/** Marks the bytes of a block that are not in a class. */
export function outside(block: usize, table: usize): u64 {
  const loaded = v128.load(table)
  return joined(
    zeros(members(v128.load(block), loaded)),
    zeros(members(v128.load(block, 16), loaded)),
    zeros(members(v128.load(block, 32), loaded)),
    zeros(members(v128.load(block, 48), loaded)),
  )
}

/** Whether the first `count` bytes, at most 16, are in a class. */
export function startsWith(start: usize, count: usize, table: usize): bool {
  return (zeros(members(v128.load(start), v128.load(table))) & ((1 << (<u64>count)) - 1)) === 0
}

/** What the last call of `findOutside` found: the marks of the bytes that are not in the class. */
export let found: u64 = 0

/** The next block, from `start` on, with a byte that is not in a class. There is one: LF is in no class. */
export function findOutside(start: usize, table: usize): usize {
  const loaded = v128.load(table)
  let block = start
  while (true) {
    const first = members(v128.load(block), loaded)
    const second = members(v128.load(block, 16), loaded)
    const third = members(v128.load(block, 32), loaded)
    const fourth = members(v128.load(block, 48), loaded)
    const least = i8x16.min_u(i8x16.min_u(first, second), i8x16.min_u(third, fourth))
    if (!i8x16.all_true(least)) {
      found = joined(zeros(first), zeros(second), zeros(third), zeros(fourth))
      return block
    }
    block += 64
  }
}

function percentSigns(bytes: v128): u64 {
  return <u64>(<u32>i8x16.bitmask(i8x16.eq(bytes, v128.load(PERCENT_SIGNS))))
}

/** Marks the `pct-encoded = "%" HEXDIG HEXDIG` (2.1) of a block: the percent signs whose next two bytes are digits. */
export function pctEncoded(block: usize): u64 {
  const signs = joined(
    percentSigns(v128.load(block)),
    percentSigns(v128.load(block, 16)),
    percentSigns(v128.load(block, 32)),
    percentSigns(v128.load(block, 48)),
  )
  const digits = ~outside(block, HEXDIG_TABLE)
  const next = <u64>isIn(block + 64, HEXDIG_TABLE)
  const afterNext = <u64>isIn(block + 65, HEXDIG_TABLE)
  return signs & ((digits >> 1) | (next << 63)) & ((digits >> 2) | (next << 62) | (afterNext << 63))
}

/** The address of the next LF. There is one: the caller has put one after the last line. */
export function findLineFeed(start: usize): usize {
  const wanted = i8x16.splat(<i8>LF)
  let at = start
  while (true) {
    const marks = i8x16.bitmask(i8x16.eq(v128.load(at), wanted))
    if (marks !== 0) return at + ctz(marks)
    at += 16
  }
}
