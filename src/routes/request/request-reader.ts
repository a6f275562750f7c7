import type { PathReader } from '../hosts/read-on-hosts'
import type { REDIRECT, RequestRules } from '../query/policy'
import type { StaticTable } from '../router/static-paths'
import type { Trie } from '../router/trie'
import type { Located } from './locate-target'
import type { MatchError } from './match-error'
import type { FoundRoute, RequestRoute } from './request-route'

/** `NOT_FOUND` is the status for a target whose path no route matches. */
export const NOT_FOUND = 404

/** `BAD_REQUEST` is the status for a target that is invalid or that contains an invalid value. */
export const BAD_REQUEST = 400

/** The result of reading a target: a match or a status. */
export type Answer<Label> = FoundRoute<Label> | typeof NOT_FOUND | typeof BAD_REQUEST | typeof REDIRECT

/** A table that has been prepared for matching request-targets. */
export interface RequestReader<Label> extends PathReader<RequestReader<Label>> {
  readonly rules: RequestRules
  /** The route for each pattern. If a route ends with a list or an optional segment, the route has two patterns. */
  readonly routes: ReadonlyArray<RequestRoute<Label>>
  readonly statics: StaticTable
  readonly trie: Trie
  /**
   * A search writes the spans of variables to `spans`. All spans are read before a codec runs, because a codec may
   * start another search.
   */
  readonly spans: Int32Array
  explain?(
    where: Located,
    explainText: (reader: RequestReader<Label>, text: string, status: number) => MatchError,
  ): MatchError | undefined
  read(reader: RequestReader<Label>, text: string, start: number, end: number): Answer<Label>
}
