import type { OTHER_SCHEMES, TAKE_RELATIVE_REF } from '../../src/model/messages'
import type { CharSet } from '../grammar/char-set'
import type { Digit } from '../grammar/characters'
import type { Length } from '../grammar/length'
import type { IsScheme } from '../scanner/scan'
import type { UpTo } from '../scanner/syntax-fault'

/** What people write after a scheme, instead of `://` or in addition. */
type Separators = ' :;.,'

type Slash = '/' | '\\'

type AfterSlashes<Text extends string> = Text extends `${Slash}${Slash}${infer Rest}`
  ? Rest
  : Text extends `${Slash}${infer Rest}`
    ? Rest
    : Text

/** Whether `Text` has no character that `All` does not have. `CharSet` always contains `a`, so a pattern looks for it. */
type IsMadeOf<Text extends string, All extends string> =
  CharSet<Text> extends CharSet<All>
    ? Text extends `${string}a${string}`
      ? All extends `${string}a${string}`
        ? true
        : false
      : true
    : false

/** Whether `Head`, in lower case, is `Scheme` with a typo or with other separators. */
type IsTypo<Head extends string, Scheme extends string> =
  IsMadeOf<Head, `${Scheme}${Separators}`> extends true
    ? Head extends `${string}:${string}` | `${Scheme}${string}`
      ? true
      : false
    : false

/** The first of `Schemes` that `Head` is with a typo, or false. */
type SchemeMeant<Head extends string, Schemes extends readonly string[]> = Schemes extends readonly [
  infer First extends string,
  ...infer Others extends readonly string[],
]
  ? IsTypo<Lowercase<Head>, First> extends true
    ? First
    : SchemeMeant<Head, Others>
  : false

/** The last of a list of texts. */
export type LastOf<Texts extends readonly string[]> = Texts extends readonly [...string[], infer Last extends string]
  ? Last
  : string

/** The scheme of a text, unless a digit follows its colon, which then begins a port; or false. */
type OtherScheme<Text extends string> = Text extends `${infer Scheme}:${infer Rest}`
  ? IsScheme<Scheme> extends true
    ? Rest extends `${Digit}${string}`
      ? false
      : Scheme
    : false
  : false

/** A text without a scheme, with the first or the last of `Schemes`. */
type WithSchemeOf<
  Place extends string,
  Schemes extends readonly string[],
> = `${Place extends `${string}:${Digit}${string}` ? Schemes[0] : LastOf<Schemes>}://${AfterSlashes<Place>}`

/** What a text that begins with none of `Schemes` would be with one; or false. */
type WithScheme<Place extends string, Schemes extends readonly string[]> = Place extends `//${string}`
  ? WithSchemeOf<Place, Schemes>
  : Place extends '' | `${'/' | '.'}${string}`
    ? false
    : Place extends `${UpTo<UpTo<Place, '/'>, '\\'>}${infer Rest}`
      ? Rest extends ''
        ? WithSchemeUnlessOther<Place, Schemes>
        : SchemeMeant<UpTo<UpTo<Place, '/'>, '\\'>, Schemes> extends infer Scheme extends string
          ? `${Scheme}://${AfterSlashes<Rest>}`
          : WithSchemeUnlessOther<Place, Schemes>
      : never

type WithSchemeUnlessOther<Place extends string, Schemes extends readonly string[]> =
  OtherScheme<Place> extends string ? false : WithSchemeOf<Place, Schemes>

/** Whether a text is too long or too secret to be repeated in a sentence: it has more than 99 characters, or an `@`. */
type IsHidden<Text extends string> = Text extends `${string}@${string}`
  ? true
  : Length<Text> extends `${Digit}${Digit}${Digit}${string}`
    ? true
    : false

/** The URI that a wrong text was probably meant to be, or false: the type of `meantUri`. `Scheme` is that of the text, or false. */
export type MeantUri<Text extends string, Scheme, Schemes extends readonly string[]> =
  IsHidden<Text> extends true
    ? false
    : Scheme extends string
      ? UpTo<UpTo<Text, '#'>, '?'> extends `${string}:${infer Rest}`
        ? `${Lowercase<Scheme>}://${AfterSlashes<Rest>}`
        : never
      : WithScheme<UpTo<UpTo<Text, '#'>, '?'>, Schemes>

/** What takes a text of another scheme or without one, or false: the type of `otherFunctions`. */
export type OtherFunctions<Text extends string> = Text extends `${'/' | '.' | '?' | '#'}${string}`
  ? typeof TAKE_RELATIVE_REF
  : OtherScheme<Text> extends infer Scheme extends string
    ? `for ${IsHidden<Text> extends true ? typeof OTHER_SCHEMES : `the scheme ${Scheme}`} take uri or parseUri`
    : false
