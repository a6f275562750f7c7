import type { CharSet } from '../core/grammar/char-set'
import type { IsLiteral } from '../core/grammar/literal'
import type { IsScheme, Kind, KindOf, KindOfEncoded } from '../core/scanner/scan'
import type { RoleOf } from './characters'
import type { HighIprivate, HighLast, HighTag, HighUcschar, LowHalf, LowLast } from './surrogates'

/** Replaces a surrogate pair with two plane-0 characters of the same class: `ucschar`, `iprivate`, or neither. */
type InFirstPlane<High extends string, Low extends string> = Low extends LowHalf
  ? High extends HighTag
    ? '\ufff0\ufff0'
    : [High, Low] extends [HighLast, LowLast]
      ? '\ufff0\ufff0'
      : High extends HighIprivate
        ? '\ue000\ue000'
        : '\xe9\xe9'
  : '\ufff0'

/** Replaces each surrogate pair that begins with `High`, and each unpaired `High`, with characters in plane 0. */
type ReplaceHigh<
  Text extends string,
  High extends string,
  Done extends string = '',
> = Text extends `${infer Before}${High}${infer Rest}`
  ? Rest extends `${infer Low}${infer After}`
    ? Low extends LowHalf
      ? ReplaceHigh<After, High, `${Done}${Before}${InFirstPlane<High, Low>}`>
      : ReplaceHigh<Rest, High, `${Done}${Before}\ufff0`>
    : `${Done}${Before}\ufff0`
  : `${Done}${Text}`

/** Finds the first high surrogate in a string, or evaluates to `never` if there is none. */
type FirstHigh<Text extends string, High extends string> = High extends High
  ? Text extends `${infer Before}${High}${string}`
    ? CharSet<Before> & (HighUcschar | HighTag | HighIprivate) extends never
      ? High
      : never
    : never
  : never

/**
 * Replaces every surrogate pair and every unpaired high surrogate in `Text` with characters in plane 0. The result has
 * as many code units as `Text`, and each replacement matches the same grammar rule as the character that it replaces.
 */
export type FirstPlane<Text extends string> =
  Extract<CharSet<Text>, HighUcschar | HighTag | HighIprivate> extends infer Highs extends string
    ? [Highs] extends [never]
      ? Text
      : FirstPlane<ReplaceHigh<Text, FirstHigh<Text, Highs>>>
    : never

/** Removes the query, which is the only component that may contain private-use characters. */
export type WithoutQuery<Text extends string> = Text extends `${infer Absolute}#${infer Fragment}`
  ? Absolute extends `${infer Hier}?${string}`
    ? `${Hier}#${Fragment}`
    : Text
  : Text extends `${infer Hier}?${string}`
    ? Hier
    : Text

/**
 * Determines whether the scheme is valid and the authority consists only of a host. Because this type is separate, the
 * compiler can reuse the cached result for a scheme and a host that many IRIs share.
 */
type IsPlainPrefix<
  Scheme extends string,
  Authority extends string,
> = Authority extends `${string}${':' | '@' | '?'}${string}` ? false : IsScheme<Scheme>

/**
 * Computes the kind of a string that contains no `%`, no `#` and no brackets. The first pattern matches the most common
 * form of an IRI.
 */
type KindOfPlain<Text extends string> = Text extends `${infer Scheme}://${infer Authority}/${string}`
  ? IsPlainPrefix<Scheme, Authority> extends true
    ? 'absolute-uri'
    : KindOfEncoded<Text, ''>
  : KindOfEncoded<Text, ''>

/** Computes the kind of a string, given the roles of its characters. */
type KindOfRoles<Text extends string, Roles> = [Roles] extends [''] ? KindOfPlain<Text> : KindOfOthers<Text, Roles>

type KindOfOthers<Text extends string, Roles> = 'refused' extends Roles
  ? false
  : 'half' extends Roles
    ? KindOfFirstPlane<FirstPlane<Text>>
    : 'private' extends Roles
      ? 'private' extends RoleOf<CharSet<WithoutQuery<Text>>>
        ? false
        : KindOfEncoded<Text, CharSet<Text>>
      : KindOfEncoded<Text, CharSet<Text>>

/** Computes the kind of a string whose surrogate pairs have been replaced. Any remaining surrogates are unpaired. */
type KindOfFirstPlane<Text extends string> =
  'half' extends RoleOf<CharSet<Text>> ? false : KindOfRoles<Text, RoleOf<CharSet<Text>>>

/**
 * Evaluates to the kind of the IRI reference `Text`, or to `false` if `Text` is not an IRI reference. An ASCII string
 * is an IRI reference if, and only if, it is a URI reference, so `KindOf` is tried first.
 */
export type KindOfIri<Text extends string> =
  KindOf<Text> extends infer Actual extends Kind ? Actual : Text extends Text ? KindOfWide<Text> : never

type KindOfWide<Text extends string> =
  IsLiteral<Text> extends true ? KindOfRoles<Text, RoleOf<CharSet<Text>>> : KindOf<Text>
