import type { OTHER_SCHEME } from '../../../src/core/model/messages'
import type { CharSet } from '../grammar/char-set'
import type { Digit } from '../grammar/characters'
import type { Length } from '../grammar/length'
import type { UpTo } from '../scanner/syntax-fault'
import type { IsSchemeUri } from './scan-scheme-uri'

type Slash = '/' | '\\'

/** Removes one or two leading slashes or backslashes from `Text`. */
type AfterSlashes<Text extends string> = Text extends `${Slash}${Slash}${infer Rest}`
  ? Rest
  : Text extends `${Slash}${infer Rest}`
    ? Rest
    : Text

/**
 * Determines whether `All` contains every character of `Text`. Every `CharSet` contains `a`, so separate patterns must
 * test whether `Text` and `All` contain `a`.
 */
type IsMadeOf<Text extends string, All extends string> =
  CharSet<Text> extends CharSet<All>
    ? Text extends `${string}a${string}`
      ? All extends `${string}a${string}`
        ? true
        : false
      : true
    : false

/**
 * Evaluates to the first scheme in `Schemes` that contains every letter in `Head`, or to `false` if there is no such
 * scheme. Ignores the order and repetition of letters.
 */
type Like<Head extends string, Schemes extends readonly string[]> = Head extends ''
  ? false
  : Schemes extends readonly [infer First extends string, ...infer Others extends readonly string[]]
    ? IsMadeOf<Lowercase<Head>, `${First} :;,`> extends true
      ? First
      : Like<Head, Others>
    : false

type LastOf<Texts extends readonly string[]> = Texts extends readonly [...string[], infer Last extends string]
  ? Last
  : never

/** Determines, as `ANOTHER_SCHEME` does at run time, whether a string seems to begin with another scheme. */
type HasOtherScheme<Text extends string> = Text extends `${infer Before}:${infer Rest}`
  ? Before extends '' | `${string}${'/' | '['}${string}`
    ? false
    : Rest extends `${Digit}${string}`
      ? false
      : true
  : false

/** Determines, as `REPEATABLE` does at run time, whether an error message may repeat a string. */
type IsRepeatable<Text extends string> = Text extends `.${string}` | `${string}@${string}`
  ? false
  : Text extends `/${infer Rest}`
    ? Rest extends '' | `/${string}`
      ? IsShort<Text>
      : false
    : IsShort<Text>

/** Determines whether a string has fewer than 100 characters. */
type IsShort<Text extends string> = Length<Text> extends `${Digit}${Digit}${Digit}${string}` ? false : true

/** Computes the advice for a string that was probably intended to be `Meant`. */
type DidYouMean<Text extends string, Meant extends string, Schemes extends readonly string[], HasHost> = [
  HasHost,
  IsRepeatable<Text>,
  IsSchemeUri<Meant, Schemes[number], true>,
] extends [true, true, true]
  ? `did you mean ${Meant}?`
  : Write<Schemes, HasHost>

/** Computes the advice for a string that does not resemble a URI. */
export type Write<Schemes extends readonly string[], HasHost> = `write ${LastOf<Schemes>}:${HasHost extends true
  ? '//host'
  : ''}`

/**
 * Computes the advice for a string that begins with the allowed scheme `Scheme` but lacks the slashes after `Scheme`.
 */
export type AddSlashes<Text extends string, Scheme extends string, Schemes extends readonly string[]> =
  UpTo<UpTo<Text, '#'>, '?'> extends `${Scheme}:${infer Rest}`
    ? DidYouMean<Text, `${Scheme}://${AfterSlashes<Rest>}`, Schemes, true>
    : never

/** Computes the advice that `advice` gives at run time for a string that does not begin with a scheme in `Schemes`. */
export type AddScheme<Text extends string, Schemes extends readonly string[], HasHost> = AddSchemeTo<
  Text,
  UpTo<UpTo<Text, '#'>, '?'>,
  UpTo<UpTo<UpTo<UpTo<Text, '#'>, '?'>, '/'>, '\\'>,
  Schemes,
  HasHost
>

type AddSchemeTo<
  Text extends string,
  Place extends string,
  Head extends string,
  Schemes extends readonly string[],
  HasHost,
> =
  Like<Head, Schemes> extends infer Scheme extends string
    ? Place extends `${Head}${infer Rest}`
      ? DidYouMean<Text, `${Scheme}://${AfterSlashes<Rest>}`, Schemes, HasHost>
      : never
    : HasOtherScheme<Text> extends true
      ? typeof OTHER_SCHEME
      : DidYouMean<
          Text,
          `${Place extends `${string}:${Digit}${string}` ? Schemes[0] : LastOf<Schemes>}://${AfterSlashes<Place>}`,
          Schemes,
          HasHost
        >
