import type { IPvFutureLike, IsIPv4Address } from '../grammar/ip-literal'
import type { Kind, KindOf } from '../scanner/scan'
import type { Reference, Split } from './reference'

/** What is known of the components of a text that is not known itself. */
interface AnyComponents {
  readonly scheme: string | undefined
  readonly authority: string | undefined
  readonly userinfo: string | undefined
  readonly host: string | undefined
  readonly hostKind: 'reg-name' | 'IPv4address' | 'IPv6address' | 'IPvFuture' | undefined
  readonly port: string | undefined
  readonly path: string
  readonly query: string | undefined
  readonly fragment: string | undefined
}

/** The parts of an authority: userinfo, host, kind of host, port; false where absent. */
interface Authority<Userinfo, Host, HostKind, Port> {
  userinfo: Userinfo
  host: Host
  hostKind: HostKind
  port: Port
}

/** `authority = [ userinfo "@" ] host [ ":" port ]` (3.2) */
type SplitUserinfo<Text> = Text extends `${infer Userinfo}@${infer HostPort}`
  ? SplitPort<HostPort, Userinfo>
  : Text extends string
    ? SplitPort<Text, false>
    : Authority<false, false, false, false>

/** `host [ ":" port ]` (3.2): the colons in brackets are the host's. */
type SplitPort<Text extends string, Userinfo> = Text extends `[${infer Literal}]${infer Rest}`
  ? Authority<
      Userinfo,
      `[${Literal}]`,
      Literal extends IPvFutureLike ? 'IPvFuture' : 'IPv6address',
      Rest extends `:${infer Port}` ? Port : false
    >
  : Text extends `${infer Host}:${infer Port}`
    ? Authority<Userinfo, Host, NameKind<Host>, Port>
    : Authority<Userinfo, Text, NameKind<Text>, false>

/** `host = IP-literal / IPv4address / reg-name` (3.2.2), first match wins: the kind of one without brackets. */
type NameKind<Host extends string> = IsIPv4Address<Host> extends true ? 'IPv4address' : 'reg-name'

/** A component, or undefined where it is absent. */
type OrUndefined<Part> = Part extends string ? Part : undefined

/** The components of a text that is known to be a URI-reference. */
type ComponentsOf<Parts> =
  Parts extends Reference<infer Scheme, infer Whole, infer Path, infer Query, infer Fragment>
    ? SplitUserinfo<Whole> extends Authority<infer Userinfo, infer Host, infer HostKind, infer Port>
      ? {
          readonly scheme: OrUndefined<Scheme>
          readonly authority: OrUndefined<Whole>
          readonly userinfo: OrUndefined<Userinfo>
          readonly host: OrUndefined<Host>
          readonly hostKind: OrUndefined<HostKind>
          readonly port: OrUndefined<Port>
          readonly path: Path
          readonly query: OrUndefined<Query>
          readonly fragment: OrUndefined<Fragment>
        }
      : never
    : never

/**
 * The components of `Text`, raw, those that are absent undefined. Never where it is no URI-reference; their wide types
 * where that is not known.
 *
 * @example
 * import type { Parse } from 'uri-ts'
 *
 * const host: Parse<'http://example.com/a?q'>['host'] = 'example.com'
 * assert.equal(host, 'example.com')
 *
 * @category Types
 */
export type Parse<Text extends string> = Text extends Text
  ? KindOf<Text> extends infer Found
    ? [Found] extends [Kind]
      ? ComponentsOf<Split<Text>>
      : [Found] extends [false]
        ? never
        : AnyComponents
    : never
  : never
