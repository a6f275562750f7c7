/**
 * Transcribes RFC 6570 literally, without regard for speed. Each rule of the grammar in RFC 6570, section 2, is one
 * regular expression. Expansion uses the table in RFC 6570, appendix A. This file imports nothing from `src`.
 */

// See RFC 6570, section 1.5.
const ALPHA = 'A-Za-z'
const DIGIT = '0-9'
const HEXDIG = '0-9A-Fa-f'
const pctEncoded = `(?:%[${HEXDIG}][${HEXDIG}])`
const unreserved = `[${ALPHA}${DIGIT}\\-._~]`
const reserved = "[:/?#\\[\\]@!$&'()*+,;=]"
const planes = Array.from({ length: 14 }, (_, i) => i + 1)
  .map((plane) => `\\u{${plane.toString(16)}${plane === 14 ? '1' : '0'}000}-\\u{${plane.toString(16)}fffd}`)
  .join('')
const ucschar = `[\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}${planes}]`
const iprivate = '[\\u{e000}-\\u{f8ff}\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}]'

// Transcribes RFC 6570, section 2.1, with erratum 6937, which replaces `%x26 / %x28-3B` with `%x26-3B`.
const literals = `(?:[\\x21\\x23-\\x24\\x26-\\x3b\\x3d\\x3f-\\x5b\\x5d\\x5f\\x61-\\x7a\\x7e]|${ucschar}|${iprivate}|${pctEncoded})`
// See RFC 6570, section 2.2.
const operator = '[+#./;?&=,!@|]'
// See RFC 6570, section 2.3.
const varchar = `(?:[${ALPHA}${DIGIT}_]|${pctEncoded})`
const varname = `${varchar}(?:\\.?${varchar})*`
// See RFC 6570, section 2.4.
const prefix = ':[1-9][0-9]{0,3}'
const varspec = `${varname}(?:${prefix}|\\*)?`
const variableList = `${varspec}(?:,${varspec})*`
const expression = `\\{(?:${operator})?${variableList}\\}`

const TEMPLATE = new RegExp(`^(?:${literals}|${expression})*$`, 'u')
const OP_RESERVE = /\{[=,!@|]/

/**
 * Returns whether a string matches `URI-Template = *( literals / expression )` and uses none of the operators that RFC
 * 6570, section 2.2, reserves.
 */
export const isTemplate = (text: string): boolean => TEMPLATE.test(text) && !OP_RESERVE.test(text)

/** Transcribes the table in RFC 6570, appendix A. */
const TABLE: Readonly<
  Record<string, { first: string; sep: string; named: boolean; ifemp: string; allow: 'U' | 'U+R' }>
> = {
  '': { first: '', sep: ',', named: false, ifemp: '', allow: 'U' },
  '+': { first: '', sep: ',', named: false, ifemp: '', allow: 'U+R' },
  '.': { first: '.', sep: '.', named: false, ifemp: '', allow: 'U' },
  '/': { first: '/', sep: '/', named: false, ifemp: '', allow: 'U' },
  ';': { first: ';', sep: ';', named: true, ifemp: '', allow: 'U' },
  '?': { first: '?', sep: '&', named: true, ifemp: '=', allow: 'U' },
  '&': { first: '&', sep: '&', named: true, ifemp: '=', allow: 'U' },
  '#': { first: '#', sep: ',', named: false, ifemp: '', allow: 'U+R' },
}

const UNRESERVED = new RegExp(`^${unreserved}$`)
const RESERVED = new RegExp(`^${reserved}$`)

/** Percent-encodes the UTF-8 octets of a character. */
const encodeOctets = (character: string): string =>
  Array.from(
    new TextEncoder().encode(character),
    (octet) => `%${octet.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('')

/**
 * Splits a value into characters. If percent-encoded octets are allowed, the octets of a code point together count as
 * one character.
 */
export const charactersOf = (value: string, allow: 'U' | 'U+R'): readonly string[] => {
  if (allow === 'U') return Array.from(value)
  const octets =
    /%[0-7][0-9A-Fa-f]|%[CDcd][0-9A-Fa-f](?:%[89ABab][0-9A-Fa-f]){0,1}|%[Ee][0-9A-Fa-f](?:%[89ABab][0-9A-Fa-f]){0,2}|%[Ff][0-7](?:%[89ABab][0-9A-Fa-f]){0,3}|%[0-9A-Fa-f]{2}|./gsu
  return value.match(octets) ?? []
}

const encodeCharacter = (character: string, allow: 'U' | 'U+R'): string => {
  if (UNRESERVED.test(character)) return character
  if (allow === 'U+R' && (RESERVED.test(character) || /^(?:%[0-9A-Fa-f]{2})+$/.test(character))) return character
  return encodeOctets(character)
}

/** Implements "pct-encoding any characters that are not in the allow set" (RFC 6570, appendix A). */
const encode = (value: string, allow: 'U' | 'U+R'): string =>
  charactersOf(value, allow)
    .map((character) => encodeCharacter(character, allow))
    .join('')

/** Expands literals (RFC 6570, section 3.1). */
export const expandLiterals = (text: string): string => encode(text, 'U+R')

type Data = Readonly<Record<string, unknown>>

/**
 * Specifies how to encode names in an exploded associative array. The library encodes names in the same way as values.
 */
export type EncodeName = 'as a literal (3.2.1)' | 'as a value'

/** Returns the defined members of a list, or those pairs of an associative array whose values are defined. */
const definedIn = (value: object): ReadonlyArray<readonly [string | undefined, string]> => {
  const isPairs = Array.isArray(value) && value.some(Array.isArray)
  const all: ReadonlyArray<readonly [string | undefined, unknown]> = isPairs
    ? (value as ReadonlyArray<readonly [string, unknown]>)
    : Array.isArray(value)
      ? value.map((member) => [undefined, member] as const)
      : Object.entries(value)
  return all.flatMap(([name, member]) =>
    member === undefined || member === null ? [] : [[name, String(member)] as const],
  )
}

/** Expands an expression (RFC 6570, section 3.2.1). */
const expandExpression = (text: string, data: Data, encodeName: EncodeName): string => {
  const op = '+#./;?&'.includes(text.charAt(0)) ? text.charAt(0) : ''
  const row = TABLE[op]
  if (row === undefined) throw new Error(op)
  const { first, sep, named, ifemp, allow } = row
  let result = ''
  let isFirst = true
  for (const spec of text.slice(op.length).split(',')) {
    const [, name = '', modifier = ''] = /^(.*?)(\*|:[0-9]+)?$/.exec(spec) ?? []
    const value = data[name]
    if (value === undefined || value === null) continue
    const members = typeof value === 'object' ? definedIn(value) : []
    if (typeof value === 'object' && members.length === 0) continue
    result += isFirst ? first : sep
    isFirst = false
    if (typeof value !== 'object') {
      const string = String(value)
      if (named) result += expandLiterals(name) + (string === '' ? ifemp : '=')
      const characters = charactersOf(string, allow)
      const count = modifier.startsWith(':') ? Number(modifier.slice(1)) : characters.length
      result += encode(characters.slice(0, count).join(''), allow)
    } else if (modifier !== '*') {
      if (named) result += `${expandLiterals(name)}=`
      result += members
        .map(([key, member]) => (key === undefined ? '' : `${encode(key, allow)},`) + encode(member, allow))
        .join(',')
    } else if (named) {
      const nameOf = (key: string | undefined): string =>
        key === undefined
          ? expandLiterals(name)
          : encodeName === 'as a value'
            ? encode(key, allow)
            : expandLiterals(key)
      result += members
        .map(([key, member]) => nameOf(key) + (member === '' ? ifemp : `=${encode(member, allow)}`))
        .join(sep)
    } else {
      result += members
        .map(([key, member]) => (key === undefined ? '' : `${encode(key, allow)}=`) + encode(member, allow))
        .join(sep)
    }
  }
  return result
}

/**
 * Expands a template (RFC 6570, section 3). Reads the template from left to right, copying literals and expanding
 * expressions.
 */
export const expandTemplate = (text: string, data: Data, encodeName: EncodeName): string =>
  text.replace(/\{([^{}]*)\}|[^{}]+/g, (found, inner: string | undefined) =>
    inner === undefined ? expandLiterals(found) : expandExpression(inner, data, encodeName),
  )
