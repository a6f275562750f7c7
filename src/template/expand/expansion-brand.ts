import type { KindOf } from '../../../types/scanner/scan'
import type { AbsoluteUri, RelativeRef, Uri } from '../../model/brands'

/** What may write a delimiter of a reference, or may stand in one place only, so that no proof is tried. */
type Undecidable =
  | `${string}{${'+' | '#'}${string}`
  | `${string}${'[' | ']'}${string}`
  | `${string}#${string}#${string}`

/** What may be read as the end of a userinfo or a host, where an empty value lets a path begin with `//`. */
type Delimiting = `${string}${':' | '@'}${string}`

/** What a template without a scheme expands to, where it begins with a slash, or with what writes one or a `?`. */
type ExpandedRelative<Text extends string> = Text extends `//${string}`
  ? string
  : Text extends `/{${string}` | `{/${string}` | `{?${string}`
    ? Text extends Delimiting
      ? string
      : RelativeRef
    : Text extends `/${string}` | `?${string}`
      ? RelativeRef
      : string

/** What a template expands to that begins with a literal scheme and authority. */
type ExpandedAbsolute<Prefix extends string, Text extends string> =
  KindOf<Prefix> extends 'absolute-uri' ? (Text extends `${string}#${string}` ? Uri : AbsoluteUri) : string

/** What a template expands to whose scheme is followed by `//`: the authority ends at `/`, or before `{/` or `{?`. */
type ExpandedNetwork<
  Scheme extends string,
  Rest extends string,
  Text extends string,
> = Rest extends `${infer Authority}/${string}`
  ? ExpandedAbsolute<`${Scheme}://${BeforeExpression<Authority>}/`, Text>
  : Rest extends `${infer Authority}{?${string}`
    ? ExpandedAbsolute<`${Scheme}://${Authority}/`, Text>
    : string

/**
 * The brand of what a template expands to, whatever its variables are given; `string` where that is not proved. Proved
 * is a template that begins with `/`, `?`, or a literal scheme and authority, and has no `{+x}` and `{#x}`: their values
 * may hold any delimiter, in any place.
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

/** An authority up to the expression that follows it; one with an expression in it is none. */
type BeforeExpression<Text extends string> = Text extends `${infer Before}{` ? Before : Text
