import type { KindOf } from '../../../types/core/scanner/scan'
import type { AbsoluteUri, RelativeRef, Uri } from '../../core/model/brands'

/**
 * Matches the templates whose expansions have no brand. In such an expansion, a value could contain delimiters, or a
 * literal could be in the wrong component.
 */
type Undecidable =
  | `${string}{${'+' | '#'}${string}`
  | `${string}${'[' | ']'}${string}`
  | `${string}#${string}#${string}`

/**
 * A string that contains a `:` or an `@`. If an empty value makes the path begin with `//`, either character could
 * delimit userinfo, a host or a port.
 */
type Delimiting = `${string}${':' | '@'}${string}`

/** The brand for a template that begins with `/`, with `?`, or with an expression whose operator is `/` or `?`. */
type ExpandedRelative<Text extends string> = Text extends `//${string}`
  ? string
  : Text extends `/{${string}` | `{/${string}` | `{?${string}`
    ? Text extends Delimiting
      ? string
      : RelativeRef
    : Text extends `/${string}` | `?${string}`
      ? RelativeRef
      : string

/** The brand for a template that begins with a literal scheme and authority. */
type ExpandedAbsolute<Prefix extends string, Text extends string> =
  KindOf<Prefix> extends 'absolute-uri' ? (Text extends `${string}#${string}` ? Uri : AbsoluteUri) : string

/**
 * Evaluates to `true` if an authority before `Text` always ends where the expansion of `Text` begins. If an expression
 * at the start of `Text` can expand to an empty string, the text after the expression must also end the authority.
 */
type EndsAuthority<Text extends string> = Text extends '' | `${'/' | '?' | '#'}${string}`
  ? true
  : Text extends `{${'/' | '?'}${string}}${infer Rest}`
    ? EndsAuthority<Rest>
    : false

/**
 * The brand for a template with `//` after its scheme. The authority ends before the first `/` after the `//`, or
 * before an expression that begins with `{/` or `{?`.
 */
type ExpandedNetwork<
  Scheme extends string,
  Rest extends string,
  Text extends string,
> = Rest extends `${infer Authority}{${infer Expression}`
  ? Authority extends `${infer Before}/${string}`
    ? ExpandedAbsolute<`${Scheme}://${Before}/`, Text>
    : EndsAuthority<`{${Expression}`> extends true
      ? ExpandedAbsolute<`${Scheme}://${Authority}/`, Text>
      : string
  : Rest extends `${infer Authority}/${string}`
    ? ExpandedAbsolute<`${Scheme}://${Authority}/`, Text>
    : string

/**
 * The brand of the string to which a template expands, or `string` if no brand is certain for all values. A brand is
 * certain only if the template begins with `/`, `?`, or a literal scheme and authority. No brand is certain for a
 * template that contains `{+x}` or `{#x}`, because the expanded value of `x` may contain any delimiter.
 *
 * @category Templates
 */
export type Expanded<Text extends string> = Text extends Undecidable
  ? string
  : Text extends `${infer Scheme}://${infer Rest}`
    ? Scheme extends `${string}${'/' | '{' | '?' | '#'}${string}`
      ? ExpandedRelative<Text>
      : ExpandedNetwork<Scheme, Rest, Text>
    : ExpandedRelative<Text>
