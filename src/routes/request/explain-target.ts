import { wordsOf } from '../../core/errors/words-of'
import { SLASH } from '../../core/grammar/code-units'
import type { UriView } from '../../core/model/view'
import { type Located, NOT_FOUND } from '../hosts/path-reader'
import { offsetOfWrongOctet } from '../query/decode-text'
import { READ, REDIRECT } from '../query/policy'
import { encodedKey, type QueryPlan } from '../query/query-plan'
import { keyEnd, QUERY_AMBIGUOUS, readQuery } from '../query/read-query'
import { scanPath, scanQuery } from '../query/scan-target'
import { search } from '../router/search-trie'
import { isLocated, locateTarget } from './locate-target'
import { foreign, type MatchError, mismatch, otherSpelling, refuseText, wrongValue } from './match-error'
import { isRefusal, type Refusal, readValues } from './read-values'
import type { RequestReader } from './request-reader'
import type { RequestRoute } from './request-route'
import { linkedTarget, notNormalAt, otherSpellingAt } from './spelling'

type AnyReader = RequestReader<unknown>
type AnyRequestRoute = RequestRoute<unknown>

/** A route that matches a path, and the number of the route's keys that occur in the query. */
interface Candidate {
  readonly route: AnyRequestRoute
  readonly members: readonly number[]
  readonly hasQuery: boolean
  readonly found: number
}

/**
 * Skips the first `skip` routes that match a path, and returns the next one. Writes the spans of the returned route's
 * variables to `reader.spans`.
 */
const candidateAt = (reader: AnyReader, { text, start, end }: Located, skip: number) => {
  const { trie, spans, routes } = reader
  const index = search(trie, text, start, end, spans, skip)
  if (index < 0) return undefined
  const route = routes[index] as AnyRequestRoute
  const pathEnd = trie.ends[0] as number
  const members: number[] = []
  const hasQuery = pathEnd < end
  const found = hasQuery ? readQuery(reader, route.plan, text, pathEnd + 1, end, members) : 0
  return { index, route, members, hasQuery, found, pathEnd }
}

/** Returns the span of a value or, if the value is a list, of one of its members. */
const spanOf = (
  { spans }: AnyReader,
  text: string,
  { route, members }: Candidate,
  slot: number,
  member: number,
): readonly [number, number] => {
  const { isList } = route.variables[slot] as AnyRequestRoute['variables'][number]
  const [start, end] = [spans[2 * slot] as number, spans[2 * slot + 1] as number]
  if (!isList) return [start, end]
  if (slot >= route.pathCount) {
    const own = members.flatMap((key, i) => (i % 4 === 0 && key === slot - route.pathCount ? [i] : []))
    const at = own[member] as number
    return [members[at + 1] as number, members[at + 2] as number]
  }
  let from = start
  for (let i = 0; i < member; i++) from = text.indexOf('/', from) + 1
  return [from, end]
}

/**
 * Creates the error for a value that cannot be read. Searches for the route again, because a codec may have overwritten
 * the spans.
 */
const errorOf = (
  reader: AnyReader,
  where: Located,
  skip: number,
  { slot, reason, member, cause }: Refusal,
): MatchError => {
  const candidate = candidateAt(reader, where, skip) as Candidate
  const [start, end] = spanOf(reader, where.text, candidate, slot, member)
  const wrong = Math.max(0, offsetOfWrongOctet(where.text.slice(start, end)))
  const name = candidate.route.names[slot] as string
  return wrongValue(where.text, start + wrong, name, reason, cause, wordsOf(cause))
}

/**
 * For a route whose variables are plain strings, returns the slot of the first value that is not valid UTF-8, or -1 if
 * all the values are valid.
 */
const firstWrongSlot = ({ spans }: AnyReader, text: string, { names }: AnyRequestRoute): number =>
  names.findIndex((_, slot) => offsetOfWrongOctet(text.slice(spans[2 * slot], spans[2 * slot + 1])) >= 0)

/** Creates the error for a key that is repeated although its variable is not a list. */
const secondPair = (
  { rules }: AnyReader,
  { text, end }: Located,
  route: AnyRequestRoute,
  start: number,
): MatchError => {
  const plan = route.plan as QueryPlan
  const seen = new Set<number>()
  for (let index = start; ; index = text.indexOf('&', index) + 1) {
    const key = encodedKey(plan, text.slice(index, keyEnd(text, index, end)), rules)
    if (seen.has(key) && plan.isList[key] === false)
      return wrongValue(text, index, plan.keys[key] as string, 'ambiguous')
    seen.add(key)
  }
}

/**
 * Returns `undefined` if the policy accepts the path's spelling. Otherwise, returns the error for a spelling that
 * differs from the one in a link to the route at `index`.
 */
const explainSpelling = (reader: AnyReader, { text, start, end }: Located, index: number): MatchError | undefined => {
  const { spelling } = reader.rules
  const at = spelling === READ ? -1 : otherSpellingAt(reader, index, text, start)
  if (at < 0) return undefined
  return otherSpelling(text, at, spelling === REDIRECT ? linkedTarget(reader, index, text, end) : undefined)
}

/**
 * Returns the error for a target that is refused although all its characters are allowed. If the codecs of several
 * routes refuse values, the error concerns the first of those routes.
 */
const explainMatch = (reader: AnyReader, where: Located): MatchError => {
  const { text, start, end } = where
  const { rules } = reader
  const pathStart = Math.max(0, start - 1)
  let first: MatchError | undefined
  for (let skip = 0; ; skip++) {
    const candidate = candidateAt(reader, where, skip)
    if (candidate === undefined) break
    const { index, route, members, hasQuery, found, pathEnd } = candidate
    const isAmbiguous = found === QUERY_AMBIGUOUS
    if (isAmbiguous && route.isPlain) return secondPair(reader, where, route, pathEnd + 1)
    const { spans, trie } = reader
    const spelling = explainSpelling(reader, where, index)
    const read = route.isPlain
      ? { slot: firstWrongSlot(reader, text, route), reason: 'utf-8' as const, member: 0, cause: undefined }
      : readValues(route, { text, spans, encoded: trie.encoded, members, hasQuery, isAmbiguous })
    // If `readValues` finds no error and the spelling is not the cause of the failure, a codec must have refused a
    // value in the first reading and accepted it in the second.
    if (!isRefusal(read) || read.slot < 0) return spelling ?? first ?? mismatch(text, pathStart)
    if (isAmbiguous && read.slot === route.pathCount) return secondPair(reader, where, route, pathEnd + 1)
    const error = errorOf(reader, where, skip, read)
    if (read.reason !== 'codec' || read.slot >= route.pathCount) return error
    first ??= error
  }
  if (first !== undefined) return first
  const notNormal = rules.spelling === READ ? -1 : notNormalAt(text, start, end)
  return notNormal < 0 ? mismatch(text, pathStart) : otherSpelling(text, notNormal)
}

const explainSlowly = (reader: AnyReader, target: string | UriView): MatchError => {
  const { rules } = reader
  const where = locateTarget(rules, target)
  const { text } = where
  if (!isLocated(where)) {
    const { wrong, isForeign } = where
    if (isForeign) return foreign(text, wrong)
    return wrong < 0 ? mismatch(text, 0) : refuseText(text, wrong, 'target', rules.isTolerant)
  }
  const { start, end } = where
  const pathEnd = scanPath(rules, text, start, end)
  // A query may contain any character that a path may contain, and also `?`.
  const wrong = scanQuery(rules, text, pathEnd, end)
  return (
    reader.explain?.(where, explainTarget) ??
    (wrong < end
      ? refuseText(text, wrong, wrong > pathEnd ? 'query' : 'path', rules.isTolerant)
      : explainMatch(reader, where))
  )
}

/**
 * Returns the error that explains why `readTarget` has returned `status` instead of a match. Reads the target a second
 * time to find the error, unless the target is a string in origin-form that no route matches.
 *
 * Allocates the error. If `explainTarget` must read the target again, it also allocates temporary objects.
 */
export const explainTarget = (reader: AnyReader, target: string | UriView, status: number): MatchError =>
  status === NOT_FOUND && typeof target === 'string' && target.charCodeAt(0) === SLASH
    ? mismatch(target, 0)
    : explainSlowly(reader, target)
