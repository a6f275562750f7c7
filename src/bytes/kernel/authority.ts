/* This file defines how the kernel reads an authority (RFC 3986, section 3.2). */
import { AT, CLOSE_BRACKET, COLON, HASH, OPEN_BRACKET, QUESTION, SLASH } from '../../core/grammar/code-units'
import {
  HOST_END,
  HOST_KIND,
  KIND_IPV_FUTURE,
  KIND_IPV4_ADDRESS,
  KIND_IPV6_ADDRESS,
  KIND_REG_NAME,
  USERINFO_END,
} from '../../core/scanner/spans'
import { CR, DIGIT_TABLE, LF, REG_NAME_TABLE, USERINFO_TABLE } from '../layout'
import { byteAt, INVALID, scanEncodedRun, scanRun } from './characters'
import { isIPv4Address, isIPv6Address, isIPvFuture } from './ip-literal'

const LOWER_V = 0x76
const LOWER_CASE = 0x20

/** Stores a value in a slot of the spans at the address `spans`. */
export function setSpan(spans: usize, slot: usize, value: i32): void {
  store<i32>(spans + (slot << 2), value)
}

/** A bit set of the characters that end an authority (`/`, `?` and `#`; RFC 3986, section 3.2) or a line. */
const AUTHORITY_ENDS: u64 =
  (1 << (<u64>SLASH)) | (1 << (<u64>QUESTION)) | (1 << (<u64>HASH)) | (1 << (<u64>LF)) | (1 << (<u64>CR))

/** Returns whether a byte ends an authority. */
export function isAuthorityEnd(byte: u32): bool {
  return byte < 64 && ((AUTHORITY_ENDS >> <u64>byte) & 1) !== 0
}

/**
 * Reads an IP literal: `IP-literal = "[" ( IPv6address / IPvFuture ) "]"` (RFC 3986, section 3.2.2). Returns the end of
 * the IP literal, or `INVALID`.
 */
function scanIPLiteral(start: usize, spans: usize): usize {
  const address = start + 1
  const close = scanRun(address, USERINFO_TABLE)
  if (byteAt(close) !== CLOSE_BRACKET) return INVALID
  if ((byteAt(address) | LOWER_CASE) === LOWER_V) {
    if (!isIPvFuture(address + 1, close)) return INVALID
    setSpan(spans, HOST_KIND, KIND_IPV_FUTURE)
  } else {
    if (!isIPv6Address(address, close)) return INVALID
    setSpan(spans, HOST_KIND, KIND_IPV6_ADDRESS)
  }
  return close + 1
}

/**
 * Reads a host: `host = IP-literal / IPv4address / reg-name` (RFC 3986, section 3.2.2). Returns the end of the host, or
 * `INVALID`.
 */
function scanHost(start: usize, spans: usize): usize {
  if (byteAt(start) === OPEN_BRACKET) return scanIPLiteral(start, spans)
  const end = scanEncodedRun(start, REG_NAME_TABLE)
  setSpan(spans, HOST_KIND, isIPv4Address(start, end) ? KIND_IPV4_ADDRESS : KIND_REG_NAME)
  return end
}

/**
 * Reads the authority in the line that begins at `line`: `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986,
 * section 3.2). Returns the end of the authority, or `INVALID`. Text such as `a:1` is first read as a host and a port,
 * but becomes userinfo if an `@` follows.
 */
export function scanAuthority(line: usize, start: usize, spans: usize): usize {
  let hostStart = start
  while (true) {
    const hostEnd = scanHost(hostStart, spans)
    if (hostEnd === INVALID) return INVALID
    const end = byteAt(hostEnd) === COLON ? scanRun(hostEnd + 1, DIGIT_TABLE) : hostEnd
    if (isAuthorityEnd(byteAt(end))) {
      setSpan(spans, HOST_END, <i32>(hostEnd - line))
      return end
    }
    if (hostStart !== start || byteAt(hostStart) === OPEN_BRACKET) return INVALID
    const userinfoEnd = scanEncodedRun(end, USERINFO_TABLE)
    if (byteAt(userinfoEnd) !== AT) return INVALID
    setSpan(spans, USERINFO_END, <i32>(userinfoEnd - line))
    hostStart = userinfoEnd + 1
  }
}
