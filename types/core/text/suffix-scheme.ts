import type { Message } from '../../../src/core/errors/messages'
import type { ShowFound } from '../errors/found'
import type { UnlessRefused } from '../errors/refused'
import type { Alpha, SchemeChar } from '../grammar/characters'
import type { Length } from '../grammar/length'
import type { IsLiteral } from '../grammar/literal'
import type { BeforeOther } from '../grammar/run'

/** Computes the message for a string that is not a scheme. The result is `never` for a scheme. */
type ExplainScheme<Text extends string> = Text extends `${Alpha}${string}`
  ? BeforeOther<Text, SchemeChar> extends infer Before extends string
    ? [Before] extends [never]
      ? never
      : Message<'scheme', 'character', ShowFound<Text, Before>, Length<Before>>
    : never
  : Message<'scheme', 'character', ShowFound<Text, ''>, '0'>

/** Evaluates to `Text`, or to the reason why the literal is not a scheme. */
export type CheckSuffixScheme<Text extends string> = Text extends Text
  ? UnlessRefused<Text, IsLiteral<Text> extends true ? ExplainScheme<Text> : never>
  : never
