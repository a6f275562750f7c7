import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { AbsoluteUri, Either, RelativeRef, Uri, View } from 'uri-ts'
import {
  isLocalPath,
  type LocalPath,
  type LocalTargetOptions,
  localTarget,
  type RedirectUriError,
  type RedirectUriOptions,
  type RedirectUriReason,
  redirectUriMatcher,
} from 'uri-ts/http'

declare const text: string
declare const data: unknown
declare const site: View<Uri>

if (isLocalPath(data)) expectType<LocalPath>(data)
declare const path: LocalPath
expectAssignable<RelativeRef>(path)
expectNotAssignable<LocalPath>(text)
expectNotAssignable<LocalPath>('/a')

const target = localTarget({ fallback: '/account?tab=2' })
expectType<Uri>(target(site)(data))
localTarget({ fallback: text, origins: ['https://example.com', text] })
localTarget({ fallback: path })
localTarget({ fallback: '/caf%C3%A9', origins: [] })
expectError(localTarget({ fallback: 'account' }))
expectError(localTarget({ fallback: '//evil.test' }))
expectError(localTarget({ fallback: '/\\evil.test' }))
expectError(localTarget({ fallback: '/.//a' }))
expectError(localTarget({ fallback: '/%2Fa' }))
expectError(localTarget({ fallback: '/', origins: ['https://example.com/'] }))
expectError(localTarget({ fallback: '/', origin: [] }))
expectError(localTarget({}))
expectError(target(text))

const matcher = redirectUriMatcher([
  'https://app.example/callback',
  'http://127.0.0.1/callback',
  'com.example.app:/callback',
])
expectType<Either<RedirectUriError, View<AbsoluteUri>>>(matcher(text))
declare const list: readonly string[]
declare const options: RedirectUriOptions
redirectUriMatcher(list, { loopback: 'localhost' })
redirectUriMatcher([])
expectError(redirectUriMatcher(['https://app.example/callback#']))
expectError(redirectUriMatcher(['https://app.example/callback', '/callback']))
expectError(redirectUriMatcher(['myapp:/callback']))
expectError(redirectUriMatcher(['https://*.app.example/']))
expectError(redirectUriMatcher(['https://me@app.example/']))
expectError(redirectUriMatcher(['http://127.0.0.1:1/', 'http://127.0.0.1:2/']))
expectError(redirectUriMatcher(['http://[::1]/', 'https://a/', 'http://[::1]:2/'], { loopback: 'ip' }))
expectError(redirectUriMatcher(['http://localhost:1/', 'http://localhost/'], { loopback: 'localhost' }))
redirectUriMatcher(['http://127.0.0.1:1/', 'http://127.0.0.1:2/'], { loopback: 'none' })
redirectUriMatcher(['http://127.0.0.1:1/', 'http://127.0.0.1:2/'], options)
redirectUriMatcher(['http://localhost:1/', 'http://localhost/', 'http://127.0.0.1:1/', 'http://127.0.0.2:1/'])
redirectUriMatcher(['http://127.0.0.1:1/', 'http://127.0.0.1:1/'])
expectError(redirectUriMatcher('https://app.example/callback'))
expectError(redirectUriMatcher([], { loopback: true }))

expectAssignable<LocalTargetOptions>({ fallback: '/', origins: ['https://example.com'] })
expectNotAssignable<LocalTargetOptions>({ origins: [] })
expectAssignable<RedirectUriOptions>({ loopback: 'none' })
expectNotAssignable<RedirectUriOptions>({ loopback: 'any' })
expectType<RedirectUriReason>(null! as RedirectUriError['reason'])
expectAssignable<RedirectUriReason>('loopback-port')
