import type { Many } from '../grammar/many'
import type { Parse } from './components'

/** Splits a pair at its first `=`. */
type Pair<Text extends string> = Text extends `${infer Key}=${infer Value}`
  ? readonly [Key, Value]
  : readonly [Text, undefined]

type AnyPair = readonly [key: string, value: string | undefined]

type Pairs<Query extends string, Before extends readonly AnyPair[] = []> = Query extends `${infer First}&${infer Rest}`
  ? Pairs<Rest, [...Before, Pair<First>]>
  : readonly [...Before, Pair<Query>]

/** Tests for `undefined` first, because `undefined` extends `string` if `strict` is off. */
type PairsOf<Query> = Query extends '' | undefined
  ? readonly []
  : Query extends string
    ? Query extends Many<'&'>
      ? readonly AnyPair[]
      : Pairs<Query>
    : never

/**
 * Splits the query of `Text` into its raw pairs (RFC 3986, section 3.4). The pairs are in their original order, and
 * duplicates are kept. The result is `never` if `Text` is not a URI reference. If the compiler does not know the query,
 * or if there are more than 960 pairs, the result is a type that matches every list of pairs.
 *
 * @category Types
 */
export type QueryPairs<Text extends string> = string extends Parse<Text>['query']
  ? readonly AnyPair[]
  : PairsOf<Parse<Text>['query']>
