import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import { type AbsoluteUri, host, type Refused, type SchemeUri, type Uri, uri, type View } from 'uri-ts'
import {
  isMailtoUri,
  type Mailto,
  type MailtoComponent,
  type MailtoError,
  type MailtoField,
  type MailtoParts,
  type MailtoReason,
  type MailtoUri,
  mailto,
  mailtoUri,
  parseMailto,
} from 'uri-ts/schemes'

declare const string: string
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
declare const any: any
declare const unknown: unknown
declare const branded: MailtoUri
declare const read: Mailto
declare const error: MailtoError
declare const parts: MailtoParts

expectType<Either<MailtoError, Mailto>>(parseMailto(string))
expectError(parseMailto(1))
if (isMailtoUri(unknown)) expectType<MailtoUri>(unknown)

expectType<Either<MailtoError, View<MailtoUri>>>(mailto(parts))
mailto({})
mailto({ to: [string], cc: string, bcc: undefined, subject: 'a', body: 'b', fields: [{ name: 'c', value: 'd' }] })
mailto({ to: read.to, fields: read.fields })
expectError(mailto())
expectError(mailto(string))
expectError(mailto({ from: string }))
expectError(mailto({ to: null }))
expectError(mailto({ fields: [['a', 'b']] }))

expectType<ReadonlyArray<string>>(read.to)
expectType<ReadonlyArray<MailtoField>>(read.fields)
expectType<View<MailtoUri>>(read.view)
expectType<'Mailto'>(read._tag)
host(read.view)
expectType<MailtoComponent>(error.component)
expectType<MailtoReason>(error.reason)

// `mailtoUri` returns a branded string that keeps the literal type of the argument.
expectType<MailtoUri<'mailto:a@b'>>(mailtoUri('mailto:a@b'))
expectType<MailtoUri<'mailto:'>>(mailtoUri('mailto:'))
expectType<MailtoUri<'MAILTO:%22a%40%22@%5B1%5D,b@c?b%6Fdy=a%0D%0A&x='>>(
  mailtoUri('MAILTO:%22a%40%22@%5B1%5D,b@c?b%6Fdy=a%0D%0A&x='),
)
expectAssignable<MailtoUri>(mailtoUri('mailto:a@b'))
expectAssignable<AbsoluteUri>(mailtoUri('mailto:a@b'))

// For an invalid literal, the compiler prints the message that `showReason` returns at run time.
type Sentence<Text extends string> = Parameters<typeof mailtoUri<Text>>[0]
declare const wrong: {
  readonly scheme: Sentence<'mailtos:a@b'>
  readonly utf8: Sentence<'mailto:%C3a@b'>
  readonly octet: Sentence<'mailto:a%20b@c'>
  readonly digits: Sentence<'mailto:a%4'>
  readonly injected: Sentence<'mailto:a@b?subject=x%0D%0ABcc:c@d'>
  readonly fragment: Sentence<'mailto:a@b#c'>
  readonly string: Sentence<string>
  readonly hole: Sentence<`mailto:${string}`>
  readonly union: Sentence<'mailto:a@b' | 'mailto:?'>
}
expectType<Refused<"scheme: 's' is not allowed at offset 6; a mailto URI begins with mailto:">>(wrong.scheme)
expectType<
  Refused<"to: '%' does not begin a character in UTF-8 at offset 7; octets are UTF-8 without overlong, truncated or surrogate forms">
>(wrong.utf8)
expectType<
  Refused<"local-part: '%' begins an octet that is not allowed at offset 8; a local-part is letters, digits, !$'*+-_~ and percent-encoded octets, with single dots, or a quoted-string, and @ follows">
>(wrong.octet)
expectType<
  Refused<"local-part: '%' is not followed by two hexadecimal digits at offset 8; write %25 for a percent sign">
>(wrong.digits)
expectType<
  Refused<"hfvalue: '%' is not allowed at offset 20; only a body may contain line breaks, always as %0D%0A, and NUL is never allowed">
>(wrong.injected)
expectType<Refused<"fragment: '#' is not allowed at offset 10; a mailto URI has no fragment">>(wrong.fragment)
expectType<Refused<'not a literal: call parseMailto, which checks the text at run time'>>(wrong.string)
expectType<Refused<'a template literal with placeholders: call parseMailto, which checks the text at run time'>>(
  wrong.hole,
)
expectType<
  | 'mailto:a@b'
  | Refused<"hfname: the end of the text is not allowed at offset 8; an hfname is letters, digits, -._~!$'()*+,;:@ and percent-encoded octets, the octets printable ASCII without a colon, and = follows">
>(wrong.union)
expectError(mailtoUri('mailto:a'))
expectError(mailtoUri(string))
expectError(mailtoUri(any))
expectError(mailtoUri(unknown))
expectError(mailtoUri(branded))
expectError(mailtoUri(1))
expectError(mailtoUri())

// A template literal may begin with a constant.
const contact = mailtoUri('mailto:a@b')
expectAssignable<MailtoUri>(mailtoUri(`${contact}?subject=c`))
expectError(mailtoUri(`${contact}#c`))

// A `MailtoUri` is assignable to wider brands, such as `Uri`.
expectAssignable<Uri>(branded)
expectAssignable<SchemeUri<'mailto'>>(branded)
expectNotAssignable<SchemeUri<'urn'>>(branded)
expectNotAssignable<MailtoUri>(uri('mailto:a@b'))
