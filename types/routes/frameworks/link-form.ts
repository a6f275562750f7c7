/**
 * The types in this file compute the form of the links to a route. The form consists of the literals in the route's
 * template, and of placeholders for the values of the template's variables.
 */
import type { FrameworkMessage, NO_TYPED_HOST, NOT_ENCODED } from '../../../src/routes/frameworks/messages'
import type { ShowFound } from '../../core/errors/found'
import type { CharSet } from '../../core/grammar/char-set'
import type { UriChar } from '../../core/grammar/characters'
import type { Length } from '../../core/grammar/length'
import type { BeforeOther } from '../../core/grammar/run'

/** Matches an expression that expands to a query. */
type Pairs = `?${string}` | `&${string}`

/**
 * Evaluates to `true` if a link contains the value, to `false` if the value is missing, and to `boolean` if the
 * compiler cannot decide.
 */
type IsGiven<Value> = Value extends undefined | null | readonly []
  ? false
  : Value extends readonly unknown[]
    ? Value extends readonly [unknown, ...unknown[]]
      ? true
      : boolean
    : true

/** Determines whether a link contains an optional segment. A link may omit a variable's default value. */
type IsPresent<Name, Of, Values> = Name extends keyof Of
  ? Of[Name] extends { readonly default: unknown }
    ? boolean
    : IsGivenIn<Values, Name>
  : IsGivenIn<Values, Name>

type IsGivenIn<Values, Name> = Values extends unknown
  ? Name extends keyof Values
    ? IsGiven<Values[Name]>
    : false
  : never

/** Appends an optional segment to a path if the segment is present. An empty result is replaced with `/`. */
type WithSegment<Path extends string, Present> = Present extends true
  ? `${Path}/${string}`
  : Path extends ''
    ? '/'
    : Path

/** Computes the form of the links that are built from a template. `Done` is the form of the part already read. */
type FormOf<
  Text extends string,
  Of,
  Values,
  Done extends string = '',
> = Text extends `${infer Before}{${infer Inner}}${infer Rest}`
  ? Inner extends Pairs
    ? Inner extends `${infer First}${string}`
      ? `${Done}${Before}` | `${Done}${Before}${First}${string}`
      : never
    : Inner extends `/${infer Varspec}`
      ? FormOf<
          Rest,
          Of,
          Values,
          WithSegment<`${Done}${Before}`, IsPresent<Varspec extends `${infer Name}*` ? Name : Varspec, Of, Values>>
        >
      : FormOf<Rest, Of, Values, `${Done}${Before}${string}`>
  : `${Done}${Text}`

/**
 * Computes the form of the links to a route. For example, the links to `/users/{id}` have the form `/users/${string}`.
 * If the compiler does not know whether a link contains an optional segment, the result is a union of the forms with
 * and without that segment.
 */
export type LinkForm<Text extends string, Of, Values> = FormOf<Text, Of, Values>

/**
 * Evaluates to the reason why the compiler cannot determine the form of a route's links, or to `never` if it can. The
 * reason is that the route has a host, or contains a character that must be percent-encoded.
 */
export type LinkFormFault<Text extends string> = string extends Text
  ? never
  : Text extends `//${string}`
    ? FrameworkMessage<'typedRoutes', typeof NO_TYPED_HOST, "'/'", '0'>
    : CharSet<Text> extends UriChar | '{' | '}'
      ? never
      : BeforeOther<Text, UriChar | '{' | '}'> extends infer Before extends string
        ? FrameworkMessage<'typedRoutes', typeof NOT_ENCODED, ShowFound<Text, Before>, Length<Before>>
        : never
