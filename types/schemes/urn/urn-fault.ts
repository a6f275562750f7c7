/*
 * The types in this file find the first error in a string that is not a URN. They read the string from left to right,
 * as the functions in `src/schemes/urn/scan-urn.ts` do. The compiler evaluates these types only for strings that the
 * types in `checked-urn.ts` reject.
 */
import type { UrnComponent, UrnMessage, UrnSyntaxReason } from '../../../src/schemes/urn/messages'
import type { ShowFound } from '../../core/errors/found'
import type { FragmentChar, PathChar, QueryChar } from '../../core/grammar/characters'
import type { Length } from '../../core/grammar/length'
import type { BeforeFailure } from '../../core/grammar/run'
import type { UpTo } from '../../core/scanner/syntax-fault'
import type { Alphanum, Ldh } from './characters'

/** The error that `scanUrn` would report. The offset of the error is the length of `Before`. */
export interface Failure<
  In extends UrnComponent = UrnComponent,
  Why extends UrnSyntaxReason = UrnSyntaxReason,
  Before extends string = string,
> {
  component: In
  reason: Why
  before: Before
}

/** Extracts the longest prefix that a string shares with `urn:`. */
type BeginningOfPrefix<Text extends string> = Text extends `${infer U extends 'u' | 'U'}${infer Rest}`
  ? Rest extends `${infer R extends 'r' | 'R'}${infer N}${string}`
    ? N extends 'n' | 'N'
      ? `${U}${R}${N}`
      : `${U}${R}`
    : Rest extends `${infer R extends 'r' | 'R'}`
      ? `${U}${R}`
      : U
  : ''

/**
 * Finds the first error in a string that should match
 * `namestring = "urn" ":" NID ":" NSS [ rq-components ] [ "#" f-component ]` (RFC 8141, section 2).
 */
type FailureIn<Text extends string> = Text extends `${infer Scheme}:${infer Rest}`
  ? Lowercase<Scheme> extends 'urn'
    ? FailureInNid<`${Scheme}:`, Rest>
    : Failure<'scheme', 'character', BeginningOfPrefix<Text>>
  : Failure<'scheme', 'character', BeginningOfPrefix<Text>>

/**
 * Finds the first error in a string that should begin with a NID and a colon. The rule for a NID is
 * `NID = (alphanum) 0*30(ldh) (alphanum)` (RFC 8141, section 2). `Places` contains one element for each character of
 * the NID.
 */
export type FailureInNid<
  Before extends string,
  Text extends string,
  Last extends string = '-',
  Places extends 0[] = [],
> = Text extends `${infer Char}${infer Rest}`
  ? Char extends ':'
    ? [Places['length'], Last] extends [0 | 1, string] | [number, '-']
      ? Failure<'NID', 'character', Before>
      : FailureInName<`${Before}:`, Rest>
    : Places['length'] extends 32
      ? Failure<'NID', 'character', Before>
      : Char extends (Places['length'] extends 0 | 31 ? Alphanum : Ldh)
        ? FailureInNid<`${Before}${Char}`, Rest, Char, [...Places, 0]>
        : Failure<'NID', 'character', Before>
  : Failure<'NID', 'character', Before>

/**
 * Evaluates to the first error in a string that should match `*( Char / pct-encoded )`, or to `false` if the string
 * matches the rule.
 */
export type FailureInRun<In extends UrnComponent, Before extends string, Text extends string, Char extends string> =
  BeforeFailure<Text, Char> extends infer Valid extends string
    ? [Valid] extends [never]
      ? false
      : Text extends `${Valid}%${string}`
        ? Failure<In, 'pct-encoded', `${Before}${Valid}`>
        : Failure<In, 'character', `${Before}${Valid}`>
    : false

/**
 * Evaluates to the first error in a string that should match `pchar *( Char / pct-encoded )`, or to `false` if the
 * string matches the rule.
 */
export type FailureFromPchar<
  In extends UrnComponent,
  Before extends string,
  Text extends string,
  Char extends string,
> = Text extends '' | `${'/' | '?'}${string}` ? Failure<In, 'character', Before> : FailureInRun<In, Before, Text, Char>

/**
 * Finds the first error in a string that should match `NSS [ rq-components ] [ "#" f-component ]` (RFC 8141, section
 * 2).
 */
type FailureInName<Before extends string, Text extends string> = Text extends `${infer Name}#${infer Fragment}`
  ? FailureInNss<Before, Name> extends infer Failed extends Failure
    ? Failed
    : FailureInRun<'f-component', `${Before}${Name}#`, Fragment, FragmentChar>
  : FailureInNss<Before, Text>

/** Finds the first error in a string that should match `NSS [ rq-components ]` (RFC 8141, section 2). */
type FailureInNss<Before extends string, Text extends string> =
  FailureFromPchar<'NSS', Before, UpTo<Text, '?'>, PathChar> extends infer Failed extends Failure
    ? Failed
    : Text extends `${infer Nss}?${infer Query}`
      ? FailureInQuery<`${Before}${Nss}?`, Query>
      : false

/**
 * Finds the first error in `rq-components = [ "?+" r-component ] [ "?=" q-component ]` (RFC 8141, section 2). `Text`
 * begins after the first `?`.
 */
type FailureInQuery<Before extends string, Text extends string> = Text extends `+${infer Component}`
  ? FailureFromPchar<'r-component', `${Before}+`, Component, QueryChar> extends infer Failed extends Failure
    ? InQComponent<Failed, `${Before}+`>
    : false
  : Text extends `=${infer Component}`
    ? FailureFromPchar<'q-component', `${Before}=`, Component, QueryChar>
    : Failure<'rq-components', 'character', Before>

/** Attributes an error to the q-component if that component begins before the error. */
type InQComponent<Failed extends Failure, Before extends string> = Failed['before'] extends `${Before}${infer Valid}`
  ? BeginsQComponent<Valid> extends true
    ? Failure<'q-component', Failed['reason'], Failed['before']>
    : Failed
  : Failed

/**
 * Determines whether a `?=` in a valid string begins a q-component. At run time, `findQComponent` uses the same rule.
 */
export type BeginsQComponent<Text extends string> = Text extends `${string}?=${infer Component}`
  ? Component extends '' | `${'/' | '?'}${string}`
    ? BeginsQComponent<Component>
    : true
  : false

/** Computes the message that `showReason` returns for a literal that is not a URN. */
export type ExplainUrn<Text extends string> =
  FailureIn<Text> extends Failure<infer In, infer Why, infer Before>
    ? UrnMessage<In, Why, ShowFound<Text, Before>, Length<Before>>
    : never
