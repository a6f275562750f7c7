import type { CharSet } from '../../core/grammar/char-set'
import type { Unreserved, UriChar } from '../../core/grammar/characters'

/** A value that is written as a string. */
type Simple = string | number | boolean

/**
 * A string with a variable. The compiler never instantiates a named union without type parameters, but would
 * instantiate a template literal each time.
 */
type WithVariable = '{' | `${string}{${string}`

/** An expression that writes `name=value` pairs. */
type WithPairs = `?${string}` | `&${string}`

/**
 * A varspec of a list. The compiler never instantiates a named union without type parameters, but would instantiate a
 * template literal each time.
 */
type WithModifier = `${string}*` | `${string}*${string}`

type IsAbsent<Values, Name> = Name extends keyof Values ? ([Values[Name]] extends [undefined] ? true : false) : true

/**
 * Writes the pairs of `?` and `&` that have values, and then the template `Rest`. In `Varspecs`, a comma follows each
 * varspec. The text of a list is not computed: its result is `string`.
 */
type WrittenPairs<
  Varspecs extends string,
  Rest extends string,
  Values,
  First extends string,
  Done extends string,
  Data extends string,
> = Varspecs extends `${infer Varspec},${infer Others}`
  ? Varspec extends keyof Values
    ? Values[Varspec] extends infer Value extends Simple
      ? WrittenPairs<Others, Rest, Values, '&', `${Done}${First}${Varspec}=${Value}`, `${Data}${Value}`>
      : IsAbsent<Values, Varspec> extends true
        ? WrittenPairs<Others, Rest, Values, First, Done, Data>
        : string
    : Varspec extends WithModifier
      ? Varspec extends `${infer Name}*`
        ? IsAbsent<Values, Name> extends true
          ? WrittenPairs<Others, Rest, Values, First, Done, Data>
          : string
        : never
      : WrittenPairs<Others, Rest, Values, First, Done, Data>
  : WrittenTemplate<Rest, Values, Done, Data>

/**
 * Writes a template. `Done` is the text so far, and `Data` is the part of it that the values wrote. All values are
 * checked together at the end.
 */
type WrittenTemplate<
  Text extends string,
  Values,
  Done extends string = '',
  Data extends string = '',
> = Text extends WithVariable
  ? Text extends `${infer Before}{${infer Inner}}${infer Rest}`
    ? Inner extends keyof Values
      ? Values[Inner] extends infer Value extends Simple
        ? WrittenTemplate<Rest, Values, `${Done}${Before}${Value}`, `${Data}${Value}`>
        : string
      : Inner extends WithPairs
        ? Inner extends `${infer First}${infer List}`
          ? WrittenPairs<`${List},`, Rest, Values, First, `${Done}${Before}`, Data>
          : never
        : string
    : never
  : CharSet<Data> extends Unreserved
    ? Unchanged<`${Done}${Text}`>
    : string

/** A path that would be read as an authority. */
type WithSlashes = '//' | `//${string}`

/** `Text` if it needs no encoding and no guard, otherwise `string`. */
type Unchanged<Text extends string> = Text extends WithSlashes ? string : CharSet<Text> extends UriChar ? Text : string

/** The text of a link with literal values, if none of its characters is encoded; otherwise `string`. */
export type Linked<Text extends string, Values> = WrittenTemplate<Text, Values>
