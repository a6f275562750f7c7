import type { Narrowed, PossibleText } from '../../../types/core/model/possible-text'
import { CHARACTER } from '../../core/errors/failure-code'
import { type Either, type Left, left, right } from '../../core/fp/either'
import { lowerCaseUnit } from '../../core/grammar/code-units'
import { view } from '../../core/model/parse'
import { decodeByEngine, decodeIn } from '../../core/percent/decode'
import { ERROR_OFFSET, fail, SPANS } from '../../core/scanner/spans'
import { failAt, IN_FRAGMENT, IN_SCHEME } from './characters'
import type { Mailto, MailtoField, MailtoUri } from './mailto-brand'
import { type MailtoError, mailtoError, mailtoErrorOf } from './mailto-error'
import type { MailtoComponent } from './messages'
import { scanAddress } from './scan-address'
import { isBody, scanName, scanValue } from './scan-field'

const PREFIX = 'mailto:'

/** Reads `"mailto:"`, ignoring case (RFC 6068, section 2). */
const scanPrefix = (text: string): number => {
  let index = 0
  while (index < PREFIX.length && lowerCaseUnit(text.charCodeAt(index)) === PREFIX.charCodeAt(index)) index++
  return index === PREFIX.length ? index : fail(SPANS, index, CHARACTER + IN_SCHEME)
}

/** Decodes a part that matches the grammar. The only possible error is invalid UTF-8. */
const decodePart = (
  text: string,
  start: number,
  end: number,
  component: MailtoComponent,
): Either<MailtoError, string> => {
  const part = decodeIn(text, start, end, false)
  return part._tag === 'Left' ? left(mailtoError(text, part.left.offset, component, 'utf-8')) : part
}

/** Reports an error in the part that begins at `start` or, if invalid UTF-8 precedes the error, the invalid UTF-8. */
const failIn = (text: string, start: number, failure: number, component: MailtoComponent): Left<MailtoError> => {
  const offset = SPANS[ERROR_OFFSET]
  const before = decodePart(text, start, offset, component)
  return before._tag === 'Left' ? before : left(mailtoErrorOf(text, offset, failure))
}

/** Reads addresses: `to = addr-spec *("," addr-spec )` (RFC 6068, section 2). */
const readTo = (text: string, start: number, end: number): Either<MailtoError, ReadonlyArray<string>> => {
  const addresses: string[] = []
  for (let index = start; start < end && index <= end; ) {
    const addressEnd = scanAddress(text, index, end)
    if (addressEnd < 0) return failIn(text, index, addressEnd, 'to')
    const address = decodePart(text, index, addressEnd, 'to')
    if (address._tag === 'Left') return address
    addresses.push(address.right)
    index = addressEnd + 1
  }
  return right(addresses)
}

/**
 * Reads header fields after the `?` (RFC 6068, section 2): `hfields = "?" hfield *( "&" hfield )`, where
 * `hfield = hfname "=" hfvalue`.
 */
const readFields = (text: string, start: number): Either<MailtoError, ReadonlyArray<MailtoField>> => {
  const fields: MailtoField[] = []
  for (let index = start; index <= text.length; ) {
    const nameEnd = scanName(text, index)
    if (nameEnd < 0) return left(mailtoErrorOf(text, SPANS[ERROR_OFFSET], nameEnd))
    // The cast is safe because a header field name is ASCII.
    const name = decodeByEngine(text.slice(index, nameEnd)) as string
    const valueEnd = scanValue(text, nameEnd + 1, isBody(name, 0, name.length))
    if (valueEnd < 0) return failIn(text, nameEnd + 1, valueEnd, 'hfvalue')
    const value = decodePart(text, nameEnd + 1, valueEnd, 'hfvalue')
    if (value._tag === 'Left') return value
    fields.push({ name, value: value.right })
    index = valueEnd + 1
  }
  return right(fields)
}

const AFTER_TO = /[?#]/

/** Reads everything after `mailto:`. */
const readParts = (text: string, start: number): Either<MailtoError, Mailto> => {
  const length = text.slice(start).search(AFTER_TO)
  const end = length < 0 ? text.length : start + length
  const to = readTo(text, start, end)
  if (to._tag === 'Left') return to
  if (text[end] === '#') return left(mailtoErrorOf(text, end, failAt(text, end, IN_FRAGMENT)))
  const fields = readFields(text, end + 1)
  if (fields._tag === 'Left') return fields
  return right({ _tag: 'Mailto', view: view(text as MailtoUri), to: to.right, fields: fields.right })
}

/**
 * Parses a mailto URI: `mailtoURI = "mailto:" [ to ] [ hfields ]` (RFC 6068, section 2). Decodes each address and
 * header field once. In a mailto URI, `+` does not represent a space. A raw character that must be percent-encoded
 * causes an error. In addresses, `&`, `;` and `=` must be percent-encoded. The `@` in an address and the commas between
 * addresses must not be percent-encoded.
 *
 * `parseMailto` is stricter than the grammar: every decoded field must be a valid header field. A name must not be
 * empty, and must consist of printable ASCII characters other than `:`. A value must not contain CR, LF or NUL, except
 * that a body may contain CR and LF as `%0D%0A`. `parseMailto` fails for a string with a fragment.
 *
 * The author of a mailto link chooses its header fields. Show the fields to the user before you send the email. Ignore
 * fields that are not safe (RFC 6068, sections 4 and 7), such as `From`, `Bcc`, `Attach` and fields that control
 * routing. The fields `subject`, `body`, `keywords` and `in-reply-to` are safe.
 *
 * Allocates the returned `Either` and everything in it: the view, the lists, the fields and the strings. The running
 * time is linear in the length of the text. Fails at the first invalid character or octet. The error names the rule
 * that the character or octet violates. If percent-encoded octets are not valid UTF-8, the offset is that of the `%`
 * that begins the invalid sequence. If a JavaScript caller passes a value that is not a string, the error's reason is
 * `not-text`.
 *
 * @example
 * import { parseMailto } from 'uri-ts/schemes'
 *
 * const parsed = parseMailto('mailto:a@example.com,b@example.com?subject=Caf%C3%A9')
 * if (parsed._tag === 'Right') parsed.right.to //=> ['a@example.com', 'b@example.com']
 * if (parsed._tag === 'Right') parsed.right.fields //=> [{ name: 'subject', value: 'Café' }]
 *
 * const failed = parseMailto('mailto:a@example.com?subject=x%0D%0ABcc:b@example.com')
 * if (failed._tag === 'Left') failed.left.offset //=> 30
 * if (failed._tag === 'Left') failed.left.reason //=> 'line-break'
 *
 * @category Parsing
 */
export const parseMailto = (text: string): Either<MailtoError, Mailto> => {
  if (typeof text !== 'string') return left(mailtoError('', 0, 'scheme', 'not-text'))
  const start = scanPrefix(text)
  return start < 0 ? left(mailtoErrorOf(text, SPANS[ERROR_OFFSET], start)) : readParts(text, start)
}

/**
 * Returns whether `parseMailto` accepts `text`. Returns `false` for any value that is not a string.
 *
 * Allocates what `parseMailto` allocates.
 *
 * @example
 * import { isMailtoUri } from 'uri-ts/schemes'
 *
 * isMailtoUri('mailto:a@example.com') //=> true
 * isMailtoUri('mailto:a') //=> false
 *
 * @category Refinements
 */
export const isMailtoUri = <Value>(text: PossibleText<Value, 'isMailtoUri'>): text is Narrowed<Value, MailtoUri> =>
  parseMailto(text as string)._tag === 'Right'
