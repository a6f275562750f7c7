import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { Option, Uri, UriView } from 'uri-ts'
import {
  type Environment,
  hasOriginLike,
  hostList,
  type OriginPattern,
  type OriginPatternOptions,
  originPattern,
  proxyOf,
} from 'uri-ts/http'

declare const text: string
declare const list: readonly string[]

expectType<OriginPattern>(originPattern('https://*.pages.example:8443'))
expectType<OriginPattern>(originPattern('https://example.com'))
expectAssignable<Uri>(originPattern('https://*.a.b'))
expectNotAssignable<OriginPattern>(text)
expectType<(view: UriView) => boolean>(hasOriginLike(['https://example.com', 'https://*.pages.example']))
hasOriginLike(originPattern('https://*.a.b'))
hasOriginLike(list)
hasOriginLike({ allowed: ['https://*.a.b'], isPublicSuffix: (name) => name === 'b' })
expectError(originPattern('https://*.com'))
expectError(originPattern('https://a.*.b.c'))
expectError(originPattern('https://*.a.b/'))
expectError(hasOriginLike('https://*'))
expectError(hasOriginLike(['https://*.a.b', 'example.com']))
expectError(hasOriginLike({ allowed: ['https://*.b'] }))
expectError(hasOriginLike({ isPublicSuffix: () => true }))

expectType<(view: UriView) => boolean>(
  hostList(['localhost', '.corp.example', '10.0.0.0/8', '[::1]:8080', '::1', 'h:80']),
)
hostList(list)
hostList([])
expectError(hostList(['*.example.com']))
expectError(hostList(['a', '127.1']))
expectError(hostList(['10.1.0.0/8']))
expectError(hostList(['h:65536']))
expectError(hostList(['http://h']))
expectError(hostList('h'))

expectType<(view: UriView) => Option<Uri>>(proxyOf({ http_proxy: undefined, NO_PROXY: text }))
expectError(proxyOf({ http_proxy: 1 }))

expectAssignable<Environment>({ NO_PROXY: 'localhost', PATH: undefined })
expectNotAssignable<Environment>({ NO_PROXY: 1 })
expectAssignable<OriginPatternOptions>({ allowed: ['https://*.a.b'], isPublicSuffix: () => false })
expectNotAssignable<OriginPatternOptions>({ allowed: 'https://*.a.b' })
