import type { Parse } from './components'

/** What stands before and after the first `=`; undefined where there is none. */
type Pair<Text extends string> = Text extends `${infer Key}=${infer Value}`
  ? readonly [Key, Value]
  : readonly [Text, undefined]

type AnyPair = readonly [key: string, value: string | undefined]

type Pairs<Query extends string, Found extends readonly AnyPair[] = []> = Query extends `${infer First}&${infer Rest}`
  ? Pairs<Rest, [...Found, Pair<First>]>
  : readonly [...Found, Pair<Query>]

/**
 * The pairs of the query of `Text` (3.4), raw, in order, with duplicates. None where it is absent or empty.
 *
 * @category Types
 * @since 0.1.0
 */
export type QueryPairs<Text extends string> =
  Parse<Text> extends { readonly query: infer Query }
    ? Query extends '' | undefined
      ? readonly []
      : Query extends string
        ? string extends Query
          ? readonly AnyPair[]
          : Pairs<Query>
        : never
    : never
