import type { CharSet } from '../../grammar/char-set'
import type { Unreserved, UriChar } from '../../grammar/characters'

/** A literal value as it is written, if nothing of it is encoded. */
type Written<Value> = Value extends string | number | boolean
  ? CharSet<`${Value}`> | Unreserved extends Unreserved
    ? `${Value}`
    : string
  : string

type ValueOf<Values, Name> = Name extends keyof Values ? Values[Name] : undefined

/** A pair that is given; a list and a prefix are not written out. */
type WrittenPair<
  Varspec extends string,
  Values,
  First extends string,
> = Varspec extends `${infer Name}${'*' | ':'}${string}`
  ? [ValueOf<Values, Name>] extends [undefined]
    ? ''
    : string
  : [ValueOf<Values, Varspec>] extends [undefined]
    ? ''
    : `${First}${Varspec}=${Written<ValueOf<Values, Varspec>>}`

/** Pairs of `?` and `&`: those that are given. */
type WrittenPairs<List extends string, Values, First extends string> = List extends `${infer Head},${infer Rest}`
  ? WrittenPair<Head, Values, First> extends infer Pair extends string
    ? `${Pair}${WrittenPairs<Rest, Values, Pair extends '' ? First : '&'>}`
    : never
  : WrittenPair<List, Values, First>

type WrittenExpression<Text extends string, Values> = Text extends `${infer First extends '?' | '&'}${infer List}`
  ? WrittenPairs<List, Values, First>
  : Text extends `#${infer Name}`
    ? [ValueOf<Values, Name>] extends [undefined]
      ? ''
      : string
    : Text extends `${'+' | '.' | '/' | ';'}${string}` | `${string}${',' | '*' | ':'}${string}`
      ? string
      : Written<ValueOf<Values, Text>>

type WrittenTemplate<Text extends string, Values> = Text extends `${infer Before}{${infer Expression}}${infer Rest}`
  ? `${Before}${WrittenExpression<Expression, Values>}${WrittenTemplate<Rest, Values>}`
  : Text

/** A text that is written as it stands: nothing in it is encoded, or would be guarded. */
type AsItStands<Text extends string> = Text extends `//${string}`
  ? string
  : CharSet<Text> | UriChar extends UriChar
    ? Text
    : string

/** The text of a link with literal values, if none of it is encoded; else `string`. */
export type Linked<Text extends string, Values> = AsItStands<WrittenTemplate<Text, Values>>
