/* The functions in this file read and write parameter values in the notation that RFC 8187 defines. */
import { decodeByEngine } from '../../core/percent/decode'

/** Matches a character that is neither an `attr-char` (RFC 8187, section 3.2.1) nor a percent sign. */
const NOT_VALUE_CHARS = /[^\w!#$&+\-.^`|~%]/

/**
 * Matches one of five characters that `encodeURIComponent` does not encode. Of these characters, only `!` is allowed in
 * an extended value (RFC 8187, section 3.2.1).
 */
const KEPT_BY_ENGINE = /[!*'()]/g

const NOT_LANGUAGE = /[^A-Za-z\d-]/

/** Returns whether a string is empty or contains only characters that a language tag may contain (RFC 5646). */
export const isLanguage = (text: string): boolean => !NOT_LANGUAGE.test(text)

/** The decoded form of a value in RFC 8187 notation. */
export interface ExtendedValue {
  readonly value: string
  readonly language: string | undefined
}

/**
 * Reads an extended value whose charset is UTF-8: `ext-value = charset "'" [ language ] "'" value-chars` (RFC 8187,
 * section 3.2.1). UTF-8 is the only charset that every recipient must support. Returns `undefined` if the charset is
 * not UTF-8, or if the text is not an extended value.
 */
export const readExtendedValue = (text: string): ExtendedValue | undefined => {
  const first = text.indexOf("'")
  const second = text.indexOf("'", first + 1)
  if (second < 0 || text.slice(0, first).toLowerCase() !== 'utf-8') return undefined
  const chars = text.slice(second + 1)
  const language = text.slice(first + 1, second)
  const value = isLanguage(language) && !NOT_VALUE_CHARS.test(chars) ? decodeByEngine(chars) : undefined
  return value === undefined ? undefined : { value, language: language === '' ? undefined : language }
}

/** Writes a string as an extended value (RFC 8187, section 3.2.1). The string must not contain lone surrogates. */
export const writeExtendedValue = (value: string, language: string): string =>
  `UTF-8'${language}'${encodeURIComponent(value).replace(KEPT_BY_ENGINE, (character) =>
    character === '!' ? character : `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`
