import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import { Agent, fetch as undiciFetch } from 'undici'
import {
  type FetchGuard,
  type FetchRefusal,
  type FetchResponse,
  type GuardedFetch,
  type GuardedFetchError,
  guardFetch,
} from 'uri-ts/http'

const dispatcher = new Agent()
const rules = { schemes: ['https'], maxRedirects: 3 } as const

// `guardFetch` returns a function with the same signature as the `fetch` option. The `GuardedFetch` type shows whether
// host names are guarded.
const guarded = guardFetch({ ...rules, fetch })
expectType<GuardedFetch<typeof fetch, false>>(guarded)
expectType<Promise<Response>>(guarded('https://a/', { method: 'POST' }))
expectAssignable<Promise<Response>>(guarded(new URL('https://a/')))
expectType<false>(guarded.guardsNames)
expectError(guarded(1))
expectError(guarded('https://a/', { method: 1 }))
const withNames = guardFetch({ ...rules, fetch: undiciFetch, dispatcher })
expectType<GuardedFetch<typeof undiciFetch, true>>(withNames)
expectType<true>(withNames.guardsNames)
expectAssignable<ReturnType<typeof undiciFetch>>(withNames('https://a/'))
expectType<boolean>((null! as GuardedFetch<typeof fetch, boolean>).guardsNames)
expectAssignable<GuardedFetch<typeof fetch, boolean>>(guarded)
expectNotAssignable<GuardedFetch<typeof fetch, true>>(guarded)

expectAssignable<FetchGuard<typeof fetch, undefined>>({ ...rules, fetch, ports: [443], allow: ['10.0.0.0/8'] })
expectNotAssignable<FetchGuard<typeof fetch, undefined>>({ ...rules, fetch, ports: ['443'] })
expectNotAssignable<FetchGuard<typeof fetch, undefined>>({ ...rules, fetch, allow: '10.0.0.0/8' })
expectNotAssignable<FetchGuard<typeof fetch, undefined>>({ ...rules, fetch, schemes: ['ftp'] })
expectNotAssignable<FetchGuard<typeof fetch, undefined>>({ ...rules, fetch, dispatcher })
expectNotAssignable<FetchGuard<typeof fetch, undefined>>({ fetch, schemes: ['https'] })
// The type of `guardsNames` is `boolean` if the compiler does not know whether the options contain a dispatcher.
const hasDispatcher = null! as boolean
expectType<GuardedFetch<typeof undiciFetch, boolean>>(
  guardFetch({ ...rules, fetch: undiciFetch, ...(hasDispatcher ? { dispatcher } : {}) }),
)
expectType<GuardedFetch<typeof undiciFetch, boolean>>(
  guardFetch({ ...rules, fetch: undiciFetch, ...(hasDispatcher && { dispatcher }) }),
)
expectError(guardFetch({ ...rules }))
expectError(guardFetch({ ...rules, fetch, redirects: 1 }))
expectError(guardFetch({ ...rules, fetch: () => 1 }))
expectError(guardFetch({ ...rules, fetch, dispatcher: 'agent' }))

// `guardFetch` reads only those members of a response that `FetchResponse` declares.
expectAssignable<FetchResponse>(null! as Response)
expectAssignable<FetchResponse>({ status: 302, headers: new Headers() })
expectNotAssignable<FetchResponse>({ status: 302, headers: { location: '/a' } })

const error = null! as GuardedFetchError
expectAssignable<Error>(error)
expectType<'ERR_GUARDED_FETCH'>(error.code)
expectType<FetchRefusal>(error.guard)
expectType<{ hop: number; offset: number; text: string }>({ hop: error.hop, offset: error.offset, text: error.text })
expectType<
  | 'text'
  | 'scheme'
  | 'userinfo'
  | 'port'
  | 'privateHost'
  | 'rareIPv4'
  | 'whatwgDifference'
  | 'wellKnownPortMismatch'
  | 'location'
  | 'maxRedirects'
  | 'redirect'
  | 'body'
  | 'connection'
>(null! as FetchRefusal)
