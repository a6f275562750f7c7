import type { Bracketed, IsAuthority } from './authority'
import type { CharSet } from './char-set'
import type { Alpha, SchemeChar, UriChar } from './grammar'
import type { IsLiteral, NumberHole, RefusedChar } from './literal'
import type { IsPctEncoded } from './pct-encoded'

/** The characters whose place alone decides nothing, once scheme and authority are known. */
type PlainChar = Exclude<UriChar, '%' | '#' | '[' | ']'>

/** `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (3.1) */
export type IsScheme<Text extends string> = Text extends `${Alpha}${string}`
  ? CharSet<Text> | SchemeChar extends SchemeChar
    ? true
    : false
  : false

/** Which of the rules of section 4 a text is: `URI` with a fragment, `absolute-URI`, or `relative-ref`. */
export type Kind = 'uri' | 'absolute-uri' | 'relative-ref'

/** Whether scheme and authority are what they look like; they repeat, and the compiler remembers the answer. */
type IsPrefix<Scheme extends string, Authority extends string> =
  IsScheme<Scheme> extends true
    ? Authority extends `${string}${'?' | '#'}${string}`
      ? false
      : IsAuthority<Authority>
    : false

/** The kind of `Text`, or false. */
export type KindOf<Text extends string> = KindOfSet<Text, CharSet<Text>>

/**
 * The common forms are decided by their characters and their prefix, all others by the grammar from left to right.
 * `(Chars | PlainChar) extends PlainChar` asks for identity, which the compiler tells faster than assignability.
 */
type KindOfSet<Text extends string, Chars> = Chars | PlainChar extends PlainChar
  ? Text extends `${infer Scheme}://${infer Authority}/${string}`
    ? IsPrefix<Scheme, Authority> extends true
      ? 'absolute-uri'
      : KindOfEach<Text>
    : Text extends `/${infer Path}`
      ? Path extends `/${string}`
        ? KindOfEach<Text>
        : 'relative-ref'
      : Text extends `${string}:${string}`
        ? KindOfEach<Text>
        : 'relative-ref'
  : Chars | UriChar extends UriChar
    ? Text extends `${infer Scheme}://${infer Authority}/${infer Path}`
      ? IsPrefix<Scheme, Authority> extends true
        ? '%' extends Chars
          ? IsPctEncoded<Text> extends true
            ? KindOfRest<Path>
            : false
          : KindOfRest<Path>
        : KindOfEach<Text>
      : KindOfEach<Text>
    : KindOfEach<Text>

/** What follows a scheme, an authority and a slash: no bracket, and one `#` at most. */
type KindOfRest<Rest extends string> = Rest extends Bracketed | `${string}#${string}#${string}`
  ? false
  : Rest extends `${string}#${string}`
    ? 'uri'
    : 'absolute-uri'

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
