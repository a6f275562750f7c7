import type { Many } from '../grammar/many'
import type { Parse } from './components'

/** What stands before and after the first `=`; undefined where there is none. */
type Pair<Text extends string> = Text extends `${infer Key}=${infer Value}`
  ? readonly [Key, Value]
  : readonly [Text, undefined]

type AnyPair = readonly [key: string, value: string | undefined]

type Pairs<Query extends string, Found extends readonly AnyPair[] = []> = Query extends `${infer First}&${infer Rest}`
  ? Pairs<Rest, [...Found, Pair<First>]>
  : readonly [...Found, Pair<Query>]

/** What is absent is undefined, which is a string to compilers that are not strict; no string extends it. */
type PairsOf<Query> = Query extends '' | undefined
  ? readonly []
  : Query extends string
    ? Query extends Many<'&'>
      ? readonly AnyPair[]
      : Pairs<Query>
    : never

/**
 * The pairs of the query of `Text` (3.4), raw, in order, with duplicates. None where it is absent or empty. Never where
 * `Text` is no URI-reference; pairs of `string` where that is not known, or there are more than 960.
 *
 * @category Types
 */
export type QueryPairs<Text extends string> = string extends Parse<Text>['query']
  ? readonly AnyPair[]
  : PairsOf<Parse<Text>['query']>
