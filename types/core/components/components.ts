import type { CharSet } from '../grammar/char-set'
import type { Digit } from '../grammar/characters'
import type { IPvFutureLike, IsIPv4Address } from '../grammar/ip-literal'
import type { IsLiteral, NumberPlaceholder } from '../grammar/literal'
import type { Kind, KindOf } from '../scanner/scan'
import type { Reference, Split } from './reference'

/** The components of a URI reference whose text the compiler does not know. */
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

/** The parts of an authority. The type of an absent part is `false`. */
interface Authority<Userinfo, Host, HostKind, Port> {
  userinfo: Userinfo
  host: Host
  hostKind: HostKind
  port: Port
}

/** Splits an authority, `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986, section 3.2). */
type SplitUserinfo<Text> = Text extends `${infer Userinfo}@${infer HostPort}`
  ? SplitPort<HostPort, Userinfo>
  : Text extends string
    ? SplitPort<Text, false>
    : Authority<false, false, false, false>

/** Splits `host [ ":" port ]` (RFC 3986, section 3.2). Colons in brackets belong to the host. */
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

/**
 * Computes the kind of a host that is not in brackets. Uses the first matching alternative in `host = IP-literal /
 * IPv4address / reg-name` (RFC 3986, section 3.2.2). A host with a number placeholder can be a name, and can also be an
 * address unless the host's other characters rule that out.
 */
type NameKind<Host extends string> =
  IsIPv4Address<Host> extends true
    ? 'IPv4address'
    : IsLiteral<Host> extends true
      ? 'reg-name'
      : CharSet<Host> extends Digit | '.' | 'a' | NumberPlaceholder
        ? 'IPv4address' | 'reg-name'
        : 'reg-name'

type OrUndefined<Part> = Part extends string ? Part : undefined

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
 * Splits `Text` into its raw components. The type of an absent component is `undefined`. The result is `never` if
 * `Text` is not a URI reference. A component whose text is unknown at compile time has a wider type, such as `string`.
 *
 * @example
 * import type { Parse } from 'uri-ts'
 *
 * const host: Parse<'http://example.com/a?q'>['host'] = 'example.com'
 * host //=> 'example.com'
 *
 * @category Types
 */
export type Parse<Text extends string> = Text extends Text
  ? KindOf<Text> extends infer Kinds
    ? [Kinds] extends [Kind]
      ? ComponentsOf<Split<Text>>
      : [Kinds] extends [false]
        ? never
        : AnyComponents
    : never
  : never
