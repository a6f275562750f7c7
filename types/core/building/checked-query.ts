/** The literals that `withQuery` refuses. */
import type { Refused } from '../errors/refused'

/** `Text`, or an error type if the literal begins with `?`. */
export type CheckQuery<Text extends string> = Text extends `?${infer Query}`
  ? Refused<`query: '?' begins it already; write '${Query}'`>
  : Text
