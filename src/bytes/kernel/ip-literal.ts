/* This file contains the kernel's functions for reading IP literals (RFC 3986, section 3.2.2). */
import { COLON, DOT, ZERO } from '../../core/grammar/code-units'
import { DIGIT_TABLE, HEXDIG_TABLE } from '../layout'
import { byteAt, INVALID, isIn, scanRun } from './characters'

/* The functions in this file read at most one byte beyond an IP address. */

/**
 * Reads a decimal octet: `dec-octet = DIGIT / %x31-39 DIGIT / "1" 2DIGIT / "2" %x30-34 DIGIT / "25" %x30-35` (RFC 3986,
 * section 3.2.2). Returns the end of the octet, or `INVALID`.
 */
function scanDecOctet(start: usize): usize {
  let octet: u32 = 0
  let at = start
  while (at - start < 3 && isIn(at, DIGIT_TABLE)) {
    octet = octet * 10 + byteAt(at) - ZERO
    at++
  }
  const hasLeadingZero = at - start > 1 && byteAt(start) === ZERO
  return at === start || hasLeadingZero || octet > 255 ? INVALID : at
}

/**
 * Returns whether the bytes are an IPv4 address: `IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet`
 * (RFC 3986, section 3.2.2).
 */
export function isIPv4Address(start: usize, end: usize): bool {
  let at = start
  let dots = 0
  while (true) {
    at = scanDecOctet(at)
    if (at === INVALID || dots === 3) return at === end
    if (byteAt(at) !== DOT) return false
    at++
    dots++
  }
}

/**
 * Returns whether the bytes are an IPv6 address (RFC 3986, section 3.2.2): eight groups (`h16 = 1*4HEXDIG`), or up to
 * seven groups and one `::`. An IPv4 address may replace the last two groups.
 */
export function isIPv6Address(start: usize, end: usize): bool {
  let groups = 0
  let at = start
  let isElided = byteAt(start) === COLON
  if (isElided) {
    if (byteAt(start + 1) !== COLON) return false
    at = start + 2
    if (at === end) return true
  }
  while (true) {
    let groupEnd = at
    while (groupEnd - at < 4 && isIn(groupEnd, HEXDIG_TABLE)) groupEnd++
    if (groupEnd === at) return false
    if (byteAt(groupEnd) === DOT) return (isElided ? groups < 6 : groups === 6) && isIPv4Address(at, end)
    groups++
    if (groupEnd === end) break
    if (byteAt(groupEnd) !== COLON) return false
    at = groupEnd + 1
    if (byteAt(at) === COLON) {
      if (isElided) return false
      isElided = true
      at++
      if (at === end) break
    }
  }
  return isElided ? groups < 8 : groups === 8
}

/**
 * Returns whether the bytes from `version` to `end` match the rule
 * `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (RFC 3986, section 3.2.2).
 */
export function isIPvFuture(version: usize, end: usize): bool {
  const dot = scanRun(version, HEXDIG_TABLE)
  return dot > version && byteAt(dot) === DOT && dot + 1 < end
}
