import { QUESTION, SLASH } from '../../grammar/code-units'
import { parseUri, parseUriReference } from '../../model/parse'
import type { UriView } from '../../model/view'
import type { RequestRules } from '../query/policy'
import { scanPath, scanQuery } from '../query/scan-target'

/** Where the path and the query of a target are. */
export interface Located {
  readonly text: string
  /** The index after the slash that begins the path; where the path would be, if it is empty. */
  readonly start: number
  /** The end of the query, or of the path. */
  readonly end: number
}

/** A target without a path of a route, and the first character that no target may contain, or the end. */
export interface Unlocated {
  readonly text: string
  readonly wrong: number
}

/** The beginning of an absolute-form (RFC 9112, 3.2.2). */
const ORIGIN = /^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*/

const locateView = (view: UriView): Located | Unlocated => {
  const { text, pathStart, pathEnd, queryEnd } = view
  const end = queryEnd < 0 ? pathEnd : queryEnd
  if (pathStart < pathEnd) {
    return text.charCodeAt(pathStart) === SLASH ? { text, start: pathStart + 1, end } : { text, wrong: text.length }
  }
  const isRoot = view._tag === 'Uri' && view.hostEnd >= 0
  return isRoot ? { text, start: pathEnd, end } : { text, wrong: text.length }
}

/** The first character that is not allowed in a text without an origin and without a slash at its beginning. */
const wrongIn = (rules: RequestRules, text: string): number => {
  if (rules.isTolerant) {
    const pathEnd = scanPath(rules, text, 0, text.length)
    return text.charCodeAt(pathEnd) === QUESTION ? scanQuery(rules, text, pathEnd + 1, text.length) : pathEnd
  }
  const parsed = parseUriReference(text)
  const hash = text.indexOf('#')
  return parsed._tag === 'Left' ? parsed.left.offset : hash < 0 ? text.length : hash
}

const locateText = (rules: RequestRules, text: string): Located | Unlocated => {
  if (text.charCodeAt(0) === SLASH) return { text, start: 1, end: text.length }
  const [origin] = ORIGIN.exec(text) ?? []
  if (origin === undefined) return { text, wrong: wrongIn(rules, text) }
  const parsed = parseUri(origin)
  if (parsed._tag === 'Left') return { text, wrong: parsed.left.offset }
  const { length } = origin
  return { text, start: text.charCodeAt(length) === SLASH ? length + 1 : length, end: text.length }
}

/**
 * Finds the path and the query of a target: of an origin-form, an absolute-form or a view. Other targets have no route.
 * The empty path of a URI counts as `/` (RFC 9110, 4.2.3). Allocates: one object. JavaScript can pass anything.
 */
export const locateTarget = (rules: RequestRules, target: string | UriView): Located | Unlocated => {
  if (typeof target === 'string') return locateText(rules, target)
  return typeof target?.text === 'string' ? locateView(target) : { text: '', wrong: -1 }
}

export const isLocated = (where: Located | Unlocated): where is Located => 'start' in where
