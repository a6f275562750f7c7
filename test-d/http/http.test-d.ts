import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { AbsoluteUri, AnyView, AuthorityForm, Component, OriginForm, Reason, Uri, View } from 'uri-ts'
import { showError } from 'uri-ts'
import { type AmbiguousPathKind, type AsteriskForm, ambiguousPath, type ControlOctetKind, controlOctets, type FilePathError, type FilePathReason, type Finding, type PrivateHostKind, parseRequestTarget, privateHost, type ReceivedRequest, type RequestTarget, type RequestTargetError, type RequestTargetReason, rareIPv4, type SuspiciousUserinfoKind, safeFilePath, suspiciousUserinfo, type TargetUri, type TargetUriError, targetUri, type WhatwgDifferenceKind, wellKnownPortMismatch, whatwgDifference } from 'uri-ts/http'
import { integerValue } from 'uri-ts/scan'

declare const any: AnyView

// RFC 9112, 3.2: the four forms, which a tag tells apart
expectType<View<OriginForm> | View<AbsoluteUri> | View<AuthorityForm> | AsteriskForm>(null! as RequestTarget)
expectType<{ _tag: 'AsteriskForm'; text: '*' }>({ ...(null! as AsteriskForm) })
const parsed = parseRequestTarget('GET', '/a')
if (parsed._tag === 'Left') expectType<RequestTargetError>(parsed.left)
if (parsed._tag === 'Left') expectType<string>(showError(parsed.left))
declare const target: RequestTarget
if (target._tag === 'OriginForm') expectType<View<OriginForm>>(target)
if (target._tag === 'Uri') expectType<View<AbsoluteUri>>(target)
if (target._tag === 'AuthorityForm') expectType<View<AuthorityForm>>(target)
if (target._tag === 'AsteriskForm') expectType<AsteriskForm>(target)
expectNotAssignable<AnyView>(null! as AsteriskForm)
expectNotAssignable<RequestTarget>(null! as View)
expectError(integerValue(target, 'page'))
expectError(parseRequestTarget('GET', null! as unknown))

expectType<
  Reason | 'request-form' | 'asterisk-form' | 'host-missing' | 'userinfo-present' | 'port-missing' | 'port-range'
>(null! as RequestTargetReason)
expectType<{
  _tag: 'RequestTargetError'
  text: string
  offset: number
  component: Component | 'request-target'
  reason: RequestTargetReason
}>({ ...(null! as RequestTargetError) })

// RFC 9110, 7.1: target and Host together
expectType<Either<TargetUriError, TargetUri>>(targetUri({ scheme: 'http', host: 'a', target }))
expectAssignable<ReceivedRequest>({ scheme: 'https', authority: 'a', host: undefined, target })
expectNotAssignable<ReceivedRequest>({ scheme: 'https', host: 'a' })
expectNotAssignable<ReceivedRequest>({ host: 'a', target })
expectNotAssignable<ReceivedRequest>({ scheme: 'https', host: ['a'], target })
expectType<{ uri: View<AbsoluteUri>; ignoredHost: string | undefined }>({ ...(null! as TargetUri) })
expectType<{
  _tag: 'TargetUriError'
  field: 'scheme' | 'host' | 'authority'
  text: string
  offset: number
  component: Component | 'request-target'
  reason: RequestTargetReason | 'authority-conflict'
}>({ ...(null! as TargetUriError) })

// Guards: findings of a kind each
expectType<{ kind: 'a'; start: number; end: number }>({ ...(null! as Finding<'a'>) })
expectType<string>((null! as Finding).kind)
expectAssignable<Finding>(null! as Finding<'a'>)
expectNotAssignable<Finding<'a'>>(null! as Finding)
expectType<
  | 'encoded-slash'
  | 'encoded-backslash'
  | 'encoded-dot'
  | 'encoded-percent'
  | 'dot-segment'
  | 'empty-segment'
  | 'parameter'
>(null! as AmbiguousPathKind)
expectType<'nul' | 'line-break' | 'control'>(null! as ControlOctetKind)
expectType<
  'loopback' | 'unspecified' | 'private' | 'link-local' | 'unique-local' | 'shared' | 'multicast' | 'reserved'
>(null! as PrivateHostKind)
expectType<'host-like' | 'encoded-delimiter' | 'password'>(null! as SuspiciousUserinfoKind)
expectType<'host' | 'port' | 'path'>(null! as WhatwgDifferenceKind)
expectType<ReadonlyArray<Finding<AmbiguousPathKind>>>(ambiguousPath(any))
expectType<ReadonlyArray<Finding<ControlOctetKind>>>(controlOctets(any))
expectType<ReadonlyArray<Finding<PrivateHostKind>>>(privateHost(any))
expectType<ReadonlyArray<Finding<SuspiciousUserinfoKind>>>(suspiciousUserinfo(any))
expectType<ReadonlyArray<Finding<WhatwgDifferenceKind>>>(whatwgDifference(any))
expectType<ReadonlyArray<Finding<'rare-ipv4'>>>(rareIPv4(any))
expectType<ReadonlyArray<Finding<'port-mismatch'>>>(wellKnownPortMismatch(any))
expectError(privateHost('http://a/'))

// Files below a root
expectType<'rootless' | 'utf-8' | 'empty-segment' | 'traversal' | 'separator' | 'colon' | 'nul'>(
  null! as FilePathReason,
)
expectType<{ _tag: 'FilePathError'; text: string; offset: number; reason: FilePathReason }>({
  ...(null! as FilePathError),
})
expectType<Either<FilePathError, string>>(safeFilePath('/srv')(null! as View<Uri>))
