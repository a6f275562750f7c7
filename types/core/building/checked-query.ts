/** The literals that `withQuery` refuses. */
import type { Refused } from '../errors/refused'

/** `Text`, unless it is a literal that begins with the delimiter of the query. */
export type CheckQuery<Text extends string> = Text extends `?${infer Query}`
  ? Refused<`query: '?' begins it already; write '${Query}'`>
  : Text
