/**
 * The types in this file find the first error in a string that is not a pattern. They read the string from left to
 * right, as `parsePattern` does.
 */
import type { SEGMENT_RULE } from '../../../src/core/errors/messages'
import type { PatternRules, RouteMessage } from '../../../src/routes/patterns/messages'
import type { TEMPLATE_EXPECTED_OF_PERCENT } from '../../../src/template/syntax/messages'
import type { ShowFound } from '../../core/errors/found'
import type { PathChar } from '../../core/grammar/characters'
import type { Length } from '../../core/grammar/length'
import type { IsPctEncoded } from '../../core/grammar/percent-encoded'
import type { BeforeFailure, BeforeOther } from '../../core/grammar/run'
import type { IsVarname } from '../../template/syntax/checked-template'
import type { Dot } from '../patterns/route-fault'

/** Maps each reason for refusing a pattern to the last part of the error message. */
interface Rules extends Omit<PatternRules, 'character'> {
  character: typeof SEGMENT_RULE
  'pct-encoded': typeof TEMPLATE_EXPECTED_OF_PERCENT
}

/** The error that `parsePattern` would report. The offset of the error is the length of `Before`. */
interface Failure<Why extends keyof Rules = keyof Rules, Before extends string = string> {
  reason: Why
  before: Before
}

/** Evaluates to the first error in a segment without variables, or to `false` if there is no error. */
type FailureInLiteral<Segment extends string, Before extends string> =
  BeforeFailure<Segment, PathChar> extends infer Good extends string
    ? [Good] extends [never]
      ? Segment extends Dot | `${Dot}${Dot}`
        ? Failure<'dot-segment', Before>
        : false
      : Failure<Segment extends `${Good}%${string}` ? 'pct-encoded' : 'character', `${Before}${Good}`>
    : never

/** Evaluates to the first error in the text next to a variable, or to `false` if there is no error. */
type FailureBeside<Literal extends string, Before extends string> =
  BeforeOther<Literal, PathChar> extends infer Good extends string
    ? [Good] extends [never]
      ? false
      : Failure<Literal extends `${Good}}${string}` ? 'parameter' : 'character', `${Before}${Good}`>
    : never

/** Evaluates to the first error in the name of a variable, or to `false` if the name is valid and not yet used. */
type FailureInName<Name extends string, Before extends string, Names> = Name extends `${string}{${string}` | '__proto__'
  ? Failure<'parameter', Before>
  : [IsVarname<Name>, IsPctEncoded<Name>] extends [true, true]
    ? Name extends Names
      ? Failure<'same-parameter', Before>
      : false
    : Failure<'parameter', Before>

/**
 * Finds the first error in a segment with variables. `Start` is `/` at the start of the segment, and an empty string
 * elsewhere.
 */
type FailureWithin<
  Segment extends string,
  Before extends string,
  Names,
  Start extends string,
> = Segment extends `${infer Literal}{${infer Tail}`
  ? FailureBeside<Literal, Before> extends infer Failed extends Failure
    ? Failed
    : `${Start}${Literal}` extends ''
      ? Failure<'parameter', Before>
      : Tail extends `${infer Name}}${infer Rest}`
        ? FailureInName<Name, `${Before}${Literal}`, Names> extends infer Failed extends Failure
          ? Failed
          : FailureWithin<Rest, `${Before}${Literal}{${Name}}`, Names | Name, ''>
        : Failure<'parameter', `${Before}${Literal}`>
  : FailureBeside<Segment, Before>

/** Finds the first error in a segment that begins with `{+`. */
type FailureInWildcard<
  Tail extends string,
  Before extends string,
  Names,
  IsLast,
> = Tail extends `${infer Name}}${infer Rest}`
  ? FailureInName<Name, Before, Names> extends infer Failed extends Failure
    ? Failed
    : Rest extends ''
      ? IsLast extends true
        ? false
        : Failure<'wildcard-not-last', Before>
      : Failure<'parameter', Before>
  : Failure<'parameter', Before>

type FailureInSegment<
  Segment extends string,
  Before extends string,
  Names,
  IsLast,
> = Segment extends `${':' | '*' | '$'}${string}`
  ? Failure<'express', Before>
  : Segment extends `{+${infer Tail}`
    ? FailureInWildcard<Tail, Before, Names, IsLast>
    : Segment extends `${string}${'{' | '}'}${string}`
      ? FailureWithin<Segment, Before, Names, '/'>
      : FailureInLiteral<Segment, Before>

/** Computes the names of the variables in a valid segment. */
type NamesIn<Segment extends string, Found = never> = Segment extends `${string}{${infer Name}}${infer Rest}`
  ? NamesIn<Rest, Found | (Name extends `+${infer Plain}` ? Plain : Name)>
  : Found

type FailureInSegments<Text extends string, Before extends string, Names> = Text extends `${infer Head}/${infer Tail}`
  ? FailureInSegment<Head, Before, Names, false> extends infer Failed extends Failure
    ? Failed
    : FailureInSegments<Tail, `${Before}${Head}/`, Names | NamesIn<Head>>
  : FailureInSegment<Text, Before, Names, true>

type FailureIn<Text extends string> = Text extends `/${infer Segments}`
  ? FailureInSegments<Segments, '/', never>
  : Failure<'not-absolute', ''>

/**
 * For a literal that is not a pattern, computes the message that `showReason` returns, without the route's name. For a
 * pattern, the result is `never`.
 */
export type PatternFault<Text extends string> =
  FailureIn<Text> extends Failure<infer Why, infer Before>
    ? RouteMessage<Rules[Why], ShowFound<Text, Before>, Length<Before>>
    : never
