/*
 * The types in this file find the first mistake in a connection URI. They check the components in the same order as
 * `parseConnection`.
 */
import type { ENCODED, EXPECTED_BY_COMPONENT, MESSAGE_BY_REASON } from '../../../src/schemes/connection/messages'
import type { Digit, RegNameChar, UserinfoChar } from '../../core/grammar/characters'
import type { IsIPv6Address } from '../../core/grammar/ip-literal'
import type { PortInRange } from '../../core/grammar/port'
import type { BeforeFailure } from '../../core/grammar/run'
import type { UpTo } from '../../core/scanner/syntax-fault'
import type { NotUtf8, TakeOctet } from '../mailto/octets'
import type { AtLast } from './masked'

/** A mistake in a connection URI. The offset of the mistake is the length of `Before`. */
export interface ConnectionFailure<
  In extends keyof typeof EXPECTED_BY_COMPONENT = keyof typeof EXPECTED_BY_COMPONENT,
  Why extends keyof typeof MESSAGE_BY_REASON = keyof typeof MESSAGE_BY_REASON,
  Before extends string = string,
> {
  in: In
  reason: Why
  before: Before
}

/** Lists the characters that each component may contain. */
interface Chars {
  user: RegNameChar
  password: UserinfoChar
  host: Exclude<RegNameChar, ','>
  database: UserinfoChar
  parameter: Exclude<UserinfoChar, '&'> | '/' | '?'
}

/** Determines whether the percent-encoded octets of a string are valid UTF-8 without NUL. */
type IsDecodable<Raw extends string> = Raw extends `${string}%${infer Rest}`
  ? TakeOctet<`%${Rest}`> extends [infer Octet, infer After extends string]
    ? Octet extends NotUtf8 | '%00'
      ? false
      : IsDecodable<After>
    : false
  : true

/** Computes the error at a character that a component must not contain. */
type FailureAtChar<
  Raw extends string,
  Before extends string,
  In extends keyof Chars,
  Good extends string,
> = Raw extends `${Good}${infer Char}${infer _}`
  ? Char extends '%'
    ? ConnectionFailure<In, 'pct-encoded', `${Before}${Good}`>
    : [In, Char] extends [Exclude<keyof Chars, 'host'>, keyof typeof ENCODED]
      ? ConnectionFailure<In, 'unencoded', `${Before}${Good}`>
      : ConnectionFailure<In, 'character', `${Before}${Good}`>
  : never

/** Evaluates to the first error in a component, or to `false` if the component is valid. */
type FailureIn<Raw extends string, Before extends string, In extends keyof Chars> =
  BeforeFailure<Raw, Chars[In]> extends infer Good extends string
    ? [Good] extends [never]
      ? IsDecodable<Raw> extends true
        ? false
        : ConnectionFailure<In, 'decoding', `${Before}${UpTo<Raw, '%'>}`>
      : FailureAtChar<Raw, Before, In, Good>
    : never

type FailureInUserinfo<Text extends string, Before extends string> = Text extends `${infer User}:${infer Password}`
  ? FailureIn<User, Before, 'user'> extends infer Failed extends ConnectionFailure
    ? Failed
    : FailureIn<Password, `${Before}${User}:`, 'password'>
  : FailureIn<Text, Before, 'user'>

/** Determines whether a port has at most five digits and is a number from 1 to 65535. */
type IsPort<Digits extends string> = Digits extends '0' | '00' | '000' | '0000' | '00000'
  ? false
  : Digits extends `${Digit}${infer A}`
    ? A extends '' | `${Digit}` | `${Digit}${Digit}` | `${Digit}${Digit}${Digit}` | `${Digit}${Digit}${Digit}${Digit}`
      ? PortInRange<`:${Digits}`>
      : false
    : false

/** Finds the first error in a connection URI's port. */
type FailureInPort<Port extends string, Before extends string> = Port extends ''
  ? false
  : IsPort<Port> extends true
    ? false
    : ConnectionFailure<'port', 'port', Before>

/** Finds the first error in the text after the bracket that ends an IPv6 address. */
type FailureAfterLiteral<After extends string, Before extends string> = After extends `:${infer Port}`
  ? FailureInPort<Port, `${Before}:`>
  : After extends ''
    ? false
    : ConnectionFailure<'host', 'character', Before>

type FailureInHost<Text extends string, Before extends string> = Text extends `[${infer Rest}`
  ? Rest extends `${infer Address}]${infer After}`
    ? IsIPv6Address<Address> extends true
      ? FailureAfterLiteral<After, `${Before}[${Address}]`>
      : ConnectionFailure<'host', 'ip-literal', Before>
    : ConnectionFailure<'host', 'ip-literal', Before>
  : Text extends '' | `:${string}`
    ? ConnectionFailure<'host', 'host-missing', Before>
    : Text extends `${infer Name}:${infer Port}`
      ? FailureIn<Name, Before, 'host'> extends infer Failed extends ConnectionFailure
        ? Failed
        : FailureInPort<Port, `${Before}${Name}:`>
      : FailureIn<Text, Before, 'host'>

type FailureInHosts<Text extends string, Before extends string, Hosts> = Text extends `${infer Host},${infer Rest}`
  ? 'many' extends Hosts
    ? FailureInHost<Host, Before> extends infer Failed extends ConnectionFailure
      ? Failed
      : FailureInHosts<Rest, `${Before}${Host},`, Hosts>
    : ConnectionFailure<'host', 'host-count', `${Before}${Host},`>
  : FailureInHost<Text, Before>

/** Finds the first error in a connection URI's list of hosts. If `HasHost` is `false`, an empty list is allowed. */
type FailureInList<Text extends string, Before extends string, Hosts, HasHost> = [Text, false] extends ['', HasHost]
  ? false
  : FailureInHosts<Text, Before, Hosts>

/**
 * Finds the first error in the authority of a connection URI. If the authority contains a colon but no `@`, and the
 * rest of the URI contains an `@`, the delimiter after the authority counts as part of the password.
 */
type FailureInAuthority<Text extends string, Before extends string, Tail extends string, Hosts, HasHost> = [
  AtLast<Text>,
] extends [never]
  ? [Text, Tail] extends [`${string}:${string}`, `${string}@${string}`]
    ? ConnectionFailure<'password', 'unencoded', `${Before}${Text}`>
    : FailureInList<Text, Before, Hosts, HasHost>
  : AtLast<Text> extends [infer Userinfo extends string, `@${infer List}`]
    ? FailureInUserinfo<Userinfo, Before> extends infer Failed extends ConnectionFailure
      ? Failed
      : FailureInList<List, `${Before}${Userinfo}@`, Hosts, HasHost>
    : never

type FailureInPair<Pair extends string, Before extends string> = Pair extends `=${string}`
  ? ConnectionFailure<'parameter', 'parameter', Before>
  : Pair extends `${infer Name}=${infer Value}`
    ? FailureIn<Name, Before, 'parameter'> extends infer Failed extends ConnectionFailure
      ? Failed
      : FailureIn<Value, `${Before}${Name}=`, 'parameter'>
    : ConnectionFailure<'parameter', 'parameter', `${Before}${Pair}`>

type FailureInPairs<Text extends string, Before extends string> = Text extends ''
  ? false
  : Text extends `${infer Pair}&${infer Rest}`
    ? FailureInPair<Pair, Before> extends infer Failed extends ConnectionFailure
      ? Failed
      : FailureInPairs<Rest, `${Before}${Pair}&`>
    : FailureInPair<Text, Before>

/** Finds the first error in the parameters of a connection URI. */
type FailureInQuery<Tail extends string, Before extends string> = Tail extends `?${infer Pairs}`
  ? FailureInPairs<Pairs, `${Before}?`>
  : false

/** Finds the first error in the text after the authority. */
type FailureInTail<Tail extends string, Before extends string> = Tail extends `${infer Path}#${string}`
  ? ConnectionFailure<'fragment', 'fragment', `${Before}${Path}`>
  : Tail extends `/${infer Rest}`
    ? UpTo<Rest, '?'> extends infer Database extends string
      ? FailureIn<Database, `${Before}/`, 'database'> extends infer Failed extends ConnectionFailure
        ? Failed
        : Rest extends `${Database}${infer Query}`
          ? FailureInQuery<Query, `${Before}/${Database}`>
          : never
      : never
    : FailureInQuery<Tail, Before>

/**
 * Evaluates to the first error in `Text`, or to `false` if `Text` is valid. `Before` is the text that precedes `Text`:
 * the scheme and `://`.
 */
export type FailureAfterScheme<Text extends string, Before extends string, Hosts, HasHost> =
  UpTo<UpTo<UpTo<Text, '#'>, '?'>, '/'> extends infer Authority extends string
    ? Text extends `${Authority}${infer Tail}`
      ? FailureInAuthority<Authority, Before, Tail, Hosts, HasHost> extends infer Failed extends ConnectionFailure
        ? Failed
        : FailureInTail<Tail, `${Before}${Authority}`>
      : never
    : never
