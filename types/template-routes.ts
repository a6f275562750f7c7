import type { CharSet } from './char-set'
import type { Unreserved, UriChar } from './grammar'
import type { CheckTemplate, IsTemplate } from './template'

/** A path without the literal query and fragment that follow it. */
type Cut<Text extends string> = Text extends `${infer Path}${'?' | '#'}${string}` ? Cut<Path> : Text

/** What may follow a variable that is a whole segment. */
type AfterSegment = '' | `/${string}` | `?${string}` | `#${string}` | `{?${string}` | `{#${string}` | `{/${string}`

/** What may follow a variable that takes the rest of the path. */
type AfterRest = '' | `?${string}` | `#${string}` | `{?${string}` | `{#${string}`

/** A name in a path, which no operator or modifier changes. */
type NotPlain = `${'.' | ';' | '/' | '+'}${string}` | `${string}${',' | ':' | '*'}${string}`

/**
 * What two routes have in common that match the same paths: the path, in which the name of a variable says nothing, and
 * `{+}` is the rest. Never where a variable is only a part of a segment.
 */
export type RouteShape<
  Text extends string,
  Before extends string = '',
> = Text extends `${infer Literal}{${infer Name}}${infer Rest}`
  ? Name extends `${'?' | '&' | '#'}${string}`
    ? Absolute<Cut<`${Before}${Literal}`>>
    : Literal extends `${string}${'?' | '#'}${string}`
      ? Absolute<Cut<`${Before}${Literal}`>>
      : Literal extends `${string}/`
        ? Name extends NotPlain
          ? RestShape<`${Before}${Literal}`, Name, Rest>
          : Rest extends AfterSegment
            ? RouteShape<Rest, `${Before}${Literal}{}`>
            : never
        : Name extends `/${string}*`
          ? Rest extends AfterRest
            ? `${Before}${Literal}/{+}`
            : never
          : never
  : Absolute<Cut<`${Before}${Text}`>>

/** `{+rest}`, last. */
type RestShape<Before extends string, Name extends string, Rest extends string> = Name extends `+${infer Plain}`
  ? Plain extends NotPlain
    ? never
    : Rest extends AfterRest
      ? Absolute<`${Before}{+}`>
      : never
  : never

type Absolute<Path extends string> = Path extends `/${string}` ? Path : never

/**
 * Routes by their shapes: those that match the same paths share a property. An intersection, because the compiler keeps
 * of one that no type parameter is left in it; of a mapped type with `as` it finds that out again for each route.
 */
export type NamesByShape<Shapes extends Record<keyof Shapes, string>> = Record<never, unknown> & {
  [Name in keyof Shapes as Shapes[Name]]: Name
}

/** Whether a text is a template, of a path, that no other route of the table has. */
export type IsRoute<Text extends string, Name, Shape extends string, ByShape extends Record<string, unknown>> = [
  Shape,
] extends [never]
  ? false
  : ByShape[Shape] extends Name
    ? IsTemplate<Text>
    : false

/** `Text`, or the sentence that says why it is no route: the type of one property of a table. */
export type CheckRoute<Text extends string, Name, Shape extends string, ByShape extends Record<string, unknown>> =
  IsTemplate<Text> extends true
    ? [Shape] extends [never]
      ? "a route begins with '/', and its variables are whole segments, {name}, or the last ones, {+name} and {/name*}"
      : `matches the same paths as ${Exclude<ByShape[Shape], Name> & string}`
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
