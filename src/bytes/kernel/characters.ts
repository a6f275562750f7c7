/* This file contains the kernel's functions for reading runs of bytes that belong to a character class. */
import { PERCENT } from '../../core/grammar/code-units'
import { HEXDIG_TABLE } from '../layout'

/** The address that the kernel's functions return for invalid input. */
export const INVALID: usize = 0

export function byteAt(at: usize): u32 {
  return load<u8>(at)
}

/** Returns whether the class in `table` contains the byte at the address `at`. */
export function isIn(at: usize, table: usize): bool {
  const byte = byteAt(at)
  return ((<u32>load<u8>(table + (byte & 15)) >> (byte >> 4)) & 1) !== 0
}

/** Returns the end of the run that begins at `start` and consists of bytes in a class. No class contains LF. */
export function scanRun(start: usize, table: usize): usize {
  let at = start
  while (isIn(at, table)) at++
  return at
}

/**
 * Returns whether the bytes at an address are a percent-encoded octet: `pct-encoded = "%" HEXDIG HEXDIG` (RFC 3986,
 * section 2.1).
 */
function isPctEncodedAt(at: usize): bool {
  return byteAt(at) === PERCENT && isIn(at + 1, HEXDIG_TABLE) && isIn(at + 2, HEXDIG_TABLE)
}

/** Returns the end of the run that begins at `start` and consists of bytes in a class and of percent-encoded octets. */
export function scanEncodedRun(start: usize, table: usize): usize {
  let at = scanRun(start, table)
  while (isPctEncodedAt(at)) at = scanRun(at + 3, table)
  return at
}
