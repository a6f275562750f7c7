/**
 * The types in this file find the first error in a template that is not a route. They read the template from left to
 * right, as `parsePattern` and `patternsIn` do. When the compiler checks a table, it evaluates these types only for an
 * entry that has no shape or that contains text next to a variable.
 */
import type { PatternRules, PREFIX_RULE, RouteMessage } from '../../../src/routes/patterns/messages'
import type { ShowFound } from '../../core/errors/found'
import type { CharSet } from '../../core/grammar/char-set'
import type { PathChar } from '../../core/grammar/characters'
import type { Length } from '../../core/grammar/length'
import type { BeforeOther } from '../../core/grammar/run'
import type { Bracketed } from '../../core/scanner/authority'

/** The error that the parser would report. The offset of the error is the length of `Before`. */
export interface Failure<Why extends keyof PatternRules = keyof PatternRules, Before extends string = string> {
  reason: Why
  before: Before
}

/** Evaluates to the text before the first `?` or `#`, or to all of `Text` if it contains neither. */
export type Cut<Text extends string> = Text extends `${infer Path}${'?' | '#'}${string}` ? Cut<Path> : Text

/**
 * Extracts the path from a template. The path ends before the query or the fragment, either of which may be literal
 * text or an expression.
 */
export type PathOf<
  Text extends string,
  Before extends string = '',
> = Text extends `${infer Literal}{${infer Inner}}${infer Rest}`
  ? Literal extends `${string}${'?' | '#'}${string}`
    ? `${Before}${Cut<Literal>}`
    : Inner extends `${'?' | '#'}${string}`
      ? `${Before}${Literal}`
      : PathOf<Rest, `${Before}${Literal}{${Inner}}`>
  : `${Before}${Cut<Text>}`

/** Matches an expression with an operator, a modifier or several variables. */
export type NotPlain = `${'+' | '#' | '.' | '/' | ';' | '?' | '&'}${string}` | `${string}${',' | ':' | '*'}${string}`

/**
 * The two parts of a path that ends in `{/name}` or `{/name*}`: the path before the variable, and the variable's name.
 */
export interface WithOptional<Head extends string, Name extends string> {
  head: Head
  name: Name
}

/**
 * Splits a path that ends in `{/name}` or `{/name*}`. Evaluates to a `WithOptional`, or to `false` if `Path` does not
 * end in such an expression.
 */
export type OptionalOf<
  Path extends string,
  Before extends string = '',
> = Path extends `${infer Literal}{${infer Inner}}${infer Rest}`
  ? Rest extends ''
    ? Inner extends `/${infer Varspec}`
      ? (Varspec extends `${infer List}*` ? List : Varspec) extends infer Name extends string
        ? Name extends NotPlain
          ? false
          : WithOptional<`${Before}${Literal}`, Name>
        : false
      : false
    : OptionalOf<Rest, `${Before}${Literal}{${Inner}}`>
  : false

/**
 * Evaluates to the first error in an expression in a path, or to `false` if there is no error. An expression in a path
 * must be a single name that is allowed and not yet used.
 */
export type FailureInVariable<Name, Names, Before extends string> = Name extends
  | NotPlain
  | `${string}}${string}`
  | '__proto__'
  ? Failure<'parameter', Before>
  : Name extends Names
    ? Failure<'same-parameter', Before>
    : false

/** Matches a raw or percent-encoded dot in a dot segment (RFC 3986, section 3.3). */
export type Dot = '.' | '%2e' | '%2E'

/** Evaluates to the first error in a segment without variables, or to `false` if there is no error. */
type FailureInLiteral<Segment extends string, Before extends string> = Segment extends Bracketed
  ? Failure<'character', `${Before}${BeforeOther<Segment, Exclude<CharSet<Segment>, '[' | ']'>>}`>
  : Segment extends Dot | `${Dot}${Dot}`
    ? Failure<'dot-segment', Before>
    : false

/**
 * Finds the first error in the text next to a variable. Text next to a variable must be ASCII and must not be
 * percent-encoded.
 */
type FailureBeside<Literal extends string, Before extends string> =
  BeforeOther<Literal, PathChar> extends infer Good extends string
    ? [Good] extends [never]
      ? false
      : Failure<'character', `${Before}${Good}`>
    : false

/**
 * Finds the first error in a segment with variables. `Start` is `/` at the start of the segment, and an empty string
 * after a variable.
 */
type FailureWithin<
  Segment extends string,
  Before extends string,
  Names,
  Start,
> = Segment extends `${infer Literal}{${infer Tail}`
  ? FailureBeside<Literal, Before> extends infer Failed extends Failure
    ? Failed
    : `${Start & string}${Literal}` extends ''
      ? Failure<'parameter', `${Before}${Literal}`>
      : Tail extends `${infer Inner}}${infer Rest}`
        ? FailureInVariable<Inner, Names, `${Before}${Literal}`> extends infer Failed extends Failure
          ? Failed
          : FailureWithin<Rest, `${Before}${Literal}{${Inner}}`, Names | Inner, ''>
        : Failure<'parameter', `${Before}${Literal}`>
  : FailureBeside<Segment, Before>

/**
 * Evaluates to the first error in a segment, or to `false` if there is no error. `IsLast` is `true` for the last
 * segment in a path.
 */
type FailureInSegment<
  Segment extends string,
  Before extends string,
  Names,
  IsLast,
> = Segment extends `${':' | '*' | '$'}${string}`
  ? Failure<'express', Before>
  : Segment extends `{+${infer Tail}`
    ? Tail extends `${infer Name}}${infer Rest}`
      ? FailureInVariable<Name, Names, Before> extends infer Failed extends Failure
        ? Failed
        : Rest extends ''
          ? IsLast extends true
            ? false
            : Failure<'wildcard-not-last', Before>
          : Failure<'parameter', Before>
      : Failure<'parameter', Before>
    : Segment extends `${string}{${string}`
      ? FailureWithin<Segment, Before, Names, '/'>
      : FailureInLiteral<Segment, Before>

/** Evaluates to the first error in the segments after a slash, or to `false` if there is no error. */
export type FailureInSegments<
  Text extends string,
  Before extends string,
  Names,
  IsLast,
> = Text extends `${infer Head}/${infer Tail}`
  ? FailureInSegment<Head, Before, Names, false> extends infer Failed extends Failure
    ? Failed
    : FailureInSegments<Tail, `${Before}${Head}/`, Names | NamesIn<Head>, IsLast>
  : FailureInSegment<Text, Before, Names, IsLast>

/** Computes the names of the variables in a path. */
export type NamesIn<Text extends string, Found = never> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? NamesIn<Rest, Found | (Name extends `+${infer Plain}` ? Plain : Name)>
  : Found

/** Matches a path that begins with `//`, or would do so if its optional variable had a value. */
type WithSlashes = `//${string}` | `/{/${string}`

type FailureInPath<Path extends string> = Path extends WithSlashes ? Failure<'authority', '/'> : FailureInOne<Path>

/** Evaluates to the first error in a path that does not begin with two slashes, or to `false` if there is no error. */
type FailureInOne<Path extends string> =
  OptionalOf<Path> extends WithOptional<infer Head, infer Name>
    ? FailureBefore<Head, false> extends infer Failed extends Failure
      ? Failed
      : FailureInVariable<Name, NamesIn<Head>, `${Head}{`>
    : FailureBefore<Path, true>

/** Finds the first error in a path. The path may be empty only if `IsLast` is `false`. */
type FailureBefore<Path extends string, IsLast> = Path extends `/${infer Segments}`
  ? FailureInSegments<Segments, '/', never, IsLast>
  : Path extends ''
    ? IsLast extends true
      ? Failure<'not-absolute', ''>
      : false
    : Failure<'not-absolute', ''>

/**
 * Finds the first invalid pair in the literal text of a query. A `?` or `&` must precede each pair, and each pair must
 * contain an `=`.
 */
type FailureInPairs<
  Text extends string,
  Before extends string,
  Separator extends string = '&',
> = Text extends `${Separator}${infer Pairs}`
  ? Pairs extends `${infer Pair}&${infer Rest}`
    ? Pair extends `${string}=${string}`
      ? FailureInPairs<`&${Rest}`, `${Before}${Separator}${Pair}`>
      : Failure<'tail', Before>
    : Pairs extends `${string}=${string}`
      ? false
      : Failure<'tail', Before>
  : `${Separator}${Text}` extends '&'
    ? false
    : Failure<'tail', Before>

/**
 * Finds the first error in the literal `name=value` pairs at the end of a template. A fragment must not follow the
 * pairs.
 */
type FailureInLiterals<
  Text extends string,
  Before extends string,
  Separator extends string,
> = Text extends `${infer Pairs}#${string}`
  ? FailureInPairs<Pairs, Before, Separator> extends infer Failed extends Failure
    ? Failed
    : Failure<'tail', `${Before}${Pairs}`>
  : FailureInPairs<Text, Before, Separator>

/** Finds the first error in a query that begins with a literal pair and may contain `{&name}`. */
type FailureInQuery<
  Text extends string,
  Before extends string,
  Separator extends string = '&',
> = Text extends `${infer Literal}{${infer Inner}}${infer Rest}`
  ? FailureInLiterals<Literal, Before, Separator> extends infer Failed extends Failure
    ? Failed
    : Inner extends `${string}:${string}`
      ? Failure<'tail', `${Before}${Literal}`>
      : Inner extends `&${string}`
        ? FailureInQuery<Rest, `${Before}${Literal}{${Inner}}`>
        : Failure<'tail', `${Before}${Literal}`>
  : FailureInLiterals<Text, Before, Separator>

/** Evaluates to the first error in the text after a path, or to `false` if there is no error. */
export type FailureInTail<Text extends string, Before extends string> = Text extends ''
  ? false
  : Text extends `{?${infer List}}${infer Rest}`
    ? List extends `${string}:${string}`
      ? Failure<'tail', Before>
      : Rest extends ''
        ? false
        : Failure<'tail', `${Before}{?${List}}`>
    : FailureInQuery<Text, Before, '?'>

type FailureIn<Text extends string> =
  PathOf<Text> extends infer Path extends string
    ? FailureInPath<Path> extends infer Failed extends Failure
      ? Failed
      : Text extends `${Path}${infer Tail}`
        ? FailureInTail<Tail, Path>
        : false
    : false

/**
 * Extracts the text before the first part that a prefix cannot contain. A prefix cannot end with a slash, and cannot
 * contain a query, a fragment, or a variable that matches the rest of the path.
 */
type BeforeTail<Text extends string, Path extends string> = Path extends `${infer Head}{${'+' | '/'}${string}`
  ? Head
  : Text extends `${Path}${infer _First}${infer _Rest}`
    ? Path
    : Path extends `${infer Head}/`
      ? Head
      : never

/** Computes the message for the error `Failed` in a route. */
export type Message<Text extends string, Failed> =
  Failed extends Failure<infer Why, infer Before>
    ? RouteMessage<PatternRules[Why], ShowFound<Text, Before>, Length<Before>>
    : never

/**
 * For a template that is not a route, computes the message that `showReason` returns, without the route's name. For a
 * route, the result is `never`.
 */
export type RouteFault<Text extends string> = Message<Text, FailureIn<Text>>

/**
 * Evaluates to an error message if the template `Text` cannot be a prefix of routes, or to `never` if it can. `Fault`
 * is the error message for an invalid route, or `never` if the template is a valid route.
 */
export type PrefixFault<Text extends string, Fault extends string = RouteFault<Text>> = [Fault] extends [never]
  ? BeforeTail<Text, PathOf<Text>> extends infer Before extends string
    ? [Before] extends [never]
      ? never
      : RouteMessage<typeof PREFIX_RULE, ShowFound<Text, Before>, Length<Before>>
    : never
  : Fault

/** Matches any route text that may follow a prefix. */
export type EntryStart = '' | `${'/' | '?' | '#'}${string}` | `{${'/' | '?' | '#'}${string}`

/** Computes the error message for a route that does not begin a new segment after its prefix. */
export type StartFault<Text extends string, Prefix extends string> = Message<Text, Failure<'not-absolute', Prefix>>
