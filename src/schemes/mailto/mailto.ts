import { requireRecord } from '../../core/errors/require-known'
import { type Either, left, right } from '../../core/fp/either'
import { ownProperties } from '../../core/fp/own'
import { view } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { encodeAddress, encodeField } from './encode-part'
import type { MailtoField, MailtoUri } from './mailto-brand'
import { type MailtoError, mailtoError } from './mailto-error'

/**
 * The unencoded parts of a mailto URI. `mailto` percent-encodes them. An address is an `addr-spec`, such as
 * `a@example.com` or `"a b\ c"@example.com`, without a display name. Absent parts are undefined or omitted.
 *
 * @category Building
 */
export interface MailtoParts {
  readonly to?: string | ReadonlyArray<string> | undefined
  readonly cc?: string | ReadonlyArray<string> | undefined
  readonly bcc?: string | ReadonlyArray<string> | undefined
  readonly subject?: string | undefined
  /** The text of the message. Each line break, which may be CR, LF or CRLF, becomes `%0D%0A`. */
  readonly body?: string | undefined
  /** Other header fields, in order. These fields are written after the header fields above. */
  readonly fields?: ReadonlyArray<MailtoField> | undefined
}

/** Puts a single value in a list, or copies a list. The copy cannot change after the check. */
const listOf = <A>(value: A | ReadonlyArray<A> | undefined): ReadonlyArray<A> => {
  if (value === undefined) return []
  return Array.isArray(value) ? [...value] : [value as A]
}

/** Reads each part once. The second element of the result contains the properties that are not parts. */
const split = ({ to, cc, bcc, subject, body, fields, ...others }: MailtoParts) =>
  [{ to: listOf(to), cc: listOf(cc), bcc: listOf(bcc), subject, body, fields: listOf(fields) }, others] as const

type Given = ReturnType<typeof split>[0]

/** Encodes all the values, or returns the first error. */
const all = <A>(
  values: ReadonlyArray<A>,
  encode: (value: A) => Either<MailtoError, string>,
): Either<MailtoError, ReadonlyArray<string>> => {
  const texts: string[] = []
  for (const value of values) {
    const text = encode(value)
    if (text._tag === 'Left') return text
    texts.push(text.right)
  }
  return right(texts)
}

const fieldOf = (name: string, value: string | undefined): ReadonlyArray<MailtoField> =>
  value === undefined ? [] : [{ name, value }]

const addressesOf = (name: string, addresses: ReadonlyArray<string>): ReadonlyArray<MailtoField> =>
  addresses.length === 0 ? [] : [{ name, value: addresses.join() }]

/** Returns the fields of the parts, in the order in which they are written. */
const fieldsOf = ({ cc, bcc, subject, body, fields }: Given): ReadonlyArray<MailtoField> => [
  ...addressesOf('cc', cc),
  ...addressesOf('bcc', bcc),
  ...fieldOf('subject', subject),
  ...fieldOf('body', body),
  ...fields,
]

/** The message for a value that has no properties. */
const PARTS = "the parts are an object, such as { to: 'a@example.com' }; parseMailto reads texts"

/**
 * Builds a mailto URI (RFC 6068, 2) from unencoded parts. Percent-encodes everything that could be misread, including
 * `+` in fields, and writes each line break of a body as `%0D%0A`. `parseMailto` returns the same parts, with CR and LF
 * for each line break.
 *
 * No part can begin another header field or add another address. The function fails for CR, LF and NUL, except for line
 * breaks in the body. The function also fails for names that are not printable ASCII, and for a string that is not
 * exactly one address.
 *
 * Allocates the `Either`, the view, its text and the encoded parts. Takes time linear in the length of the parts.
 * Fails if an address is not an `addr-spec`, if a name or value is not allowed in a header field, or if a part contains
 * a lone surrogate. The error's `text` is that part, and its `offset` is an index into it. If a JavaScript caller
 * passes a part that is not a string, the reason is `not-text`. If the caller passes a property that is not a part, the
 * reason is `component-unknown`, and `text` is the name of the property.
 * Throws a `TypeError` for a value without properties, such as a `URL` or a number.
 *
 * @example
 * import { mailto } from 'uri-ts/schemes'
 *
 * const built = mailto({ to: 'a@example.com', subject: '50% & more', body: 'Hello\nworld' })
 * if (built._tag === 'Right') built.right.text //=> 'mailto:a@example.com?subject=50%25%20%26%20more&body=Hello%0D%0Aworld'
 *
 * const failed = mailto({ to: 'a@example.com', subject: 'x\r\nBcc: b@example.com' })
 * if (failed._tag === 'Left') failed.left.offset //=> 1
 * if (failed._tag === 'Left') failed.left.reason //=> 'line-break'
 *
 * @category Building
 */
export const mailto = (parts: MailtoParts): Either<MailtoError, View<MailtoUri>> => {
  const [given, others] = split(ownProperties(requireRecord(parts, PARTS)))
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) return left(mailtoError(unknown, 0, 'scheme', 'component-unknown'))
  const copies = all([...given.cc, ...given.bcc], encodeAddress)
  if (copies._tag === 'Left') return copies
  const to = all(given.to, encodeAddress)
  if (to._tag === 'Left') return to
  const fields = all(fieldsOf(given), encodeField)
  if (fields._tag === 'Left') return fields
  const text = `mailto:${to.right.join()}${fields.right.length === 0 ? '' : '?'}${fields.right.join('&')}`
  return right(view(text as MailtoUri))
}
