import { SLASH } from '../../core/grammar/code-units'
import type { UriView } from '../../core/model/view'
import { BAD_REQUEST, NOT_FOUND } from '../hosts/path-reader'
import { READ } from '../query/policy'
import { QUERY_AMBIGUOUS, QUERY_MALFORMED, readQuery } from '../query/read-query'
import { isAllowed } from '../query/scan-target'
import { search } from '../router/search-trie'
import { REFUSED_BY_ALL } from '../router/states'
import { findStatic } from '../router/static-paths'
import { isLocated, locateTarget } from './locate-target'
import { NO_MEMBERS, plainValues } from './plain-values'
import { isRefusal, readValues } from './read-values'
import type { Answer, RequestReader } from './request-reader'
import type { RequestRoute } from './request-route'
import { notNormalAt, otherSpellingAt } from './spelling'

/**
 * Reads a target for a route that has lists, codecs or defaults. `first` is the index of the first route that matches.
 * If a codec rejects a path value, `readRich` tries the next route that matches.
 */
const readRich = <Label>(
  reader: RequestReader<Label>,
  text: string,
  start: number,
  end: number,
  first: number,
): Answer<Label> => {
  const { trie, spans, routes, rules } = reader
  const { encoded, ends } = trie
  let index = first
  for (let skip = 1; ; skip++) {
    const route = routes[index] as RequestRoute<Label>
    const pathEnd = ends[0] as number
    const members: number[] = []
    const hasQuery = pathEnd < end
    const found = hasQuery ? readQuery(reader, route.plan, text, pathEnd + 1, end, members) : 0
    if (found === QUERY_MALFORMED) return BAD_REQUEST
    const isLink = rules.spelling === READ || otherSpellingAt(reader, index, text, start) < 0
    const spelling = isLink ? READ : rules.spelling
    const read = readValues(route, { text, spans, encoded, members, hasQuery, isAmbiguous: found === QUERY_AMBIGUOUS })
    // Restore the end of the path, because a codec may have read another target.
    ends[0] = pathEnd
    if (!isRefusal(read)) return spelling === READ ? { route: route.label, params: read.values } : spelling
    if (read.reason !== 'codec' || read.slot >= route.pathCount) return BAD_REQUEST
    index = search(trie, text, start, end, spans, skip)
    if (index < 0) {
      ends[0] = REFUSED_BY_ALL
      return BAD_REQUEST
    }
  }
}

/**
 * Returns the status for a string that no route matches. The search has already checked the characters before
 * `trie.ends[0]`.
 */
const statusOfMiss = (
  { rules, trie }: RequestReader<unknown>,
  text: string,
  start: number,
  end: number,
): typeof NOT_FOUND | typeof BAD_REQUEST => {
  const checked = trie.ends[0] as number
  if (checked < end && !isAllowed(rules, text, checked, end)) return BAD_REQUEST
  return rules.spelling === READ || notNormalAt(text, start, end) < 0 ? NOT_FOUND : BAD_REQUEST
}

/**
 * Reads a path and the query after it. `start` is the index after the path's first slash or, if the path is empty, the
 * index at which the path would begin.
 *
 * Allocates nothing if there is no match, or if the match contains no values. Otherwise, allocates the match and its
 * values.
 */
export const readFrom = <Label>(
  reader: RequestReader<Label>,
  text: string,
  start: number,
  end: number,
): Answer<Label> => {
  const { trie, spans, routes, rules } = reader
  const index = search(trie, text, start, end, spans, 0)
  if (index < 0) {
    const isRead = rules.spelling === READ && (trie.ends[0] as number) >= end
    return isRead ? NOT_FOUND : statusOfMiss(reader, text, start, end)
  }
  const route = routes[index] as RequestRoute<Label>
  if (!route.isPlain) return readRich(reader, text, start, end, index)
  const pathEnd = trie.ends[0] as number
  let found = 0
  if (pathEnd < end) {
    found = readQuery(reader, route.plan, text, pathEnd + 1, end, NO_MEMBERS)
    if (found < 0) return BAD_REQUEST
  }
  if (rules.spelling !== READ && otherSpellingAt(reader, index, text, start) >= 0) return rules.spelling
  if (found === 0 && route.bare !== undefined) return route.bare
  const params = plainValues(reader, route, text, found)
  return params === undefined ? BAD_REQUEST : { route: route.label, params }
}

/**
 * Reads a string that begins with a slash. Returns `undefined` for any other string. A string that equals a pattern
 * without variables needs no search. Such a string does not need a check either, because the pattern is a valid path.
 */
export const readOriginForm = <Label>(reader: RequestReader<Label>, text: string): Answer<Label> | undefined => {
  const literal = findStatic(reader.statics, text)
  const bare = literal < 0 ? undefined : (reader.routes[literal] as RequestRoute<Label>).bare
  if (bare !== undefined) return bare
  return text.charCodeAt(0) === SLASH ? readFrom(reader, text, 1, text.length) : undefined
}

const readOther = <Label>(reader: RequestReader<Label>, target: string | UriView): Answer<Label> => {
  const where = locateTarget(reader.rules, target)
  if (!isLocated(where)) return where.wrong < 0 ? NOT_FOUND : BAD_REQUEST
  return reader.read(reader, where.text, where.start, where.end)
}

/**
 * Reads a target, which is either a view, or a string in origin-form or absolute-form. Allocates what `readFrom`
 * allocates.
 */
export const readTarget = <Label>(reader: RequestReader<Label>, target: string | UriView): Answer<Label> =>
  (typeof target === 'string' ? readOriginForm(reader, target) : undefined) ?? readOther(reader, target)
