import type { Message } from '../../../src/core/errors/messages'
import type { NOT_A_SCHEME } from '../../../src/core/text/messages'
import type { ShowFound } from '../errors/found'
import type { UnlessRefused } from '../errors/refused'
import type { Alpha, SchemeChar } from '../grammar/characters'
import type { Length } from '../grammar/length'
import type { IsLiteral } from '../grammar/literal'
import type { BeforeOther } from '../grammar/run'
import type { IsScheme } from '../scanner/scan'

/** Extracts the longest prefix of a string that is also a prefix of a scheme. */
type Valid<Text extends string> = Text extends `${Alpha}${string}` ? BeforeOther<Text, SchemeChar> : ''

/** Computes the message for a string that is not a scheme, or `never` for a scheme. */
type ExplainSchemeName<Text extends string> =
  IsScheme<Text> extends true
    ? never
    : Message<'scheme', 'character', ShowFound<Text, Valid<Text>>, Length<Valid<Text>>>

/**
 * Evaluates to `Text`, or to the reason why the literal is not a scheme (RFC 3986, section 3.1). The reason is the
 * message that `parseSuffix` returns.
 */
export type CheckSchemeName<Text extends string> = Text extends Text
  ? UnlessRefused<Text, IsLiteral<Text> extends true ? ExplainSchemeName<Text> : never>
  : never

/** Evaluates to `Text`, or to the message of `uriFinder` if the literal is not a scheme. */
export type CheckFinderScheme<Text extends string> = Text extends Text
  ? UnlessRefused<
      Text,
      IsLiteral<Text> extends true ? (IsScheme<Text> extends true ? never : typeof NOT_A_SCHEME) : never
    >
  : never
