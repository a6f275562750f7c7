/** The types in this file determine which literals `withQuery` refuses. */
import type { Refused } from '../errors/refused'

/** Evaluates to `Text`, or to an error type if `Text` begins with `?`. */
export type CheckQuery<Text extends string> = Text extends `?${infer Query}`
  ? Refused<`query: the text of a query does not include '?'; write '${Query}'`>
  : Text
