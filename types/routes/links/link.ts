import type { CharSet } from '../../grammar/char-set'
import type { Unreserved, UriChar } from '../../grammar/characters'

/** The text of a literal value, if no character of it is encoded. */
type Written<Value> = Value extends string | number | boolean
  ? CharSet<`${Value}`> | Unreserved extends Unreserved
    ? `${Value}`
    : string
  : string

type ValueOf<Values, Name> = Name extends keyof Values ? Values[Name] : undefined

/** A given pair. The text of a list or a prefix is not computed. */
type WrittenPair<Varspec extends string, Values, First extends string> = Varspec extends keyof Values
  ? [Values[Varspec]] extends [undefined]
    ? ''
    : `${First}${Varspec}=${Written<Values[Varspec]>}`
  : Varspec extends `${infer Name}${'*' | ':'}${string}`
    ? [ValueOf<Values, Name>] extends [undefined]
      ? ''
      : string
    : ''

/** The given pairs of `?` and `&`. */
type WrittenPairs<
  List extends string,
  Values,
  First extends string,
  Before extends string = '',
> = List extends `${infer Head},${infer Rest}`
  ? WrittenPair<Head, Values, First> extends infer Pair extends string
    ? WrittenPairs<Rest, Values, Pair extends '' ? First : '&', `${Before}${Pair}`>
    : never
  : `${Before}${WrittenPair<List, Values, First>}`

type WrittenExpression<Text extends string, Values> = Text extends keyof Values
  ? Written<Values[Text]>
  : Text extends `${infer First extends '?' | '&'}${infer List}`
    ? WrittenPairs<List, Values, First>
    : Text extends `#${infer Name}`
      ? [ValueOf<Values, Name>] extends [undefined]
        ? ''
        : string
      : string

type WrittenTemplate<
  Text extends string,
  Values,
  Written extends string = '',
> = Text extends `${infer Before}{${infer Expression}}${infer Rest}`
  ? WrittenTemplate<Rest, Values, `${Written}${Before}${WrittenExpression<Expression, Values>}`>
  : `${Written}${Text}`

/** `Text` if it needs no encoding and no guard, otherwise `string`. */
type Unchanged<Text extends string> = Text extends `//${string}`
  ? string
  : CharSet<Text> | UriChar extends UriChar
    ? Text
    : string

/** The text of a link with literal values, if no character of it is encoded; otherwise `string`. */
export type Linked<Text extends string, Values> = Unchanged<WrittenTemplate<Text, Values>>
