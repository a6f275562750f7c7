import type { Octets } from './octets'

/** Represents an absent value in TSV. */
export const NULL = '\\N'

const TAB = '\t'

/** Maps each character that has a short escape to that escape. */
const ESCAPES: { readonly [character: string]: string } = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '\\0',
}

const ESCAPED = new RegExp(`[${Object.values(ESCAPES).join('')}]`, 'g')

/** Maps each one-character escape written by ClickHouse, PostgreSQL or MySQL to the character that it stands for. */
const CHARACTERS: { readonly [code: string]: string } = {
  '\\': '\\',
  "'": "'",
  0: '\0',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

const ESCAPE = /\\(x[\da-fA-F]{2}|[\\'0bfnrtv])/g

/**
 * Decodes escapes such as `\t`, `\n`, `\\` and `\x2c` in a value. Keeps a backslash that does not begin a known escape,
 * because removing it could make an invalid string valid. Allocates the result if the value contains a backslash.
 */
export const unescapeTsv = (octets: Octets): Octets =>
  octets.includes('\\')
    ? octets.replace(ESCAPE, (_, code: string) =>
        code.length > 1 ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : (CHARACTERS[code] as string),
      )
    : octets

const hex = (octets: Octets): string =>
  Array.from(octets, (octet) => `\\x${octet.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')

/**
 * Returns a function that escapes a value so that the result contains neither line endings nor the delimiter. A
 * delimiter other than a tab is escaped octet by octet. For example, a comma becomes `\x2c`.
 */
export const escapeTsv = (delimiter: Octets = TAB): ((octets: Octets) => Octets) => {
  const code = hex(delimiter)
  return (octets) => {
    const escaped = octets.replace(ESCAPED, (character) => ESCAPES[character] as string)
    return delimiter === TAB ? escaped : escaped.replaceAll(delimiter, code)
  }
}
