import { lookup } from 'node:dns'
import { Agent as HttpAgent, request } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { connect, type LookupFunction as NodeLookup } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import { expectAssignable, expectError, expectType } from 'tsd'
import { buildConnector, Agent as UndiciAgent } from 'undici'
import type { Option } from 'uri-ts'
import {
  type GuardOptions,
  guardConnect,
  guardLookup,
  type LookupAddress,
  type LookupFunction,
  type LookupOptions,
  type PrivateAddressError,
  type PrivateAddressKind,
  privateAddress,
} from 'uri-ts/http'

expectType<Option<PrivateAddressKind>>(privateAddress('8.8.8.8'))
expectType<
  | 'loopback'
  | 'unspecified'
  | 'private'
  | 'link-local'
  | 'unique-local'
  | 'shared'
  | 'multicast'
  | 'reserved'
  | 'not-an-address'
>(null! as PrivateAddressKind)
expectError(privateAddress(1))

// `guardLookup` accepts Node's `lookup` function and returns a function that Node accepts as a `lookup` option.
const guard: GuardOptions = { lookup, allow: ['127.0.0.1'] }
expectAssignable<LookupFunction>(guardLookup(guard))
expectAssignable<NodeLookup>(guardLookup({ lookup }))
expectAssignable<LookupFunction>(lookup)
expectAssignable<LookupOptions>({ all: true, family: 'IPv6' })
expectAssignable<LookupAddress>({ address: '::1', family: 6 })
request({ lookup: guardLookup(guard) })
connect({ port: 80, lookup: guardLookup(guard) })
new UndiciAgent({ connect: { lookup: guardLookup(guard) } })
expectError(guardLookup({}))
expectError(guardLookup({ lookup, allow: '127.0.0.1' }))
expectError(guardLookup({ lookup, allowed: [] }))

// `guardConnect` preserves the type of the function that it guards.
expectType<typeof connect>(guardConnect(guard)(connect))
expectType<typeof tlsConnect>(guardConnect(guard)(tlsConnect))
const http = new HttpAgent()
http.createConnection = guardConnect(guard)(http.createConnection)
const https = new HttpsAgent()
https.createConnection = guardConnect(guard)(https.createConnection)
new UndiciAgent({ connect: guardConnect(guard)(buildConnector({ lookup: guardLookup(guard) })) })
expectError(guardConnect(guard)('connect'))

const error = null! as PrivateAddressError
expectAssignable<Error>(error)
expectType<'ERR_PRIVATE_ADDRESS'>(error.code)
expectType<PrivateAddressKind>(error.kind)
expectType<{ hostname: string; address: string }>({ hostname: error.hostname, address: error.address })
