import { scanHost } from '../../scanner/scan'
import { fail, type Spans } from '../../scanner/spans'
import {
  AFTER_IP_LITERAL,
  HOST_CHARACTER,
  HOST_MISSING,
  HOST_PCT_ENCODED,
  PORT_CHARACTER,
  PORT_MISSING,
  PORT_RANGE,
} from './request-target-error'

const PERCENT = 37
const ZERO = 48
const NINE = 57
const COLON = 58
const OPEN = 91

/** What a host that ended at `offset` could not go on with. */
const failHost = (text: string, offset: number, spans: Spans): number => {
  if (text.charCodeAt(0) === OPEN) return fail(spans, offset, AFTER_IP_LITERAL)
  return fail(spans, offset, text.charCodeAt(offset) === PERCENT ? HOST_PCT_ENCODED : HOST_CHARACTER)
}

/** `port = *DIGIT` (RFC 3986, 3.2.3) from `start` to the end of the text, of a value up to 65535: where the text ends, or a failure. */
const scanPort = (text: string, start: number, spans: Spans): number => {
  let number = 0
  for (let index = start; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < ZERO || unit > NINE) return fail(spans, index, PORT_CHARACTER)
    // Once too great it stays so, however long the text is.
    number = number > 0xffff ? number : number * 10 + unit - ZERO
  }
  return number > 0xffff ? fail(spans, start, PORT_RANGE) : text.length
}

/**
 * `Host = uri-host [ ":" port ]` (RFC 9110, 7.2): the end of the host, or a failure. Writes `HOST_KIND`. Allocates
 * nothing.
 */
export const scanHostPort = (text: string, spans: Spans): number => {
  const hostEnd = scanHost(text, 0, spans)
  if (hostEnd < 0 || hostEnd === text.length) return hostEnd
  if (text.charCodeAt(hostEnd) !== COLON) return failHost(text, hostEnd, spans)
  const portEnd = scanPort(text, hostEnd + 1, spans)
  return portEnd < 0 ? portEnd : hostEnd
}

/**
 * `authority-form = uri-host ":" port` (RFC 9112, 3.2.3), neither of which is empty (RFC 9110, 9.3.6): the end of the
 * host, or a failure. Writes `HOST_KIND`. Allocates nothing.
 */
export const scanAuthorityForm = (text: string, spans: Spans): number => {
  const hostEnd = scanHostPort(text, spans)
  if (hostEnd < 0) return hostEnd
  if (hostEnd === 0) return fail(spans, 0, HOST_MISSING)
  return hostEnd + 1 < text.length ? hostEnd : fail(spans, text.length, PORT_MISSING)
}
