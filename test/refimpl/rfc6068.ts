/**
 * Transcribes RFC 6068, section 2, and the rules in RFC 5322 that this section uses. The tests compare
 * `src/schemes/mailto` with this file, which imports nothing from `src`. The rules for addresses match decoded octets,
 * each of which is represented by one character. A percent-encoded delimiter is represented by a private-use character.
 */
import { alternatives, literal, many, many1, matches, optional, type Rule, range, sequence } from './abnf'
import { ALPHA, DIGIT } from './appendix-a'

const ENCODED_AT = '\ue040'
const ENCODED_COMMA = '\ue02c'

const characters = (members: string): Rule => ({ kind: 'characters', characters: members })

/** Matches the octets of non-ASCII characters (RFC 6532, section 3.2). */
const nonAscii = range(0x80, 0xff)

/** Transcribes `atext` (RFC 5322, section 3.2.3). */
const atext = alternatives(ALPHA, DIGIT, characters("!#$%&'*+-/=?^_`{|}~"), nonAscii)

/** Transcribes `dot-atom-text = 1*atext *("." 1*atext)` (RFC 5322, section 3.2.3). */
const dotAtomText = sequence(many1(atext), many(sequence(literal('.'), many1(atext))))

/** Matches the private-use characters that stand for percent-encoded delimiters. */
const encoded = characters(ENCODED_AT + ENCODED_COMMA)

/** Transcribes `qtext = %d33 / %d35-91 / %d93-126` (RFC 5322, section 3.2.4). */
const qtext = alternatives(range(33, 33), range(35, 91), range(93, 126), nonAscii, encoded)

/** Transcribes `quoted-pair = "\" (VCHAR / WSP)` (RFC 5322, section 3.2.1). */
const quotedPair = sequence(characters('\\'), alternatives(range(0x21, 0x7e), characters(' \t'), nonAscii, encoded))

/** Transcribes `quoted-string` (RFC 5322, section 3.2.4), without white space (RFC 6068, section 2). */
const quotedString = sequence(characters('"'), many(alternatives(qtext, quotedPair)), characters('"'))

/** Transcribes `dtext-no-obs = %d33-90 / %d94-126`. */
const dtextNoObs = alternatives(range(33, 90), range(94, 126), nonAscii, encoded)

/** Transcribes `addr-spec = local-part "@" domain`. */
export const addrSpec = sequence(
  alternatives(dotAtomText, quotedString),
  literal('@'),
  alternatives(dotAtomText, sequence(characters('['), many(dtextNoObs), characters(']'))),
)

/** Transcribes `to = addr-spec *("," addr-spec )`. */
const to = optional(sequence(addrSpec, many(sequence(literal(','), addrSpec))))

/** Matches a string that contains only percent-encoded octets and characters that need no encoding in an address. */
const RAW_TO = /^(?:[A-Za-z0-9\-._~!$'()*+,:@]|%[0-9A-Fa-f]{2})*$/

/** `*qchar` */
const QCHARS = /^(?:[A-Za-z0-9\-._~!$'()*+,;:@]|%[0-9A-Fa-f]{2})*$/

const octetsOf = (raw: string): string =>
  raw.replace(/%(..)/g, (_, digits) => {
    const octet = String.fromCharCode(Number.parseInt(digits, 16))
    return octet === '@' ? ENCODED_AT : octet === ',' ? ENCODED_COMMA : octet
  })

const isUtf8 = (raw: string): boolean => {
  try {
    return decodeURIComponent(raw) !== undefined
  } catch {
    return false
  }
}

/**
 * Returns whether a string matches `hfield = hfname "=" hfvalue` and contains a valid header field (RFC 5322, section
 * 3.6.8).
 */
const isField = (field: string): boolean => {
  const [name = '', value, ...others] = field.split('=')
  if (value === undefined || others.length > 0 || !QCHARS.test(name) || !QCHARS.test(value)) return false
  const text = octetsOf(value)
  const isBody = octetsOf(name).toLowerCase() === 'body'
  return /^[!-9;-~\ue040\ue02c]+$/.test(octetsOf(name)) && !/[\r\n\0]/.test(isBody ? text.replace(/\r\n/g, '') : text)
}

/** Transcribes `mailtoURI = "mailto:" [ to ] [ hfields ]`, where `hfields = "?" hfield *( "&" hfield )`. */
export const isMailto = (text: string): boolean => {
  const [, addresses, fields] = /^mailto:([^?]*)(?:\?([\s\S]*))?$/i.exec(text) ?? []
  if (addresses === undefined || !RAW_TO.test(addresses) || !isUtf8(text)) return false
  return matches(to, octetsOf(addresses)) && (fields === undefined || fields.split('&').every(isField))
}

/** Lists endings that turn an ASCII prefix of a mailto URI into a complete mailto URI. */
const COMPLETIONS = [
  ...[
    '',
    'mailto:',
    'ailto:',
    'ilto:',
    'lto:',
    'to:',
    'o:',
    ':',
    'a@b',
    '@b',
    'b',
    'a',
    '22@b',
    '2@b',
    '%22@b',
    'a%22@b',
  ],
  ...['%5D', '5D', 'D', '1', '41', '1@b', '41@b', '1%22@b', '41%22@b', '1%5D', '41%5D', 'x=', '=', '1=', '41='],
  ...['0A', 'A', '%0A', '0D%0A', 'D%0A', '5B%5D', 'B%5D'],
]

const canBegin = (text: string): boolean => COMPLETIONS.some((rest) => isMailto(text + rest))

/**
 * Returns the offset of the error in an ASCII string that is not a mailto URI. The error is at the end of the longest
 * prefix that the string shares with any mailto URI, or at a `%` just before that end.
 */
export const wrongOffset = (text: string): number => {
  let length = text.length
  while (!canBegin(text.slice(0, length))) length--
  const percent = text.slice(0, length).search(/%0d(?:%0?)?$|%[\da-f]?$/i)
  return percent < 0 ? length : percent
}
