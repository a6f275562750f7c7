import { requireRecord } from '../../core/errors/require-known'
import { type Either, left, right } from '../../core/fp/either'
import { ownProperties } from '../../core/fp/own'
import { view } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { encodeAddress, encodeField } from './encode-part'
import type { MailtoField, MailtoUri } from './mailto-brand'
import { type MailtoError, mailtoError } from './mailto-error'

/**
 * The unencoded parts from which `mailto` builds a mailto URI. An address, such as `a@example.com` or `"a b\
 * c"@example.com`, matches `addr-spec` and does not include a display name. If the mailto URI lacks a part, the part's
 * property is `undefined` or omitted.
 *
 * @category Building
 */
export interface MailtoParts {
  readonly to?: string | ReadonlyArray<string> | undefined
  readonly cc?: string | ReadonlyArray<string> | undefined
  readonly bcc?: string | ReadonlyArray<string> | undefined
  readonly subject?: string | undefined
  /** The email's body. Each line break in the body (CR, LF or CR LF) becomes `%0D%0A`. */
  readonly body?: string | undefined
  /**
   * Additional header fields, in their order in the mailto URI. They follow the fields that the other properties
   * specify.
   */
  readonly fields?: ReadonlyArray<MailtoField> | undefined
}

/** Wraps a single value in a list. Copies a list, because the caller could change the original after the check. */
const listOf = <A>(value: A | ReadonlyArray<A> | undefined): ReadonlyArray<A> => {
  if (value === undefined) return []
  return Array.isArray(value) ? [...value] : [value as A]
}

/**
 * Reads each property of the parts only once. The second element of the result contains the properties that do not name
 * parts.
 */
const split = ({ to, cc, bcc, subject, body, fields, ...others }: MailtoParts) =>
  [{ to: listOf(to), cc: listOf(cc), bcc: listOf(bcc), subject, body, fields: listOf(fields) }, others] as const

type Given = ReturnType<typeof split>[0]

/** Encodes all the values in a list or returns the first error. */
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

const fieldsOf = ({ cc, bcc, subject, body, fields }: Given): ReadonlyArray<MailtoField> => [
  ...addressesOf('cc', cc),
  ...addressesOf('bcc', bcc),
  ...fieldOf('subject', subject),
  ...fieldOf('body', body),
  ...fields,
]

/** The message of the error that `mailto` throws for a value that is not a plain object. */
const PARTS = "the parts are an object, such as { to: 'a@example.com' }; parseMailto parses strings"

/**
 * Builds a mailto URI (RFC 6068, section 2) from unencoded parts. Percent-encodes every character that a program could
 * misread, including `+` in fields. Each line break in a body becomes `%0D%0A`. `parseMailto` reads the original values
 * from the result, except that each line break becomes CR LF.
 *
 * None of the parts can inject a header field or an additional address. NUL causes an error. CR and LF cause errors
 * everywhere except in a body. A field name that is not printable ASCII causes an error. In `to`, `cc` and `bcc`, a
 * string that is not exactly one address also causes an error.
 *
 * Allocates the returned `Either`, its view, the view's text and the encoded parts. The running time is linear in the
 * total length of the parts. Fails if an address does not match `addr-spec`, if a name or value is not allowed in a
 * header field, or if a part contains a lone surrogate. The error's `text` is the invalid part, and the error's
 * `offset` is an index into that part. If a JavaScript caller passes a part that is not a string, the error's reason is
 * `not-text`. If `parts` has a property that does not name a part, the reason is `component-unknown`, and `text` is the
 * property's name. Throws a `TypeError` for a value, such as a `URL` or a number, that is not a plain object.
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
