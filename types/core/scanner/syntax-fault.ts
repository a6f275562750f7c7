/*
 * The types in this file find the first error in a string that is not a URI reference. They read the string from left
 * to right. Each type corresponds to one place where `src/core/scanner/scan.ts` can fail. The compiler evaluates these
 * types only for strings that the types in `types/core/scanner/scan.ts` reject.
 */
import type { Component, Reason } from '../../../src/core/errors/messages'
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
import type { CanBeginIPv6Address, IPvFutureLike, IsIPv6Address, IsIPvFuture } from '../grammar/ip-literal'
import type { BeforeFailure, BeforeOther } from '../grammar/run'
import type { IsScheme } from './scan'

/** The error that the scanner would report. The offset of the error is the length of `Before`. */
export interface Failure<
  In extends Component = Component,
  Why extends Reason = Reason,
  Before extends string = string,
> {
  component: In
  reason: Why
  before: Before
}

/** The error immediately after `Valid`, which is the valid beginning of `Text`. */
type FailRun<
  In extends Component,
  Before extends string,
  Text extends string,
  Valid extends string,
> = Text extends `${Valid}%${string}`
  ? Failure<In, 'pct-encoded', `${Before}${Valid}`>
  : Failure<In, 'character', `${Before}${Valid}`>

/**
 * Evaluates to the first error in a string that should match `*( Char / pct-encoded )`, or to `false` if the string
 * matches the rule.
 */
type FailureInRun<In extends Component, Before extends string, Text extends string, Char extends string> =
  BeforeFailure<Text, Char> extends infer Valid extends string
    ? [Valid] extends [never]
      ? false
      : FailRun<In, Before, Text, Valid>
    : false

/**
 * Finds the first error in a string that should match `URI-reference = URI / relative-ref` (RFC 3986, section 4.1). The
 * text before a `:` in the first segment must be a scheme.
 */
export type SyntaxFailure<Text extends string> = Text extends `${infer Scheme}:${infer Hier}`
  ? IsScheme<Scheme> extends true
    ? FailureInHier<`${Scheme}:`, Hier>
    : Scheme extends `${string}${'/' | '?' | '#'}${string}`
      ? FailureInHier<'', Text>
      : Failure<'scheme', 'character', Scheme extends `${Alpha}${string}` ? BeforeOther<Scheme, SchemeChar> : ''>
  : FailureInHier<'', Text>

/**
 * Finds the first error in a string that should match
 * `hier-part = "//" authority path-abempty / path-absolute / path-rootless / path-empty` (RFC 3986, section 3).
 */
type FailureInHier<Before extends string, Text extends string> = Text extends `//${infer Rest}`
  ? FailureInAuthorityPath<`${Before}//`, Rest, UpTo<UpTo<UpTo<Rest, '#'>, '?'>, '/'>>
  : FailureInPath<Before, Text>

/** Extracts the part of `Text` before the first `Delimiter`, or all of `Text` if there is no `Delimiter`. */
export type UpTo<Text extends string, Delimiter extends string> = Text extends `${infer Before}${Delimiter}${string}`
  ? Before
  : Text

/** Finds the first error in a string that should match `authority path-abempty` (RFC 3986, section 3). */
type FailureInAuthorityPath<Before extends string, Text extends string, Authority extends string> =
  FailureInAuthority<Before, Authority> extends infer Failed extends Failure
    ? Failed
    : Text extends `${Authority}${infer Path}`
      ? FailureInPath<`${Before}${Authority}`, Path>
      : never

/**
 * Finds the first error in a string that should match `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986,
 * section 3.2). The userinfo cannot begin with `[`.
 */
type FailureInAuthority<Before extends string, Text extends string> = Text extends `[${string}`
  ? FailureInIPLiteral<Before, Text>
  : Text extends `${infer Userinfo}@${infer Rest}`
    ? FailureInRun<'userinfo', Before, Userinfo, UserinfoChar> extends infer Failed extends Failure
      ? Failed
      : Rest extends `[${string}`
        ? FailureInIPLiteral<`${Before}${Userinfo}@`, Rest>
        : FailureInRegName<`${Before}${Userinfo}@`, Rest>
    : FailureInRegName<Before, Text>

/**
 * Finds the first error in a string that should match `reg-name [ ":" port ]` (RFC 3986, section 3.2.2). Every IPv4
 * address also matches `reg-name`.
 */
type FailureInRegName<Before extends string, Text extends string> = Text extends `${infer Host}:${infer Port}`
  ? FailureInRun<'host', Before, Host, RegNameChar> extends infer Failed extends Failure
    ? Failed
    : FailureInPort<`${Before}${Host}:`, Port>
  : FailureInRun<'host', Before, Text, RegNameChar>

/** Finds the first error in a string that should match `port = *DIGIT` (RFC 3986, section 3.2.3). */
type FailureInPort<Before extends string, Text extends string> = [BeforeNonDigit<Text>] extends [never]
  ? false
  : Failure<'port', 'character', `${Before}${BeforeNonDigit<Text>}`>

/**
 * Extracts the text before the first character that is not a digit, or evaluates to `never` if all the characters are
 * digits. Every `CharSet` contains `a`, so the `CharSet` of `Text` does not show whether `Text` itself contains `a`.
 * Therefore, a separate pattern finds the first `a`.
 */
type BeforeNonDigit<Text extends string> = Text extends `${infer Prefix}a${string}`
  ? [BeforeOther<Prefix, Digit | 'a'>] extends [never]
    ? Prefix
    : BeforeOther<Prefix, Digit | 'a'>
  : BeforeOther<Text, Digit | 'a'>

/**
 * Finds the first error in an IP literal or in the rest of the authority. The rule for an IP literal is
 * `IP-literal = "[" ( IPv6address / IPvFuture ) "]"` (RFC 3986, section 3.2.2).
 */
type FailureInIPLiteral<Before extends string, Text extends string> = Text extends `[${infer Literal}]${infer Rest}`
  ? Literal extends IPvFutureLike
    ? IsIPvFuture<Literal> extends true
      ? FailureAfterIPLiteral<`${Before}[${Literal}]`, Rest>
      : Failure<'host', 'ipvfuture', Before>
    : [BeforeOther<Literal, IPv6AddressChar>] extends [never]
      ? IsIPv6Address<Literal> extends true
        ? FailureAfterIPLiteral<`${Before}[${Literal}]`, Rest>
        : Failure<'host', 'ipv6address', Before>
      : CanBeginIPv6Address<BeforeOther<Literal, IPv6AddressChar>> extends true
        ? Failure<'host', 'ipv6address-character', `${Before}[${BeforeOther<Literal, IPv6AddressChar>}`>
        : Failure<'host', 'ipv6address', Before>
  : Failure<'host', 'ip-literal', Before>

/** Finds the first error in `[ ":" port ]` (RFC 3986, section 3.2) after an IP literal. */
type FailureAfterIPLiteral<Before extends string, Text extends string> = Text extends ''
  ? false
  : Text extends `:${infer Port}`
    ? FailureInPort<`${Before}:`, Port>
    : Failure<'host', 'after-ip-literal', Before>

/** Finds the first error in a string that should match `path [ "?" query ] [ "#" fragment ]` (RFC 3986, section 3). */
type FailureInPath<Before extends string, Text extends string> = Text extends `${infer PathQuery}#${infer Fragment}`
  ? FailureInPathQuery<Before, PathQuery> extends infer Failed extends Failure
    ? Failed
    : FailureInRun<'fragment', `${Before}${PathQuery}#`, Fragment, FragmentChar>
  : FailureInPathQuery<Before, Text>

/** Finds the first error in a string that should match `path [ "?" query ]` (RFC 3986, section 3). */
type FailureInPathQuery<Before extends string, Text extends string> = Text extends `${infer Path}?${infer Query}`
  ? FailureInRun<'path', Before, Path, PathChar> extends infer Failed extends Failure
    ? Failed
    : FailureInRun<'query', `${Before}${Path}?`, Query, QueryChar>
  : FailureInRun<'path', Before, Text, PathChar>
