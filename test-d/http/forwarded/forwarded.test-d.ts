import type { IncomingMessage } from 'node:http'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { AbsoluteUri, Either, UriError, View } from 'uri-ts'
import {
  type ForwardedComponent,
  type ForwardedElement,
  type ForwardedError,
  type ForwardedNode,
  type ForwardedReason,
  type ProxiedRequest,
  type ProxyOptions,
  parseForwarded,
  type ReceivedRequest,
  type ReceivedUri,
  type RequestTarget,
  receivedUri,
  type TargetUri,
  type TargetUriError,
} from 'uri-ts/http'

declare const target: RequestTarget
declare const incoming: IncomingMessage
declare const element: ForwardedElement
declare const node: ForwardedNode
declare const received: ReceivedUri
declare const error: ForwardedError

// `parseForwarded` accepts only a string.
expectType<Either<ForwardedError, readonly ForwardedElement[]>>(parseForwarded('for=_a'))
expectError(parseForwarded(undefined))
expectError(parseForwarded(['for=_a']))
expectType<ForwardedNode | undefined>(element.for)
expectType<ForwardedNode | undefined>(element.by)
expectType<string | undefined>(element.host)
expectType<string | undefined>(element.proto)
expectType<ReadonlyArray<{ readonly name: string; readonly value: string }>>(element.parameters)
expectType<'ipv4' | 'ipv6' | 'unknown' | 'obfuscated'>(node.kind)
expectType<string>(node.name)
expectType<string | undefined>(node.port)
expectNotAssignable<ForwardedNode>({ kind: 'ipv4', name: '127.0.0.1', port: 80 })

// `receivedUri` returns the URI of a request that came through proxies.
const read = receivedUri({ trust: ['10.0.0.0/8'], fields: 'forwarded' })
expectType<(request: ProxiedRequest) => Either<TargetUriError | ForwardedError, ReceivedUri>>(read)
expectAssignable<TargetUri>(received)
expectType<View<AbsoluteUri>>(received.uri)
expectType<string | undefined>(received.client)
expectType<readonly string[]>(received.ignoredFields)

// `receivedUri` accepts either a Node request's headers or a `Headers` object.
const request = { scheme: 'http', host: incoming.headers.host, target }
expectAssignable<ProxiedRequest>({ ...request, peer: incoming.socket.remoteAddress, headers: incoming.headers })
expectAssignable<ProxiedRequest>({ ...request, peer: undefined, headers: new Headers() })
expectAssignable<ReceivedRequest>(null! as ProxiedRequest)
expectNotAssignable<ProxiedRequest>({ ...request, headers: {} })
expectNotAssignable<ProxiedRequest>({ ...request, peer: '10.0.0.1' })
expectNotAssignable<ProxiedRequest>({ ...request, peer: '10.0.0.1', headers: { forwarded: 1 } })

expectAssignable<ProxyOptions>({ trust: [], fields: 'x-forwarded', hosts: ['example.com'] })
expectType<'forwarded' | 'x-forwarded'>(null! as ProxyOptions['fields'])
expectNotAssignable<ProxyOptions>({ trust: true, fields: 'forwarded' })
expectNotAssignable<ProxyOptions>({ trust: [] })
expectNotAssignable<ProxyOptions>({ fields: 'forwarded' })
expectNotAssignable<ProxyOptions>({ trust: [], fields: ['forwarded', 'x-forwarded'] })
expectNotAssignable<ProxyOptions>({ trust: [], fields: 'forwarded', hosts: 'example.com' })
expectError(receivedUri({ trust: [], fields: 'forwarded', proxies: 1 }))

expectAssignable<UriError>(error)
expectType<'ForwardedError'>(error._tag)
expectType<ForwardedComponent>(error.component)
expectType<ForwardedReason>(error.reason)
expectType<string | undefined>(error.field)
expectType<'parameter' | 'for' | 'by' | 'host' | 'proto'>(null! as ForwardedComponent)
expectType<'not-text' | 'name' | 'value' | 'element-end' | 'repeated' | 'node' | 'host' | 'proto' | 'unlisted'>(
  null! as ForwardedReason,
)
