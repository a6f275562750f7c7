import type { CharSet, CharSetOf, Repeat16, Repeat32, Repeat64 } from '../grammar/char-set'
import type { Alpha, RegNameChar, SchemeChar, UriChar } from '../grammar/characters'
import type { IsLiteral, NumberPlaceholder, RefusedChar } from '../grammar/literal'
import type { IsPctEncoded } from '../grammar/percent-encoded'
import type { Bracketed, IsAuthority } from './authority'

/** Lists the characters that are allowed at every position after the authority. */
type PlainChar = Exclude<UriChar, '%' | '#' | '[' | ']'>

/**
 * Lists the characters that an authority can contain (RFC 3986, section 3.2). `AuthorityChar` includes all URI
 * characters except the delimiters that end an authority.
 */
type AuthorityChar = Exclude<UriChar, '/' | '?' | '#'>

/**
 * Determines whether a string matches `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (RFC 3986, section 3.1).
 */
export type IsScheme<Text extends string> = Text extends `${Alpha}${string}`
  ? CharSet<Text> extends SchemeChar
    ? true
    : false
  : false

/**
 * The rule that a string matches: `URI` with a fragment (RFC 3986, section 3), `absolute-URI` (RFC 3986, section 4.3),
 * or `relative-ref` (RFC 3986, section 4.2).
 */
export type Kind = 'uri' | 'absolute-uri' | 'relative-ref'

/**
 * Specifies how a character after the authority must be checked. An empty string means that no check is necessary. The
 * roles `%` and `#` mean that the position of the character matters. The role `string` means that the whole grammar
 * must be applied.
 */
interface Role extends Record<PlainChar, ''> {
  '%': '%'
  '#': '#'
  [other: string]: string
}

/**
 * Specifies how the whole text after the authority must be checked. The compiler caches the result for each set of
 * roles.
 */
type Requirement<Roles> = string extends Roles
  ? 'grammar'
  : '%' extends Roles
    ? '#' extends Roles
      ? '%#'
      : '%'
    : '#' extends Roles
      ? '#'
      : ''

/**
 * The padding that is appended to a string or to an authority. A pattern matches 64 characters of a string, or 32
 * characters of an authority, at a time. The padding ensures that the pattern matches the last character.
 */
type Pad = Repeat64<'a'>
type HostPad = Repeat32<'a'>

/** Lists the results that make further checks unnecessary. */
type Plain = '' | true

/** Maps every suffix of `Pad` to `true`. A pattern has matched the whole string if only a suffix of `Pad` is left. */
interface IsPadLeft
  extends Record<
    `${'' | 'a'}${'' | 'aa'}${'' | 'aaaa'}${'' | 'aaaaaaaa'}${'' | Repeat16<'a'>}${'' | Repeat32<'a'>}`,
    true
  > {
  [other: string]: boolean
}

/**
 * Specifies how a character in an authority must be checked. A character that is allowed in a registered name (RFC
 * 3986, section 3.2.2) needs no check. An authority with any other character must be checked against the whole grammar.
 */
interface HostRole extends Record<RegNameChar, ''> {
  [other: string]: string
}

/**
 * Determines whether an authority is valid. A single pattern matches the most common form: a registered name of at most
 * 32 characters.
 */
type IsPlainAuthority<Text extends string> = `${Text}${HostPad}` extends (
  [infer _Undecided] extends [never]
    ? `${Repeat32<infer Char>}${infer Rest}`
    : string
)
  ? HostRole[Char] | IsPadLeft[Rest] extends Plain
    ? true
    : IsOtherAuthority<Text>
  : never

/** Determines whether an authority is valid, whatever its length and characters. */
type IsOtherAuthority<Text extends string> =
  CharSet<Text> extends AuthorityChar ? (IsPctEncoded<Text> extends true ? IsAuthority<Text> : false) : false

/**
 * Evaluates to the kind of `Text`, or to `false` if `Text` is not a URI reference.
 *
 * For the most common form of `Text`, one pattern extracts the scheme, the authority, and the set of characters that
 * occur after the authority. `types/core/grammar/char-set.ts` explains how a pattern computes a set of characters. If
 * `Text` is a union, the pattern matches all the union's members at once. The first condition checks the scheme, the
 * authority and the characters after the authority together.
 */
export type KindOf<Text extends string> = `${Text}${Pad}` extends (
  [infer _Undecided] extends [never]
    ? `${infer Scheme}://${infer Authority}/${Repeat64<infer Char>}${infer Rest}`
    : `${string}://${string}/${string}`
)
  ? IsScheme<Scheme> | IsPlainAuthority<Authority> | Role[Char] | IsPadLeft[Rest] extends Plain
    ? 'absolute-uri'
    : IsScheme<Scheme> | IsPlainAuthority<Authority> extends true
      ? IsPadLeft[Rest] extends true
        ? KindOfRoles<Text, Requirement<Role[Char]>>
        : KindOfRoles<Text, Requirement<Role[CharSetOf<`${Rest}${Pad}`, Char>]>>
      : KindOfEach<Text>
  : KindOfPath<Text>

/**
 * Computes the kind of a string with a valid scheme and authority. `Required` specifies how the text after the
 * authority must be checked.
 */
type KindOfRoles<Text extends string, Required> = Required extends ''
  ? 'absolute-uri'
  : Required extends '#'
    ? KindOfRest<Text>
    : Required extends 'grammar'
      ? KindOfEach<Text>
      : IsPctEncoded<Text> extends true
        ? Required extends '%'
          ? 'absolute-uri'
          : KindOfRest<Text>
        : KindOfEach<Text>

/** Computes the kind of a string that is valid unless it contains more than one `#` (RFC 3986, section 3.5). */
type KindOfRest<Text extends string> = Text extends `${string}#${string}`
  ? Text extends `${string}#${string}#${string}`
    ? false
    : 'uri'
  : 'absolute-uri'

/**
 * Computes the kind of a string that does not have the most common form. A string of plain characters is a relative
 * reference if it begins with a single `/`, or if it contains no `:` and does not begin with `/`. Any other string is
 * checked against the whole grammar.
 */
type KindOfPath<Text extends string> =
  CharSet<Text> extends PlainChar
    ? Text extends `/${infer Path}`
      ? Path extends `/${string}`
        ? KindOfEach<Text>
        : 'relative-ref'
      : Text extends `${string}:${string}`
        ? KindOfEach<Text>
        : 'relative-ref'
    : KindOfEach<Text>

/** Applies the whole grammar to each member of a union separately. */
type KindOfEach<Text extends string> = Text extends Text ? KindOfAny<Text, CharSet<Text>> : never

/** Evaluates to the kind of a string, or to `false` for a literal that contains a character outside `UriChar`. */
type KindOfAny<Text extends string, Chars> = Chars | UriChar extends UriChar
  ? KindOfEncoded<Text, Chars>
  : IsLiteral<Text> extends true
    ? false
    : KindOfTemplate<Text, Chars>

/**
 * Computes the kind of a template literal whose placeholders are all numbers. If any value of a placeholder makes the
 * string invalid, the result includes `false`. Looks for refused characters first, because the compiler accepts white
 * space as `${number}`.
 */
type KindOfTemplate<Text extends string, Chars> = Text extends `${string}${RefusedChar}${string}`
  ? false
  : Exclude<Chars, UriChar> extends NumberPlaceholder
    ? KindOfEncoded<Text, Chars> extends infer Actual extends Kind
      ? Actual
      : Kind | false
    : Kind | false

/**
 * Evaluates to the kind of a string, or to `false` if the string contains a `%` that does not begin a percent-encoded
 * octet (RFC 3986, section 2.1).
 */
export type KindOfEncoded<Text extends string, Chars> = '%' extends Chars
  ? IsPctEncoded<Text> extends true
    ? KindOfFragment<Text>
    : false
  : KindOfFragment<Text>

/** Reads an optional fragment, `[ "#" fragment ]` (RFC 3986, section 3.5), and then the text before it. */
type KindOfFragment<Text extends string> = Text extends `${infer Absolute}#${infer Fragment}`
  ? Fragment extends Bracketed | `${string}#${string}`
    ? false
    : KindOfQuery<Absolute, 'uri'>
  : KindOfQuery<Text, 'absolute-uri'>

/** Reads an optional query, `[ "?" query ]` (RFC 3986, section 3.4), and then the text before it. */
type KindOfQuery<Text extends string, IfScheme> = Text extends `${infer Hier}?${infer Query}`
  ? Query extends Bracketed
    ? false
    : KindOfScheme<Hier, IfScheme>
  : KindOfScheme<Text, IfScheme>

/**
 * Reads an optional scheme, `[ scheme ":" ]` (RFC 3986, section 3.1). A `:` ends a scheme if, and only if, the `:` is
 * in the first segment.
 */
type KindOfScheme<Text extends string, IfScheme> = Text extends `${infer Scheme}:${infer Hier}`
  ? Scheme extends `${string}/${string}`
    ? IsHier<Text> extends true
      ? 'relative-ref'
      : false
    : IsScheme<Scheme> extends true
      ? IsHier<Hier> extends true
        ? IfScheme
        : false
      : false
  : IsHier<Text> extends true
    ? 'relative-ref'
    : false

/**
 * Determines whether a string matches
 * `hier-part = "//" authority path-abempty / path-absolute / path-rootless / path-empty` (RFC 3986, section 3).
 */
type IsHier<Text extends string> = Text extends `//${infer Rest}`
  ? Rest extends `${infer Authority}/${infer Path}`
    ? Path extends Bracketed
      ? false
      : IsAuthority<Authority>
    : IsAuthority<Rest>
  : Text extends Bracketed
    ? false
    : true
