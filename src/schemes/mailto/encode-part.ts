import { type Either, left, right } from '../../core/fp/either'
import { PCHAR, REG_NAME } from '../../core/grammar/character-table'
import { decodeByEngine } from '../../core/percent/decode'
import { encodeExcept, LONE_SURROGATE } from '../../core/percent/encode'
import { ERROR_OFFSET, SPANS } from '../../core/scanner/spans'
import type { MailtoField } from './mailto-brand'
import { type MailtoError, mailtoError, mailtoErrorOf } from './mailto-error'
import type { MailtoComponent } from './messages'
import { scanAddress } from './scan-address'
import { isBody, scanName } from './scan-field'

/** Matches the characters that a header field must not contain. */
const BREAK = /[\r\n\0]/

const NUL = /\0/

/** Matches a line break in a string. Each line break is replaced with CR LF. */
const LINE_BREAK = /\r\n?|\n/g

/**
 * Matches the characters that a registered name may contain but that `mailto` percent-encodes in an address. The comma
 * and the parentheses are included, because a program may misread them in a quoted string.
 */
const ENCODED_IN_ADDRESS = /[&=;,()]/g

/**
 * Matches those characters in `pchar` that `mailto` percent-encodes in a field. The `+` is included, because some
 * programs read it as a space, as they would in form data (RFC 6068, section 5).
 */
const ENCODED_IN_FIELD = /[&=+]/g

/** Percent-encodes an ASCII character, even if `encodeURIComponent` would not. */
const pctEncoded = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** Percent-encodes a part. Fails if the part is not a string, or if it contains a lone surrogate. */
const encodeWith = (
  data: string,
  component: MailtoComponent,
  encodeData: (data: string) => string,
): Either<MailtoError, string> => {
  if (typeof data !== 'string') return left(mailtoError('', 0, component, 'not-text'))
  const surrogate = data.search(LONE_SURROGATE)
  return surrogate < 0 ? right(encodeData(data)) : left(mailtoError(data, surrogate, component, 'surrogate'))
}

/**
 * Returns the error for a part whose encoded form is invalid. The error's offset is always that of the start of a
 * character. The reason changes from `octet` to `character`, because the part itself is not percent-encoded.
 */
const errorIn = (data: string, text: string, failure: number): MailtoError => {
  const { length } = decodeByEngine(text.slice(0, SPANS[ERROR_OFFSET])) as string
  const { component, reason } = mailtoErrorOf(data, length, failure)
  return mailtoError(data, length, component, reason === 'octet' ? 'character' : reason)
}

/** Returns the offset at which an address's local part ends, either after the closing quote or at the first `@`. */
const localPartEnd = (data: string): number => {
  if (!data.startsWith('"')) return data.indexOf('@')
  let index = 1
  while (index < data.length && data[index] !== '"') index += data[index] === '\\' ? 2 : 1
  return index + 1
}

const encodeInAddress = (data: string): string => encodeExcept(data, REG_NAME).replace(ENCODED_IN_ADDRESS, pctEncoded)

/** Percent-encodes a local part and a domain, but not the `@` between them. */
const encodeAddressData = (data: string): string => {
  const end = localPartEnd(data)
  return data[end] === '@'
    ? `${encodeInAddress(data.slice(0, end))}@${encodeInAddress(data.slice(end + 1))}`
    : encodeInAddress(data)
}

/** Percent-encodes an address. Fails if the string does not match `addr-spec` (RFC 6068, section 2). */
export const encodeAddress = (data: string): Either<MailtoError, string> => {
  const text = encodeWith(data, 'to', encodeAddressData)
  if (text._tag === 'Left') return text
  const end = scanAddress(text.right, 0, text.right.length)
  return end < 0 ? left(errorIn(data, text.right, end)) : text
}

const encodeInField = (data: string): string => encodeExcept(data, PCHAR).replace(ENCODED_IN_FIELD, pctEncoded)

/**
 * Percent-encodes a header field name, and appends `=`. Fails if the string is not a header field name (RFC 5322,
 * section 3.6.8).
 */
const encodeName = (data: string): Either<MailtoError, string> => {
  const text = encodeWith(data, 'hfname', (name) => `${encodeInField(name)}=`)
  if (text._tag === 'Left') return text
  const end = scanName(text.right, 0)
  return end < 0 ? left(errorIn(data, text.right, end)) : text
}

/**
 * Percent-encodes a value. Only a body may contain line breaks, because a line break in any other value would begin
 * another header field.
 */
const encodeValue = (data: string, isOfBody: boolean): Either<MailtoError, string> => {
  const text = encodeWith(data, 'hfvalue', (value) =>
    encodeInField(isOfBody ? value.replace(LINE_BREAK, '\r\n') : value),
  )
  const offset = text._tag === 'Left' ? -1 : data.search(isOfBody ? NUL : BREAK)
  return offset < 0 ? text : left(mailtoError(data, offset, 'hfvalue', 'line-break'))
}

/**
 * Percent-encodes a field: `hfield = hfname "=" hfvalue` (RFC 6068, section 2). A JavaScript caller can pass any value
 * as `field`.
 */
export const encodeField = (field: MailtoField): Either<MailtoError, string> => {
  const { name, value }: MailtoField = Object(field)
  const encodedName = encodeName(name)
  if (encodedName._tag === 'Left') return encodedName
  const encodedValue = encodeValue(value, isBody(name, 0, name.length))
  return encodedValue._tag === 'Left' ? encodedValue : right(encodedName.right + encodedValue.right)
}
