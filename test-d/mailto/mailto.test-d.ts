import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import { host, type SchemeUri, type Uri, uri, type View } from 'uri-ts'
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
  parseMailto,
} from 'uri-ts/mailto'

declare const string: string
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

// The brands
expectAssignable<Uri>(branded)
expectAssignable<SchemeUri<'mailto'>>(branded)
expectNotAssignable<SchemeUri<'urn'>>(branded)
expectNotAssignable<MailtoUri>(uri('mailto:a@b'))
