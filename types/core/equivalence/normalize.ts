import type { Join } from '../building/recompose'
import type { Parse } from '../components/components'
import type { Reference, Split } from '../components/reference'
import type { IsLiteral } from '../grammar/literal'
import type { LowerCased, PctNormalized } from '../percent/normalize'
import type { WithoutDotSegments } from '../resolution/dot-segments'
import type { Kind, KindOf } from '../scanner/scan'

/**
 * Normalizes an authority, `[ userinfo "@" ] host [ ":" port ]` (RFC 3986, section 3.2). Converts the host and the port
 * to lower case in one step. The port contains no letters, so it does not change.
 */
type NormalizedAuthority<Text> = Text extends `${infer Userinfo}@${infer HostPort}`
  ? `${PctNormalized<Userinfo>}@${LowerCased<PctNormalized<HostPort>>}`
  : Text extends string
    ? LowerCased<PctNormalized<Text>>
    : false

type NormalizedPart<Text> = Text extends string ? PctNormalized<Text> : false

/** A relative path keeps its dot segments until the path is resolved (RFC 3986, section 6.2.2.3). */
type NormalizedPath<Scheme, Authority, Path extends string> = Path extends `/${string}`
  ? WithoutDotSegments<Path>
  : Scheme extends string
    ? WithoutDotSegments<Path>
    : Authority extends string
      ? WithoutDotSegments<Path>
      : Path

type NormalizedReference<Parts> =
  Parts extends Reference<infer Scheme, infer Authority, infer Path extends string, infer Query, infer Fragment>
    ? Join<
        Scheme extends string ? Lowercase<Scheme> : false,
        NormalizedAuthority<Authority>,
        NormalizedPath<Scheme, Authority, PctNormalized<Path>>,
        NormalizedPart<Query>,
        NormalizedPart<Fragment>
      >
    : never

/**
 * Computes the normal form of a scheme and an authority. If the scheme or the authority contains a delimiter, the URI
 * must be split differently, so the result is `false`. A separate type lets the compiler reuse cached results for URIs
 * that share a scheme and an authority.
 */
type NormalizedPrefix<
  Scheme extends string,
  Authority extends string,
> = Scheme extends `${string}${':' | '/' | '?' | '#'}${string}`
  ? false
  : Authority extends `${string}${'?' | '#'}${string}`
    ? false
    : `${Lowercase<Scheme>}://${NormalizedAuthority<Authority>}/`

/**
 * In a string without percent-encoded octets and without segments that begin with a dot, normalization can change only
 * the scheme and the host.
 */
type NormalizedText<Text extends string> = Text extends `${string}%${string}` | `${string}/.${string}`
  ? NormalizedReference<Split<Text>>
  : Text extends `${infer Scheme}://${infer Authority}/${infer Rest}`
    ? NormalizedPrefix<Scheme, Authority> extends infer Prefix extends string
      ? `${Prefix}${Rest}`
      : NormalizedReference<Split<Text>>
    : NormalizedReference<Split<Text>>

/**
 * Computes the normal form of `Text` (RFC 3986, section 6.2.2), which is the string that `normalize` returns. The
 * result is `never` if `Text` is not a URI reference, and `string` if the compiler cannot determine the normal form.
 *
 * @example
 * import type { Normalize } from 'uri-ts'
 *
 * const text: Normalize<'HTTP://Example.com/%7ea/./b'> = 'http://example.com/~a/b'
 * text //=> 'http://example.com/~a/b'
 *
 * @category Types
 */
export type Normalize<Text extends string> = Text extends Text
  ? KindOf<Text> extends Kind
    ? NormalizedText<Text>
    : false extends KindOf<Text>
      ? Kind extends KindOf<Text>
        ? string
        : never
      : never
  : never

/**
 * Evaluates to `boolean` if the host contains a placeholder, and to `false` otherwise. The type of an absent host is
 * `undefined`, whose intersection with `string` is `never`.
 */
type HasPlaceholder<Host> = [Host & string] extends [never]
  ? false
  : Host extends string
    ? IsLiteral<Host> extends true
      ? false
      : boolean
    : false

/**
 * Determines whether `Text` is in normal form (RFC 3986, section 6.2.2). The result is `false` if `Text` is not a URI
 * reference, and `boolean` if the compiler cannot decide. If the host contains a number placeholder, the compiler
 * cannot decide, because the number could be `NaN`, which contains capital letters.
 *
 * @category Types
 */
export type IsNormalized<Text extends string> = Text extends Text
  ? [Normalize<Text>] extends [never]
    ? false
    : string extends Normalize<Text>
      ? boolean
      : Normalize<Text> extends Text
        ? true
        : Text extends Normalize<Text>
          ? boolean
          : IsLiteral<Text> extends true
            ? false
            : HasPlaceholder<Parse<Text>['host']>
  : never
