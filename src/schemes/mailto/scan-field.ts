import { equalsIgnoringCase } from '../../core/grammar/ascii-case'
import { COLON, EQUALS, HASH, isUnitAt } from '../../core/grammar/code-units'
import { widthAt } from '../../core/grammar/octet-cursor'
import { fail, SPANS } from '../../core/scanner/spans'
import { failAt, fieldOctetAt, IN_FRAGMENT, IN_HFNAME, IN_HFVALUE, isVisible, LINE_BREAK } from './characters'

const CR = 0x0d
const LF = 0x0a

/** Returns whether a header field is the body, which is the only field that may contain line breaks. */
export const isBody = (text: string, start: number, end: number): boolean =>
  equalsIgnoringCase(text, start, end, 'body')

/** Returns whether an octet matches `ftext = %d33-57 / %d59-126` (RFC 5322, section 3.6.8). */
const isFtext = (octet: number): boolean => isVisible(octet) && octet < 0x7f && octet !== COLON

/**
 * Reads the field name that precedes an `=`: `hfname = *qchar` (RFC 6068, section 2). The decoded name must match
 * `field-name = 1*ftext` (RFC 5322, section 3.6.8). Returns the end of the name.
 */
export const scanName = (text: string, start: number): number => {
  let end = start
  while (isFtext(fieldOctetAt(text, end))) end += widthAt(text, end)
  return end > start && isUnitAt(text, end, text.length, EQUALS) ? end : failName(text, end)
}

/** Reports an error in a name. If the name contains CR, LF or NUL at `offset`, the reason is `line-break`. */
const failName = (text: string, offset: number): number =>
  isBreak(fieldOctetAt(text, offset)) ? fail(SPANS, offset, LINE_BREAK + IN_HFNAME) : failAt(text, offset, IN_HFNAME)

/** Returns whether an octet is CR, LF or NUL. */
const isBreak = (octet: number): boolean => octet === CR || octet === LF || octet === 0

/**
 * Reads a value: `hfvalue = *qchar` (RFC 6068, section 2). The value ends at an `&` or at the end of the text. In a
 * body, CR and LF may occur only as the pair CR LF. Outside a body, a value must not contain CR or LF. NUL is never
 * allowed.
 */
export const scanValue = (text: string, start: number, isOfBody: boolean): number => {
  let end = start
  for (let octet = fieldOctetAt(text, end); octet >= 0; octet = fieldOctetAt(text, end)) {
    if (isBreak(octet)) {
      if (!isOfBody || octet !== CR || fieldOctetAt(text, end + 3) !== LF)
        return fail(SPANS, end, LINE_BREAK + IN_HFVALUE)
      end += 3
    }
    end += widthAt(text, end)
  }
  if (end === text.length || text[end] === '&') return end
  return failAt(text, end, isUnitAt(text, end, text.length, HASH) ? IN_FRAGMENT : IN_HFVALUE)
}
