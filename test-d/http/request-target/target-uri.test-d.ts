import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type { AbsoluteUri, Component, UriError, View } from 'uri-ts'
import {
  type ReceivedRequest,
  type RequestTarget,
  type RequestTargetReason,
  type TargetUri,
  type TargetUriError,
  targetUri,
} from 'uri-ts/http'

declare const target: RequestTarget

// The target URI is built from the request-target and the `Host` field (RFC 9110, section 7.1).
expectType<Either<TargetUriError, TargetUri>>(targetUri({ scheme: 'http', host: 'a', target }))
expectAssignable<ReceivedRequest>({ scheme: 'https', authority: 'a', host: undefined, target })
expectNotAssignable<ReceivedRequest>({ scheme: 'https', host: 'a' })
expectNotAssignable<ReceivedRequest>({ host: 'a', target })
expectNotAssignable<ReceivedRequest>({ scheme: 'https', host: ['a'], target })
expectType<{ uri: View<AbsoluteUri>; ignoredHost: string | undefined }>({ ...(null! as TargetUri) })

expectAssignable<UriError>(null! as TargetUriError)
expectType<'TargetUriError'>((null! as TargetUriError)._tag)
expectType<Component | 'request-target'>((null! as TargetUriError).component)
expectType<RequestTargetReason | 'authority-conflict'>((null! as TargetUriError).reason)
expectType<'scheme' | 'host' | 'authority'>((null! as TargetUriError).field)
