import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import {
  type AbsoluteUri,
  type AuthorityForm,
  type Component,
  type OriginForm,
  type Reason,
  showError,
  type UriError,
  type UriView,
  type View,
} from 'uri-ts'
import {
  type AsteriskForm,
  type PseudoHeaderName,
  type PseudoHeaders,
  parseRequestTarget,
  type RequestTarget,
  type RequestTargetError,
  type RequestTargetReason,
  targetFromPseudoHeaders,
} from 'uri-ts/http'
import { integerValue } from 'uri-ts/scan'

declare const target: RequestTarget

// The `_tag` property names the form of the request-target (RFC 9112, section 3.2).
expectType<View<OriginForm> | View<AbsoluteUri> | View<AuthorityForm> | AsteriskForm>(null! as RequestTarget)
expectType<{ _tag: 'AsteriskForm'; text: '*' }>({ ...(null! as AsteriskForm) })
const parsed = parseRequestTarget('GET', '/a')
if (parsed._tag === 'Left') expectType<RequestTargetError>(parsed.left)
if (parsed._tag === 'Left') expectType<string>(showError(parsed.left))
if (target._tag === 'OriginForm') expectType<View<OriginForm>>(target)
if (target._tag === 'Uri') expectType<View<AbsoluteUri>>(target)
if (target._tag === 'AuthorityForm') expectType<View<AuthorityForm>>(target)
if (target._tag === 'AsteriskForm') expectType<AsteriskForm>(target)
expectNotAssignable<UriView>(null! as AsteriskForm)
expectNotAssignable<RequestTarget>(null! as View)
expectError(integerValue(target, 'page'))
expectError(parseRequestTarget('GET', null! as unknown))

// The headers from Node's `http2` module contain the pseudo-header fields of HTTP/2.
expectType<typeof parsed>(targetFromPseudoHeaders({ ':method': 'GET', ':scheme': 'https', ':path': '/' }))
expectAssignable<PseudoHeaders>(null! as { ':path'?: string | undefined; host?: string; [name: string]: unknown })
expectError(targetFromPseudoHeaders({ ':path': 1 }))
expectType<PseudoHeaderName | undefined>((null! as RequestTargetError).field)

expectAssignable<UriError>(null! as RequestTargetError)
expectType<'RequestTargetError'>((null! as RequestTargetError)._tag)
expectType<Component | 'request-target'>((null! as RequestTargetError).component)
expectType<RequestTargetReason>((null! as RequestTargetError).reason)
expectType<
  | Reason
  | 'request-form'
  | 'asterisk-form'
  | 'host-missing'
  | 'userinfo-present'
  | 'port-missing'
  | 'port-range'
  | 'port-zero'
  | 'path-form'
  | 'pseudo-header-missing'
  | 'pseudo-header-present'
  | 'not-text'
>(null! as RequestTargetReason)
