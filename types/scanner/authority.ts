import type { CharSet } from '../grammar/char-set'
import type { Digit } from '../grammar/characters'
import type { IsIPLiteral } from '../grammar/ip-literal'

/** A text with one of the brackets that only an IP-literal has. */
export type Bracketed = `${string}${'[' | ']'}${string}`

/** `port = *DIGIT` (3.2.3). `CharSet` always holds an `a`, which is therefore looked for on its own. */
type IsPort<Text extends string> = Text extends ''
  ? true
  : Exclude<CharSet<Text>, 'a'> | Digit extends Digit
    ? Text extends `${string}a${string}`
      ? false
      : true
    : false

/** `host [ ":" port ]` (3.2), of characters that stand somewhere in a URI. */
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
 * `authority = [ userinfo "@" ] host [ ":" port ]` (3.2), of characters that stand somewhere in a URI, all triplets
 * being whole. Hosts repeat, and the compiler remembers the answer.
 */
export type IsAuthority<Text extends string> = Text extends `${infer Userinfo}@${infer HostPort}`
  ? HostPort extends `${string}@${string}`
    ? false
    : Userinfo extends Bracketed
      ? false
      : IsHostPort<HostPort>
  : IsHostPort<Text>
