import type { CharSet } from './char-set'
import type { Unreserved, UriChar } from './grammar'
import type { CheckTemplate } from './template'

/** The path of a route: what stands before the query and the fragment. */
type PathOf<Text extends string> = Text extends `${infer Before}{${'?' | '&' | '#'}${string}`
  ? PathOf<Before>
  : Text extends `${infer Before}${'?' | '#'}${string}`
    ? PathOf<Before>
    : Text

/** A segment, of which the name of a variable says nothing; never where a variable is only a part of it. */
type SegmentShape<Text extends string> = Text extends `{${infer Name}}`
  ? Name extends `${string}${'{' | ',' | '*' | ':' | '+' | '.' | ';' | '}'}${string}`
    ? never
    : '{}'
  : Text extends `${string}{${string}`
    ? never
    : Text

/** The segments of a path that begins with a slash; `{+rest}` and `{/rest*}` take what is left of it. */
type PathShape<Text extends string, Before extends string = ''> = Text extends `/{+${infer Name}}`
  ? Name extends `${string}${'{' | ',' | '*' | ':' | '/'}${string}`
    ? never
    : `${Before}/{+}`
  : Text extends `/${infer Rest}`
    ? Rest extends `${infer Head}/${infer Tail}`
      ? Head extends `${infer Last}{`
        ? Tail extends `${string}${'{' | ',' | ':' | '/'}${string}`
          ? never
          : Tail extends `${string}*}`
            ? `${Before}/${SegmentShape<Last>}/{+}`
            : never
        : PathShape<`/${Tail}`, `${Before}/${SegmentShape<Head>}`>
      : `${Before}/${SegmentShape<Rest>}`
    : never

/** What two routes have in common that match the same paths. */
export type RouteShape<Text extends string> = PathShape<PathOf<Text>>

/** Routes by their shapes: those that match the same paths share a property. */
export type NamesByShape<Texts> = {
  [Name in keyof Texts as Texts[Name] extends string ? RouteShape<Texts[Name]> : never]: Name
}

/** `Text`, or the sentence that says why it is no route: the type of one property of a table. */
export type CheckRoute<Text extends string, Name, ByShape> =
  CheckTemplate<Text> extends Text
    ? [RouteShape<Text>] extends [never]
      ? "a route begins with '/', and its variables are whole segments, {name}, or the last ones, {+name} and {/name*}"
      : ByShape extends { [Shape in RouteShape<Text>]: infer Names }
        ? [Names] extends [Name]
          ? Text
          : `matches the same paths as ${Exclude<Names, Name> & string}`
        : never
    : CheckTemplate<Text>

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
