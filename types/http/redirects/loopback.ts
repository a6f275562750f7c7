import type { SameButPort } from '../../../src/http/redirects/messages'
import type { CharSet } from '../../core/grammar/char-set'
import type { IsIPv4Address, IsIPv6Address } from '../../core/grammar/ip-literal'
import type { IsLiteral } from '../../core/grammar/literal'
import type { UpTo } from '../../core/scanner/syntax-fault'

/** Determines whether an IPv6 address ends with a 1 and otherwise consists of zeros and colons. */
type IsOne<Address extends string> = Address extends `${infer Zeros}1`
  ? CharSet<Zeros> extends '0' | ':' | 'a'
    ? Zeros extends `${string}a${string}`
      ? false
      : IsIPv6Address<Address>
    : false
  : false

/**
 * Determines whether a host is a loopback host. `redirectUriMatcher` ignores the port after such a host. `Loopback` is
 * the type of `redirectUriMatcher`'s `loopback` option.
 */
type IsLoopback<Host extends string, Loopback> = Host extends `[${infer Address}]`
  ? IsOne<Address>
  : Host extends `127.${string}`
    ? IsIPv4Address<Host>
    : Host extends 'localhost'
      ? [Loopback] extends ['localhost']
        ? true
        : false
      : false

type HostOf<Authority extends string> = Authority extends `[${infer Address}]${string}`
  ? `[${Address}]`
  : UpTo<Authority, ':'>

/** Evaluates to a loopback URI's text without the scheme and port, or to `never` for any other URI. */
type WithoutPort<Text extends string, Loopback> = Text extends `http://${infer Rest}`
  ? UpTo<UpTo<Rest, '?'>, '/'> extends infer Authority extends string
    ? IsLoopback<HostOf<Authority>, Loopback> extends true
      ? Rest extends `${Authority}${infer Tail}`
        ? `${HostOf<Authority>}${Tail}`
        : never
      : never
    : never
  : never

/** Computes the message for each member of `Others` that differs from `Text` only in the port. */
type ExplainOthers<Text extends string, Key, Others extends string, Loopback> = Others extends Text
  ? never
  : IsLiteral<Others> extends true
    ? Key extends WithoutPort<Others, Loopback>
      ? SameButPort<Others>
      : never
    : never

/**
 * Computes the message for a loopback URI that differs from a URI in `Others` only in the port. The result is `never`
 * if `Others` contains no such URI, or if `Loopback` may be `'none'`.
 */
export type ExplainSamePort<Text extends string, Others extends string, Loopback> = 'none' extends Loopback
  ? never
  : WithoutPort<Text, Loopback> extends infer Key
    ? ExplainOthers<Text, Key, Others, Loopback>
    : never
