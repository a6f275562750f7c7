import { BACKSLASH, CLOSE_BRACKET, DOT, OPEN_BRACKET, QUOTE } from '../../core/grammar/code-units'
import { widthAt } from '../../core/grammar/octet-cursor'
import { addressOctetAt, failAt, IN_DOMAIN, IN_LOCAL_PART, isAtext, isVisible } from './characters'

const TAB = 0x09
const SPACE = 0x20

/** Returns the end of the text that matches `dot-atom-text = 1*atext *("." 1*atext)` (RFC 5322, section 3.2.3). */
const scanDotAtomText = (text: string, start: number, component: number): number => {
  let index = start
  for (let atomStart = start; ; atomStart = index) {
    while (isAtext(addressOctetAt(text, index))) index += widthAt(text, index)
    if (index === atomStart) return failAt(text, index, component)
    if (addressOctetAt(text, index) !== DOT) return index
    index += widthAt(text, index)
  }
}

/**
 * Reads the quoted string whose opening quote is at `start`: `quoted-string = DQUOTE *( qtext / quoted-pair ) DQUOTE`
 * (RFC 5322, section 3.2.4), without white space (RFC 6068, section 2). Returns the end of the quoted string. A
 * `quoted-pair` (`"\" (VCHAR / WSP)`) stands for the character after its backslash.
 */
const scanQuotedString = (text: string, start: number): number => {
  let index = start + widthAt(text, start)
  for (;;) {
    const octet = addressOctetAt(text, index)
    const next = index + widthAt(text, index)
    if (octet === QUOTE) return next
    if (octet === BACKSLASH) {
      const quoted = addressOctetAt(text, next)
      if (!isVisible(quoted) && quoted !== SPACE && quoted !== TAB) return failAt(text, next, IN_LOCAL_PART)
      index = next + widthAt(text, next)
    } else {
      // Every visible octet except the quote and the backslash matches `qtext = %d33 / %d35-91 / %d93-126`.
      if (!isVisible(octet)) return failAt(text, index, IN_LOCAL_PART)
      index = next
    }
  }
}

/** Returns whether an octet matches `dtext-no-obs = %d33-90 / %d94-126` (RFC 6068, section 2). */
const isDtext = (octet: number): boolean => isVisible(octet) && (octet < OPEN_BRACKET || octet > CLOSE_BRACKET)

/**
 * Reads the bracketed domain whose opening bracket is at `start`: `"[" *dtext-no-obs "]"` (RFC 6068, section 2).
 * Returns the end of the domain.
 */
const scanDomainLiteral = (text: string, start: number): number => {
  let index = start + widthAt(text, start)
  while (isDtext(addressOctetAt(text, index))) index += widthAt(text, index)
  if (addressOctetAt(text, index) !== CLOSE_BRACKET) return failAt(text, index, IN_DOMAIN)
  return index + widthAt(text, index)
}

/**
 * Reads a local part and the `@` after it: `local-part = dot-atom-text / quoted-string` (RFC 6068, section 2). Returns
 * the offset at which the domain starts.
 */
const scanLocalPart = (text: string, start: number): number => {
  const isQuoted = addressOctetAt(text, start) === QUOTE
  const at = isQuoted ? scanQuotedString(text, start) : scanDotAtomText(text, start, IN_LOCAL_PART)
  if (at < 0) return at
  return text[at] === '@' ? at + 1 : failAt(text, at, IN_LOCAL_PART)
}

/** Reads a domain: `domain = dot-atom-text / "[" *dtext-no-obs "]"` (RFC 6068, section 2). Returns its end. */
const scanDomain = (text: string, start: number): number =>
  addressOctetAt(text, start) === OPEN_BRACKET
    ? scanDomainLiteral(text, start)
    : scanDotAtomText(text, start, IN_DOMAIN)

/**
 * Reads a percent-encoded address from `start` to a comma or to `end`: `addr-spec = local-part "@" domain` (RFC 6068,
 * section 2). `end` is the length of the text, or the index of a `?` or `#`. Returns the end of the address, or a
 * failure. Allocates nothing.
 */
export const scanAddress = (text: string, start: number, end: number): number => {
  const domainStart = scanLocalPart(text, start)
  if (domainStart < 0) return domainStart
  const addressEnd = scanDomain(text, domainStart)
  if (addressEnd < 0 || addressEnd === end || text[addressEnd] === ',') return addressEnd
  return failAt(text, addressEnd, IN_DOMAIN)
}
