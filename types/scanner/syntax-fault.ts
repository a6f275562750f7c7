/**
 * Where and why a text is not a URI-reference: the twin of `src/scan.ts`, read from left to right, one type for each
 * place where the scanner can fail. Looked at only for texts that `scan.ts` refuses.
 */
import type { Component, Reason } from '../../src/errors/messages'
import type {
  Alpha,
  Digit,
  FragmentChar,
  IPv6AddressChar,
  PathChar,
  QueryChar,
  RegNameChar,
  SchemeChar,
  UserinfoChar,
} from '../grammar/characters'
import type { IPvFutureLike, IsIPv6Address, IsIPvFuture } from '../grammar/ip-literal'
import type { BeforeFault, BeforeOther } from '../grammar/run'
import type { IsScheme } from './scan'

/** An error: its component, its reason, and what stands before it, whose length is the offset. */
export interface Fault<In extends Component = Component, Why extends Reason = Reason, Before extends string = string> {
  component: In
  reason: Why
  before: Before
}

/** A run of `Char` and triplets in `Text`, which stands after `Before`, cannot go on after `Valid`. */
type RunFault<
  In extends Component,
  Before extends string,
  Text extends string,
  Valid extends string,
> = Text extends `${Valid}%${string}`
  ? Fault<In, 'pct-encoded', `${Before}${Valid}`>
  : Fault<In, 'character', `${Before}${Valid}`>

/** The fault of `*( Char / pct-encoded )`, if any. */
type FaultInRun<In extends Component, Before extends string, Text extends string, Char extends string> =
  BeforeFault<Text, Char> extends infer Valid extends string
    ? [Valid] extends [never]
      ? false
      : RunFault<In, Before, Text, Valid>
    : false

/** `URI-reference = URI / relative-ref` (4.1): a `:` in the first segment of a path ends a scheme, or is at fault. */
export type SyntaxFault<Text extends string> = Text extends `${infer Scheme}:${infer Hier}`
  ? IsScheme<Scheme> extends true
    ? FaultInHier<`${Scheme}:`, Hier>
    : Scheme extends `${string}${'/' | '?' | '#'}${string}`
      ? FaultInHier<'', Text>
      : Fault<'scheme', 'character', Scheme extends `${Alpha}${string}` ? BeforeOther<Scheme, SchemeChar> : ''>
  : FaultInHier<'', Text>

/** `hier-part = "//" authority path-abempty / path-absolute / path-rootless / path-empty` (3) */
type FaultInHier<Before extends string, Text extends string> = Text extends `//${infer Rest}`
  ? FaultInAuthorityPath<`${Before}//`, Rest, UpTo<UpTo<UpTo<Rest, '#'>, '?'>, '/'>>
  : FaultInPath<Before, Text>

/** `Text` before the first `Delimiter`, or all of it. */
type UpTo<Text extends string, Delimiter extends string> = Text extends `${infer Before}${Delimiter}${string}`
  ? Before
  : Text

/** `authority path-abempty` (3) */
type FaultInAuthorityPath<Before extends string, Text extends string, Authority extends string> =
  FaultInAuthority<Before, Authority> extends infer Found extends Fault
    ? Found
    : Text extends `${Authority}${infer Path}`
      ? FaultInPath<`${Before}${Authority}`, Path>
      : never

/** `authority = [ userinfo "@" ] host [ ":" port ]` (3.2): an IP-literal at its beginning is no userinfo. */
type FaultInAuthority<Before extends string, Text extends string> = Text extends `[${string}`
  ? FaultInIPLiteral<Before, Text>
  : Text extends `${infer Userinfo}@${infer Rest}`
    ? FaultInRun<'userinfo', Before, Userinfo, UserinfoChar> extends infer Found extends Fault
      ? Found
      : Rest extends `[${string}`
        ? FaultInIPLiteral<`${Before}${Userinfo}@`, Rest>
        : FaultInRegName<`${Before}${Userinfo}@`, Rest>
    : FaultInRegName<Before, Text>

/** `reg-name [ ":" port ]` (3.2.2): every `IPv4address` is a `reg-name` too. */
type FaultInRegName<Before extends string, Text extends string> = Text extends `${infer Host}:${infer Port}`
  ? FaultInRun<'host', Before, Host, RegNameChar> extends infer Found extends Fault
    ? Found
    : FaultInPort<`${Before}${Host}:`, Port>
  : FaultInRun<'host', Before, Text, RegNameChar>

/** `port = *DIGIT` (3.2.3) */
type FaultInPort<Before extends string, Text extends string> = [BeforeDigitless<Text>] extends [never]
  ? false
  : Fault<'port', 'character', `${Before}${BeforeDigitless<Text>}`>

/** What stands before the first character that is no digit: the character set cannot tell whether there is an `a`. */
type BeforeDigitless<Text extends string> = Text extends `${infer Prefix}a${string}`
  ? [BeforeOther<Prefix, Digit | 'a'>] extends [never]
    ? Prefix
    : BeforeOther<Prefix, Digit | 'a'>
  : BeforeOther<Text, Digit | 'a'>

/** `IP-literal = "[" ( IPv6address / IPvFuture ) "]"` (3.2.2), and what follows it. */
type FaultInIPLiteral<Before extends string, Text extends string> = Text extends `[${infer Literal}]${infer Rest}`
  ? Literal extends IPvFutureLike
    ? IsIPvFuture<Literal> extends true
      ? FaultAfterIPLiteral<`${Before}[${Literal}]`, Rest>
      : Fault<'host', 'ipvfuture', Before>
    : [BeforeOther<Literal, IPv6AddressChar>] extends [never]
      ? IsIPv6Address<Literal> extends true
        ? FaultAfterIPLiteral<`${Before}[${Literal}]`, Rest>
        : Fault<'host', 'ipv6address', Before>
      : Fault<'host', 'ipv6address-character', `${Before}[${BeforeOther<Literal, IPv6AddressChar>}`>
  : Fault<'host', 'ip-literal', Before>

/** `[ ":" port ]` (3.2) after an IP-literal */
type FaultAfterIPLiteral<Before extends string, Text extends string> = Text extends ''
  ? false
  : Text extends `:${infer Port}`
    ? FaultInPort<`${Before}:`, Port>
    : Fault<'host', 'after-ip-literal', Before>

/** `path [ "?" query ] [ "#" fragment ]` (3) */
type FaultInPath<Before extends string, Text extends string> = Text extends `${infer PathQuery}#${infer Fragment}`
  ? FaultInPathQuery<Before, PathQuery> extends infer Found extends Fault
    ? Found
    : FaultInRun<'fragment', `${Before}${PathQuery}#`, Fragment, FragmentChar>
  : FaultInPathQuery<Before, Text>

/** `path [ "?" query ]` (3) */
type FaultInPathQuery<Before extends string, Text extends string> = Text extends `${infer Path}?${infer Query}`
  ? FaultInRun<'path', Before, Path, PathChar> extends infer Found extends Fault
    ? Found
    : FaultInRun<'query', `${Before}${Path}?`, Query, QueryChar>
  : FaultInRun<'path', Before, Text, PathChar>
