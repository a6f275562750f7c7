/* The functions in this file hide secrets in JSON (RFC 8259). */
import { printable } from '../errors/format-error'
import { endOf, NUMBER, quotedEnd } from './find-secrets'
import type { IsSecret } from './secret-keys'

/** Returns whether the whole text is a JSON object, array or string. */
export const isJson = (text: string): boolean => {
  if (!/^\s*["[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Matches the colon after a key. */
const COLON = /\s*:\s*/y

/**
 * If the value of a secret key is a number or a non-empty string, replaces the value with the mask, written as a JSON
 * string. Decodes all other strings and passes each one to `hide` separately, so that no secret spans two strings.
 */
export const hideInJson = (text: string, isSecret: IsSecret, mask: string, hide: (value: string) => string): string => {
  let shown = ''
  let from = 0
  let isHidden = false
  for (let start = text.indexOf('"'); start >= 0; start = text.indexOf('"', from)) {
    const end = quotedEnd(text, start + 1, '"', 0) + 1
    const raw = text.slice(start, end)
    const value: string = JSON.parse(raw)
    const masked = isHidden && value !== '' ? mask : hide(value)
    shown += text.slice(from, start) + (masked === value ? raw : JSON.stringify(masked))
    from = end
    const valueStart = endOf(COLON, text, end)
    isHidden = valueStart > end && isSecret(value)
    const numberEnd = isHidden ? endOf(NUMBER, text, valueStart) : valueStart
    if (numberEnd > valueStart) {
      shown += `${text.slice(end, valueStart)}"${mask}"`
      from = numberEnd
    }
    isHidden &&= text[valueStart] === '"'
  }
  return shown + text.slice(from)
}

/** Matches a surrogate pair: two code units that represent one character. */
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g

const printablePair = (pair: string): string =>
  printable(pair) === pair ? pair : pair.replace(/./g, (unit) => printable(unit))

/**
 * Escapes the same characters as `printable`, but in JSON notation. Replaces line breaks and tabs, which occur only
 * between tokens, with spaces.
 */
export const printableJson = (text: string): string =>
  printable(text.replace(/[\t\n\r]/g, ' ').replace(PAIR, printablePair))
