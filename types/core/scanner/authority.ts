import type { CharSet } from '../grammar/char-set'
import type { Digit } from '../grammar/characters'
import type { IsIPLiteral } from '../grammar/ip-literal'

/** Matches a string that contains a bracket. Only an IP literal contains brackets. */
export type Bracketed = `${string}${'[' | ']'}${string}`

/**
 * Determines whether a string matches `port = *DIGIT` (RFC 3986, section 3.2.3). Every `CharSet` contains `a`, so a
 * second pattern tests whether `Text` itself contains `a`.
 */
type IsPort<Text extends string> = Text extends ''
  ? true
  : Exclude<CharSet<Text>, 'a'> | Digit extends Digit
    ? Text extends `${string}a${string}`
      ? false
      : true
    : false

/**
 * Determines whether a string matches `host [ ":" port ]` (RFC 3986, section 3.2). All the characters of `Text` must be
 * in `UriChar`.
 */
type IsHostPort<Text extends string> = Text extends `[${infer Literal}]${infer Rest}`
  ? IsIPLiteral<Literal> extends true
    ? Rest extends ''
      ? true
      : Rest extends `:${infer Port}`
        ? IsPort<Port>
        : false
    : false
  : Text extends Bracketed
    ? false
    : Text extends `${string}:${infer Port}`
      ? IsPort<Port>
      : true

/**
 * Determines whether a string matches `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986, section 3.2). All the
 * characters in `Text` must be in `UriChar`, and each `%` must begin a percent-encoded octet. A separate type lets the
 * compiler reuse cached results for URIs that share an authority.
 */
export type IsAuthority<Text extends string> = Text extends `${infer Userinfo}@${infer HostPort}`
  ? HostPort extends `${string}@${string}`
    ? false
    : Userinfo extends Bracketed
      ? false
      : IsHostPort<HostPort>
  : IsHostPort<Text>
