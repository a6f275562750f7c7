import type { CharSet, CharSetOf, Repeat64 } from '../grammar/char-set'
import type { Alpha, SchemeChar, UriChar } from '../grammar/characters'
import type { IsLiteral, NumberHole, RefusedChar } from '../grammar/literal'
import type { IsPctEncoded } from '../grammar/percent-encoded'
import type { Bracketed, IsAuthority } from './authority'

/** The characters whose place alone decides nothing, once scheme and authority are known. */
type PlainChar = Exclude<UriChar, '%' | '#' | '[' | ']'>

/** The characters that an authority (3.2) holds somewhere: all but those that end it. */
type AuthorityChar = Exclude<UriChar, '/' | '?' | '#'>

/** `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (3.1) */
export type IsScheme<Text extends string> = Text extends `${Alpha}${string}`
  ? CharSet<Text> extends SchemeChar
    ? true
    : false
  : false

/** Which of the rules of section 4 a text is: `URI` with a fragment, `absolute-URI`, or `relative-ref`. */
export type Kind = 'uri' | 'absolute-uri' | 'relative-ref'

/** Whether scheme and authority are what they look like; they repeat, and the compiler remembers the answer. */
type IsPrefix<Scheme extends string, Authority extends string> =
  IsScheme<Scheme> extends true
    ? CharSet<Authority> extends AuthorityChar
      ? IsPctEncoded<Authority> extends true
        ? IsAuthority<Authority>
        : false
      : false
    : false

/** What a character after the authority asks for: nothing, a look at its place, or, where `string`, the whole grammar. */
interface Role extends Record<PlainChar, ''> {
  '%': '%'
  '#': '#'
  [other: string]: string
}

/** 64 harmless characters, so that the pattern below finds as many after the last character of a text. */
type Pad = Repeat64<'a'>

/**
 * The kind of `Text`, or false. The most common form is read by one pattern: scheme, authority, and the set of the
 * characters that follow, by the technique of `char-set.ts`. The members of a union are read at once.
 */
export type KindOf<Text extends string> = `${Text}${Pad}` extends (
  [infer _Undecided] extends [never]
    ? `${infer Scheme}://${infer Authority}/${Repeat64<infer Char>}${infer Rest}`
    : `${string}://${string}/${string}`
)
  ? IsPrefix<Scheme, Authority> extends true
    ? Rest extends `${string}${Pad}`
      ? KindOfRoles<Text, Role[CharSetOf<`${Rest}${Pad}`, Char>]>
      : Role[Char] extends ''
        ? 'absolute-uri'
        : KindOfRoles<Text, Role[Char]>
    : KindOfEach<Text>
  : KindOfPath<Text>

/** A text whose scheme and authority are good, by the roles of the characters that follow. */
type KindOfRoles<Text extends string, Roles> = string extends Roles
  ? KindOfEach<Text>
  : '%' extends Roles
    ? IsPctEncoded<Text> extends true
      ? '#' extends Roles
        ? KindOfRest<Text>
        : 'absolute-uri'
      : KindOfEach<Text>
    : KindOfRest<Text>

/** A text that is good but for the number of its `#`, which is one at most (3.5). */
type KindOfRest<Text extends string> = Text extends `${string}#${string}`
  ? Text extends `${string}#${string}#${string}`
    ? false
    : 'uri'
  : 'absolute-uri'

/** A path of plain characters is decided by how it begins, all other texts by the grammar from left to right. */
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

/** Takes the members of a union one by one, which the common forms need not. */
type KindOfEach<Text extends string> = Text extends Text ? KindOfAny<Text, CharSet<Text>> : never

/** Every character must be one that stands somewhere in a URI, and every triplet whole. */
type KindOfAny<Text extends string, Chars> = Chars | UriChar extends UriChar
  ? KindOfEncoded<Text, Chars>
  : IsLiteral<Text> extends true
    ? false
    : KindOfTemplate<Text, Chars>

/**
 * A template is decided where its holes are numbers that stand where they may; else any filling may be good or bad.
 * Characters are refused first, because the compiler takes white space for numbers.
 */
type KindOfTemplate<Text extends string, Chars> = Text extends `${string}${RefusedChar}${string}`
  ? false
  : Exclude<Chars, UriChar> extends NumberHole
    ? KindOfEncoded<Text, Chars> extends infer Found extends Kind
      ? Found
      : Kind | false
    : Kind | false

/** Every `%` must begin a `pct-encoded` (2.1). */
type KindOfEncoded<Text extends string, Chars> = '%' extends Chars
  ? IsPctEncoded<Text> extends true
    ? KindOfFragment<Text>
    : false
  : KindOfFragment<Text>

/** `[ "#" fragment ]` (3.5) */
type KindOfFragment<Text extends string> = Text extends `${infer Absolute}#${infer Fragment}`
  ? Fragment extends Bracketed | `${string}#${string}`
    ? false
    : KindOfQuery<Absolute, 'uri'>
  : KindOfQuery<Text, 'absolute-uri'>

/** `[ "?" query ]` (3.4) */
type KindOfQuery<Text extends string, IfScheme> = Text extends `${infer Hier}?${infer Query}`
  ? Query extends Bracketed
    ? false
    : KindOfScheme<Hier, IfScheme>
  : KindOfScheme<Text, IfScheme>

/** `[ scheme ":" ]` (3.1): a `:` after a slash ends no scheme, and one in the first segment ends nothing else. */
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

/** `hier-part = "//" authority path-abempty / path-absolute / path-rootless / path-empty` (3) */
type IsHier<Text extends string> = Text extends `//${infer Rest}`
  ? Rest extends `${infer Authority}/${infer Path}`
    ? Path extends Bracketed
      ? false
      : IsAuthority<Authority>
    : IsAuthority<Rest>
  : Text extends Bracketed
    ? false
    : true
