import { DIGIT, scanRun } from '../../core/grammar/character-table'
import { COLON, OPEN_BRACKET, PERCENT } from '../../core/grammar/code-units'
import { portValueIn } from '../../core/grammar/port'
import { scanHost } from '../../core/scanner/scan'
import { fail, type Spans } from '../../core/scanner/spans'
import {
  AFTER_IP_LITERAL,
  HOST_CHARACTER,
  HOST_MISSING,
  HOST_PCT_ENCODED,
  PORT_CHARACTER,
  PORT_MISSING,
  PORT_RANGE,
  PORT_ZERO,
} from './request-target-error'

/** Returns the failure for a host that is followed, at `offset`, by a character other than `:`. */
const failHost = (text: string, offset: number, spans: Spans): number => {
  if (text.charCodeAt(0) === OPEN_BRACKET) return fail(spans, offset, AFTER_IP_LITERAL)
  return fail(spans, offset, text.charCodeAt(offset) === PERCENT ? HOST_PCT_ENCODED : HOST_CHARACTER)
}

/**
 * Reads a port: `port = *DIGIT` (RFC 3986, section 3.2.3). The port must be at most 65535 and must extend to the end
 * of the text. Returns the end of the port, or a failure.
 */
const scanPort = (text: string, start: number, spans: Spans): number => {
  const end = scanRun(text, start, text.length, DIGIT)
  if (end < text.length) return fail(spans, end, PORT_CHARACTER)
  const isTooLarge = start < end && portValueIn(text, start, end) < 0
  return isTooLarge ? fail(spans, start, PORT_RANGE) : end
}

/**
 * Reads the value of a `Host` header, `Host = uri-host [ ":" port ]` (RFC 9110, section 7.2). Returns the end of the
 * host, or a failure. Writes `spans[HOST_KIND]`. Allocates nothing.
 */
export const scanHostPort = (text: string, spans: Spans): number => {
  const hostEnd = scanHost(text, 0, spans)
  if (hostEnd < 0 || hostEnd === text.length) return hostEnd
  if (text.charCodeAt(hostEnd) !== COLON) return failHost(text, hostEnd, spans)
  const portEnd = scanPort(text, hostEnd + 1, spans)
  return portEnd < 0 ? portEnd : hostEnd
}

/**
 * Reads a target in authority-form: `authority-form = uri-host ":" port` (RFC 9112, section 3.2.3). Returns the end of
 * the host, or a failure. Neither the host nor the port may be empty, and port 0 is invalid (RFC 9110, section 9.3.6).
 * Writes `spans[HOST_KIND]`. Allocates nothing.
 */
export const scanAuthorityForm = (text: string, spans: Spans): number => {
  const hostEnd = scanHostPort(text, spans)
  if (hostEnd < 0) return hostEnd
  if (hostEnd === 0) return fail(spans, 0, HOST_MISSING)
  if (hostEnd + 1 >= text.length) return fail(spans, text.length, PORT_MISSING)
  return portValueIn(text, hostEnd + 1, text.length) === 0 ? fail(spans, hostEnd + 1, PORT_ZERO) : hostEnd
}
