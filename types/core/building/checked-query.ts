/** This file defines which literals `withQuery` refuses. */
import type { Refused } from '../errors/refused'

/** Evaluates to `Text`, or to an error type if the literal begins with `?`. */
export type CheckQuery<Text extends string> = Text extends `?${infer Query}`
  ? Refused<`query: the text of a query does not include '?'; write '${Query}'`>
  : Text
