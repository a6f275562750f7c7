import type { NOT_PLAIN } from '../../../src/http/redirects/messages'
import type { UnlessRefused } from '../../core/errors/refused'
import type { IsLiteral } from '../../core/grammar/literal'
import type { KindOf } from '../../core/scanner/scan'
import type { UpTo } from '../../core/scanner/syntax-fault'

/**
 * Matches paths with parts that a fallback never needs, such as dot segments. At run time, `NEEDLESS` matches the same
 * paths.
 */
type Needless =
  | `${string}//${string}`
  | `${string}/.`
  | `${string}/..`
  | `${string}/./${string}`
  | `${string}/../${string}`
  | `${string}%${'25' | '2e' | '2E' | '2f' | '2F' | '5c' | '5C' | '0' | '1' | '7f' | '7F'}${string}`

/** Computes the error message for a literal, or `never` if the literal is a plain path. */
type ExplainFallback<Text extends string> = Text extends `/${string}`
  ? UpTo<UpTo<Text, '#'>, '?'> extends Needless
    ? typeof NOT_PLAIN
    : KindOf<Text> extends 'relative-ref'
      ? never
      : typeof NOT_PLAIN
  : typeof NOT_PLAIN

/** Evaluates to `Text`, or to an error type that explains why `Text` is not a plain path on the same site. */
export type CheckFallback<Text extends string> = Text extends Text
  ? UnlessRefused<Text, IsLiteral<Text> extends true ? ExplainFallback<Text> : never>
  : never
