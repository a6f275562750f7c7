import type { Eq } from 'fp-ts/Eq'
import type { Monoid } from 'fp-ts/Monoid'
import type { Option } from 'fp-ts/Option'
import type { Ord } from 'fp-ts/Ord'
import type { Show } from 'fp-ts/Show'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import {
  type Components,
  type Encodable,
  Eq,
  encode,
  equalsForScheme,
  type FoundUri,
  findUris,
  type HostKind,
  normalizeForScheme,
  rawQueryValue,
  rawQueryValues,
  type SchemeRule,
  type SchemeRules,
  Show,
  schemeRules,
  type Uri,
  type View,
} from 'uri-ts'
import { getEqForScheme, MonoidQuery, OrdNormalized } from 'uri-ts/fp-ts'
import { formatIPv6, type IPv6Address, type IPv6Groups, parseIPv6 } from 'uri-ts/ip'
import { ALPHA, createSpans, HOST_KINDS, type Spans, scan } from 'uri-ts/scan'

// Components by name: the wide types of what `components` gives
expectType<{
  scheme: string | undefined
  authority: string | undefined
  userinfo: string | undefined
  host: string | undefined
  port: string | undefined
  path: string
  query: string | undefined
  fragment: string | undefined
}>({ ...(null! as Components) })

// 3.2.2
expectType<'reg-name' | 'IPv4address' | 'IPv6address' | 'IPvFuture'>(null! as HostKind)
expectType<readonly ['reg-name', 'IPv4address', 'IPv6address', 'IPvFuture']>(HOST_KINDS)
expectType<readonly [number, number, number, number, number, number, number, number]>(null! as IPv6Groups)
expectType<Option<IPv6Groups>>(parseIPv6('::1'))
expectType<IPv6Address>(formatIPv6([0, 0, 0, 0, 0, 0, 0, 1]))
expectError(formatIPv6([0, 0, 0, 0, 0, 0, 1]))

// What data can be encoded for
expectType<'userinfo' | 'host' | 'segment' | 'path' | 'query' | 'queryPart' | 'fragment'>(null! as Encodable)
expectType<(data: string) => string>(encode('segment'))
expectError(encode('scheme'))
expectError(encode('segment')(1))

// 6.2.3: the rules of schemes, ours and anybody's
expectAssignable<SchemeRules>(schemeRules)
expectAssignable<SchemeRules>({ ...schemeRules, gopher: { defaultPort: 70 } })
expectAssignable<SchemeRule>({})
expectAssignable<SchemeRule>({ defaultPort: 1, emptyPath: '/', defaultHost: 'h', path: (path: string) => path })
expectNotAssignable<SchemeRule>({ defaultPort: '80' })
expectNotAssignable<SchemeRule>({ emptyPath: '' })
expectNotAssignable<SchemeRules>({ http: 80 })
expectError(normalizeForScheme({ x: { port: 1 } }))
expectType<boolean>(equalsForScheme(schemeRules)(null! as View<Uri>)(null! as View<Uri>))

// Offsets
expectType<Spans>(createSpans())
expectType<number>(createSpans()[0])
expectAssignable<Int32Array>(createSpans())
expectNotAssignable<Spans>(null! as number[])
expectType<number>(scan('a:b', createSpans()))

// URIs in prose
expectType<ReadonlyArray<FoundUri>>(findUris('see <a:b>'))
expectType<{ start: number; end: number; uri: View<Uri> }>({ ...(null! as FoundUri) })

// Instances of fp-ts
expectType<Eq<View>>(Eq)
expectType<Eq<View>>(getEqForScheme(schemeRules))
expectType<Ord<View>>(OrdNormalized)
expectType<Show<View>>(Show)
expectType<Monoid<string>>(MonoidQuery)

// Queries
expectType<Option<string>>(rawQueryValue('a')(null! as View))
expectType<ReadonlyArray<string>>(rawQueryValues('a')(null! as View))

// The grammar is literal
expectType<'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'>(ALPHA)
