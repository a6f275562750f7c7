import type { URN_EXPECTED_OF_PART, UrnMessage } from '../../../src/schemes/urn/messages'
import type { ShowFound } from '../../core/errors/found'
import type { UnlessRefused } from '../../core/errors/refused'
import type { FragmentChar, PathChar, QueryChar } from '../../core/grammar/characters'
import type { Length } from '../../core/grammar/length'
import type { IsLiteral } from '../../core/grammar/literal'
import type { UpTo } from '../../core/scanner/syntax-fault'
import type { BeginsQComponent, Failure, FailureFromPchar, FailureInNid, FailureInRun } from './urn-fault'

/** Evaluates to the message for the error `Failed`, or to `never` if `Failed` is `false`. */
type Message<Text extends string, Failed> =
  Failed extends Failure<infer In, infer Why, infer Before>
    ? UrnMessage<In, Why, ShowFound<Text, Before>, Length<Before>>
    : never

/**
 * Evaluates to the first error in a NID, or to `false` if the NID is valid. A colon and an NSS are appended to the NID,
 * because `FailureInNid` expects them.
 */
type FailureInWholeNid<Nid extends string> =
  FailureInNid<'', `${UpTo<Nid, ':'>}:a`> extends infer Failed extends Failure
    ? Failed
    : Nid extends `${infer Before}:${string}`
      ? Failure<'NID', 'character', Before>
      : false

/** Extracts the text before the `?=` that begins the q-component. */
type BeforeQComponent<Text extends string, Before extends string = ''> = Text extends `${infer Head}?=${infer Rest}`
  ? Rest extends '' | `${'/' | '?'}${string}`
    ? BeforeQComponent<Rest, `${Before}${Head}?=`>
    : `${Before}${Head}`
  : Before

/** Computes the message for a valid r-component that contains a q-component. */
type ExplainQComponent<Text extends string> =
  BeginsQComponent<Text> extends true
    ? `r-component: '?' is not allowed at offset ${Length<BeforeQComponent<Text>>}; ${(typeof URN_EXPECTED_OF_PART)['q-component-present']}`
    : never

type ExplainRComponent<Text extends string> =
  FailureFromPchar<'r-component', '', Text, QueryChar> extends infer Failed extends Failure
    ? Message<Text, Failed>
    : ExplainQComponent<Text>

/**
 * Evaluates to an error type with the reason `Why` if `Part` is an invalid literal, and to `Part` otherwise. `Why` is
 * `never` for a valid literal.
 */
type Checked<Part extends string, Why> = UnlessRefused<Part, IsLiteral<Part> extends true ? Why : never>

type CheckNid<Nid extends string> = Nid extends Nid ? Checked<Nid, Message<Nid, FailureInWholeNid<Nid>>> : never

/** Evaluates to `Part`, or to an error type if `Part` is an empty literal. */
type CheckFilled<Part extends string, In extends 'NSS' | 'r-component' | 'q-component'> = Part extends ''
  ? Checked<Part, Message<'', Failure<In, 'character', ''>>>
  : Part

/** The parameter type of `buildUrn`. An error type replaces the type of each invalid literal. */
export type CheckedUrnParts<
  Nid extends string,
  Nss extends string,
  R extends string,
  Q extends string,
  F extends string,
> = {
  readonly nid: CheckNid<Nid>
  readonly nss: Nss extends Nss ? Checked<Nss, Message<Nss, FailureFromPchar<'NSS', '', Nss, PathChar>>> : never
  readonly rComponent?: (R extends R ? Checked<R, ExplainRComponent<R>> : never) | undefined
  readonly qComponent?:
    | (Q extends Q ? Checked<Q, Message<Q, FailureFromPchar<'q-component', '', Q, QueryChar>>> : never)
    | undefined
  readonly fComponent?:
    | (F extends F ? Checked<F, Message<F, FailureInRun<'f-component', '', F, FragmentChar>>> : never)
    | undefined
}

/**
 * The parameter type of `buildUrnEncoded`, which encodes every part except the NID. An error type replaces the type of
 * each invalid literal.
 */
export type CheckedUrnData<Nid extends string, Nss extends string, R extends string, Q extends string> = {
  readonly nid: CheckNid<Nid>
  readonly nss: CheckFilled<Nss, 'NSS'>
  readonly rComponent?: CheckFilled<R, 'r-component'> | undefined
  readonly qComponent?: CheckFilled<Q, 'q-component'> | undefined
  readonly fComponent?: string | undefined
}
