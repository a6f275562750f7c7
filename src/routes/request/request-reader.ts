import type { BAD_REQUEST, NOT_FOUND, PathReader } from '../hosts/path-reader'
import type { REDIRECT, RequestRules } from '../query/policy'
import type { StaticTable } from '../router/static-paths'
import type { Trie } from '../router/trie'
import type { MatchError } from './match-error'
import type { FoundRoute, RequestRoute } from './request-route'

/** The result of reading a target: a match or a status. */
export type Answer<Label> = FoundRoute<Label> | typeof NOT_FOUND | typeof BAD_REQUEST | typeof REDIRECT

/** A compiled table, ready to match request-targets. */
export interface RequestReader<Label> extends PathReader<RequestReader<Label>, Answer<Label>, MatchError> {
  readonly rules: RequestRules
  /** The route for each pattern. If a route ends with a list or an optional segment, the route has two patterns. */
  readonly routes: ReadonlyArray<RequestRoute<Label>>
  readonly statics: StaticTable
  readonly trie: Trie
  /**
   * A search writes the spans of variables to `spans`. All spans are read before any codec runs, because a codec may
   * start another search.
   */
  readonly spans: Int32Array
}
