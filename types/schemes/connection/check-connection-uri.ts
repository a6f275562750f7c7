import type { Problem } from '../../../src/core/errors/messages'
import type {
  DOES_NOT_BELONG,
  ENCODED,
  EXPECTED_BY_COMPONENT,
  MESSAGE_BY_REASON,
} from '../../../src/schemes/connection/messages'
import type { ShowFound } from '../../core/errors/found'
import type { UnlessRefused } from '../../core/errors/refused'
import type { Length } from '../../core/grammar/length'
import type { WhyNotLiteral } from '../../core/model/refuse-literal'
import type { IsScheme } from '../../core/scanner/scan'
import type { ConnectionFailure, FailureAfterScheme } from './connection-failure'
import type { MaskedFrom } from './masked'

type Reasons = typeof MESSAGE_BY_REASON
type Named = 'unencoded' | 'pct-encoded' | 'scheme'

/** Extracts the character that follows `Before` in `Text`. */
type Char<Text extends string, Before extends string> = Text extends `${Before}${infer First}${infer _}` ? First : ''

/**
 * Determines how the error message shows the invalid character. Most messages hide the character if it is part of a
 * secret.
 */
type Found<Text extends string, Head extends string, Why, Before extends string> = Why extends Named
  ? ShowFound<Text, Before>
  : ShowFound<MaskedFrom<Text, Head, Before>, ''>

type ProblemOf<In extends string, Why extends keyof Reasons> = Why extends 'unencoded'
  ? In extends 'database' | 'parameter'
    ? Problem<'character'>
    : `${typeof DOES_NOT_BELONG} ${In}`
  : Reasons[Why] extends { readonly problem: infer Known extends string }
    ? Known
    : Problem<'character'>

type ExpectedOf<In extends string, Why extends keyof Reasons, At> = Why extends 'unencoded'
  ? `write '${At & string}' as ${(typeof ENCODED)[At & keyof typeof ENCODED]} in a ${In}`
  : Why extends 'character'
    ? (typeof EXPECTED_BY_COMPONENT)[In & keyof typeof EXPECTED_BY_COMPONENT]
    : Reasons[Why]['expected']

/** Computes the message that `showReason` returns for an error. */
type Message<Text extends string, Head extends string, Failed> =
  Failed extends ConnectionFailure<infer In, infer Why, infer Before>
    ? `${In}: ${Found<Text, Head, Why, Before>} ${ProblemOf<In, Why>} at offset ${Length<Before>}; ${ExpectedOf<In, Why, Char<Text, Before>>}`
    : never

/** Joins the expected schemes into a list for the message that reports an unexpected scheme. */
type Beginnings<Schemes extends readonly string[]> = Schemes extends readonly [
  infer First extends string,
  infer Second extends string,
  ...infer Others extends string[],
]
  ? `${First}:// or ${Beginnings<[Second, ...Others]>}`
  : `${Schemes[0]}://`

type WrongScheme<
  Text extends string,
  Schemes extends readonly string[],
> = `scheme: ${ShowFound<Text, ''>} ${Reasons['scheme']['problem']} at offset 0; the text begins with ${Beginnings<Schemes>}`

/** Evaluates to the error message for a literal that is not a connection URI, and to `never` for a connection URI. */
type ExplainConnection<
  Text extends string,
  Schemes extends readonly string[],
  Hosts,
  HasHost,
> = Text extends `${infer Scheme}://${infer Rest}`
  ? IsScheme<Scheme> extends true
    ? Lowercase<Scheme> extends Schemes[number]
      ? Message<Text, `${Scheme}://`, FailureAfterScheme<Rest, `${Scheme}://`, Hosts, HasHost>>
      : WrongScheme<Text, Schemes>
    : WrongScheme<Text, Schemes>
  : WrongScheme<Text, Schemes>

/**
 * Evaluates to `Text`, or to an error type that explains why `Text` is not a connection URI. The type parameters after
 * `Text` represent the options of `connectionUri`.
 */
export type CheckConnectionUri<
  Text extends string,
  Schemes extends readonly string[],
  Hosts,
  HasHost,
> = Text extends Text
  ? UnlessRefused<Text, WhyNotLiteral<Text, ExplainConnection<Text, Schemes, Hosts, HasHost>, 'parse'>>
  : never
