import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import { type ParseError, uri, view } from 'uri-ts'
import {
  OTEL_KEYS,
  type RedactOptions,
  redactErrorKeys,
  redactText,
  SECRET_KEYS,
  type UrlAttributes,
  urlAttributes,
} from 'uri-ts/text'

// `redactText` accepts a list of keys or an options object.
expectType<(text: string) => string>(redactText(SECRET_KEYS))
expectType<(text: string) => string>(redactText([...SECRET_KEYS, 'pin']))
expectType<(text: string) => string>(redactText({ keys: SECRET_KEYS, exact: OTEL_KEYS, mask: 'REDACTED' }))
expectAssignable<RedactOptions>({})
expectAssignable<RedactOptions>({ keys: undefined, exact: ['sig'], mask: undefined })
expectNotAssignable<RedactOptions>({ keys: 'token' })
expectNotAssignable<RedactOptions>({ exact: 'sig' })
expectNotAssignable<RedactOptions>({ mask: 1 })
expectError(redactText('token'))
expectError(redactText())
expectError(redactText({ words: ['token'] }))
expectError(redactText(SECRET_KEYS)(1))

// A redacted error keeps its type.
expectType<ParseError>(redactErrorKeys(SECRET_KEYS)(null! as ParseError))
expectError(redactErrorKeys({ keys: SECRET_KEYS }))
expectError(redactErrorKeys(SECRET_KEYS)(new Error('a')))

// In `UrlAttributes`, the attribute for the path is the only one that is never `undefined`.
const attributes = urlAttributes(view(uri('https://example.com/')))
expectType<UrlAttributes>(attributes)
expectType<string>(attributes['url.path'])
expectType<string | undefined>(attributes['url.full'])
expectType<string | undefined>(attributes['url.scheme'])
expectType<string | undefined>(attributes['url.query'])
expectType<string | undefined>(attributes['server.address'])
expectType<number | undefined>(attributes['server.port'])
expectAssignable<UrlAttributes>({ 'url.path': '/a' })
expectNotAssignable<UrlAttributes>({})
expectNotAssignable<UrlAttributes>({ 'url.path': '/a', 'server.port': '443' })
expectNotAssignable<keyof UrlAttributes>('url.fragment')
expectError(urlAttributes('https://example.com/'))
