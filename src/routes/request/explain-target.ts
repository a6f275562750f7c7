import { QUESTION, SLASH } from '../../grammar/code-units'
import type { AnyView } from '../../model/view'
import { wordsOf } from '../../template/codecs/words'
import { offsetOfWrongOctet } from '../query/decode-text'
import { QUERY_AMBIGUOUS, readQuery } from '../query/read-query'
import { scanPath, scanQuery } from '../query/scan-target'
import { search } from '../router/search-trie'
import { isLocated, type Located, locateTarget } from './locate-target'
import { type MatchError, malformed, mismatch, wrongValue } from './match-error'
import { NOT_FOUND } from './read-target'
import { isRefusal, type Refusal, readValues } from './read-values'
import type { RequestReader } from './request-reader'
import type { RequestRoute } from './request-route'

type AnyReader = RequestReader<unknown>
type AnyRequestRoute = RequestRoute<unknown>

/** A route that matches a path, and what its query has. */
interface Candidate {
  readonly route: AnyRequestRoute
  readonly members: readonly number[]
  readonly hasPairs: boolean
  readonly found: number
}

/** The route that matches after `skip` others. Writes the spans of its variables. */
const candidateAt = (reader: AnyReader, { text, start, end }: Located, skip: number) => {
  const { trie, spans, routes } = reader
  const index = search(trie, text, start, end, spans, skip)
  if (index < 0) return undefined
  const route = routes[index] as AnyRequestRoute
  const pathEnd = trie.ends[0] as number
  const members: number[] = []
  const { plan } = route
  const hasPairs = plan !== undefined && pathEnd < end
  const found = hasPairs ? readQuery(reader, plan, text, pathEnd + 1, end, members) : 0
  return { route, members, hasPairs, found, pathEnd }
}

/** The spans of a value: of a member of a list, or of the whole. */
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
  const slash = text.indexOf('/', from)
  return [from, slash < 0 || slash > end ? end : slash]
}

/** The error of a value. Codecs have run since the spans were written. */
const errorOf = (
  reader: AnyReader,
  where: Located,
  skip: number,
  { slot, reason, member, cause }: Refusal,
): MatchError => {
  const candidate = candidateAt(reader, where, skip) as Candidate
  const [start, end] = spanOf(reader, where.text, candidate, slot, member)
  const wrong = reason === 'utf-8' ? Math.max(0, offsetOfWrongOctet(where.text.slice(start, end))) : 0
  const name = candidate.route.names[slot] as string
  const sentence = reason === 'codec' ? wordsOf(cause) : undefined
  return wrongValue(where.text, start + wrong, name, reason, cause, sentence)
}

/** The first slot of a plain route that is not UTF-8. */
const firstWrongSlot = ({ spans, trie }: AnyReader, text: string, { route, hasPairs }: Candidate): number => {
  const last = hasPairs ? route.names.length : route.pathCount
  return route.names.slice(0, last).findIndex((_name, slot) => {
    const start = spans[2 * slot] as number
    const raw = start < 0 || trie.encoded[slot] === 0 ? '' : text.slice(start, spans[2 * slot + 1])
    return offsetOfWrongOctet(raw) >= 0
  })
}

/** Why a target whose characters are allowed is not matched. */
const explainMatch = (reader: AnyReader, where: Located): MatchError => {
  const { text, start } = where
  let first: MatchError | undefined
  for (let skip = 0; ; skip++) {
    const candidate = candidateAt(reader, where, skip)
    if (candidate === undefined) return first ?? mismatch(text, Math.max(0, start - 1))
    const { route, members, hasPairs, found, pathEnd } = candidate
    const isAmbiguous = found === QUERY_AMBIGUOUS
    if (isAmbiguous && route.isPlain) return first ?? wrongValue(text, pathEnd, 'query', 'ambiguous')
    const { spans, trie } = reader
    const wrongSlot = route.isPlain ? firstWrongSlot(reader, text, candidate) : -1
    const read = route.isPlain
      ? { slot: wrongSlot, reason: 'utf-8' as const, member: 0, cause: undefined }
      : readValues(route, { text, spans, encoded: trie.encoded, members, hasPairs, isAmbiguous })
    // A codec that has changed its mind.
    if (!isRefusal(read) || read.slot < 0) return first ?? mismatch(text, Math.max(0, start - 1))
    const isQuery = isAmbiguous && read.slot === route.pathCount && read.reason === 'ambiguous'
    first ??= isQuery ? wrongValue(text, pathEnd, 'query', 'ambiguous') : errorOf(reader, where, skip, read)
    if (read.reason !== 'codec' || read.slot >= route.pathCount) return first
  }
}

const explainSlowly = (reader: AnyReader, target: string | AnyView): MatchError => {
  const { rules } = reader
  const where = locateTarget(rules, target)
  const { text } = where
  if (!isLocated(where)) {
    const { wrong } = where
    return wrong === text.length && wrong >= 0
      ? mismatch(text, 0)
      : malformed(text, Math.max(0, wrong), 'target', rules.isTolerant)
  }
  const { start, end } = where
  const pathEnd = scanPath(rules, text, start, end)
  const wrong = text.charCodeAt(pathEnd) === QUESTION ? scanQuery(rules, text, pathEnd + 1, end) : pathEnd
  if (wrong < end) return malformed(text, wrong, wrong > pathEnd ? 'query' : 'path', rules.isTolerant)
  return explainMatch(reader, where)
}

/**
 * Says why `readTarget` has not matched a target, and has answered with a status. It reads a wrong target again, slowly; a
 * target without a route needs no second look.
 *
 * Allocates: the error; for 400, what reading allocates.
 */
export const explainTarget = (reader: AnyReader, target: string | AnyView, status: number): MatchError =>
  status === NOT_FOUND && typeof target === 'string' && target.charCodeAt(0) === SLASH
    ? mismatch(target, 0)
    : explainSlowly(reader, target)
