import type { CharSet } from '../../core/grammar/char-set'
import type { Unreserved, UriChar } from '../../core/grammar/characters'

/** A value other than a list. */
type Simple = string | number | boolean

/**
 * Matches a string that contains a variable. The type is a named union, because the compiler would instantiate an
 * inline template literal at every use.
 */
export type WithVariable = `${string}{` | `${string}{${string}`

/** Matches an expression that expands to `name=value` pairs. */
type WithPairs = `?${string}` | `&${string}`

/**
 * Matches a list variable, such as `names*`, in an expression. The type is a named union, because the compiler would
 * instantiate an inline template literal at every use.
 */
type WithModifier = `${string}*` | `${string}*${string}`

type IsAbsent<Values, Name> = Name extends keyof Values ? ([Values[Name]] extends [undefined] ? true : false) : true

/**
 * Expands a `?` or `&` expression to pairs for the variables that have values, and then expands the template `Rest`.
 * `Varspecs` lists the variables of the expression, each followed by a comma. If a value is a list, the result is
 * `string`.
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
 * Expands a template. `Done` is the result of the expansion so far, and `Data` is the part of `Done` that comes from
 * values. The last step checks all the values together.
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

/**
 * Matches a path that begins with `//`. A parser would read the text between `//` and the next slash as an authority.
 */
type WithSlashes = `//${string}/` | `//${string}`

/** Replaces `Text` with `string` if `Text` begins with `//` or contains a character that must be encoded. */
type Unchanged<Text extends string> = Text extends WithSlashes ? string : CharSet<Text> extends UriChar ? Text : string

/** Computes the text of a link whose values are literals, or `string` if a character in the link must be encoded. */
export type Linked<Text extends string, Values> = WrittenTemplate<Text, Values>
