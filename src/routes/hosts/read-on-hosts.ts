import { octetsOf } from '../patterns/segment'
import { REFUSED_BY_ALL } from '../router/states'
import { LABEL, segmentsOf } from './host-pattern'
import { BAD_REQUEST, type Located, NOT_FOUND, type PathError, type PathReader } from './path-reader'

/**
 * Matches a target up to the slash that begins its path, and captures the host without its port. Does not match a
 * target that contains userinfo or an IP literal.
 */
const BEFORE_PATH = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#@:[\]]+)(?::\d*)?\/?$/i

/**
 * Returns a string that consists of the segments for a target's host, followed by the target's path and query. Returns
 * `undefined` if the target has no host, or if its host is not a list of labels. Hosts are compared as in `hasHost`:
 * letter case is ignored, and percent-encoded unreserved characters are decoded. A percent-encoded dot does not
 * separate labels and is not allowed in a label. Allocates the string.
 */
const pathOn = ({ text, start, end }: Located): string | undefined => {
  const [, host] = BEFORE_PATH.exec(text.slice(0, start)) ?? []
  const labels = host?.split('.').map((label) => octetsOf(label).toLowerCase())
  return labels?.every((label) => LABEL.test(label))
    ? `/${segmentsOf(labels).join('/')}/${text.slice(start, end)}`
    : undefined
}

/** Matches a path that browsers read as the start of an authority. */
const AUTHORITY = /^\/[/\\]/

/** Converts an error in a result of `pathOn` to the corresponding error in the target. Allocates the new error. */
const errorOn = <E extends PathError>(error: E, { text, start, end }: Located): E => {
  const before = error.text.length - (end - start)
  const inHost = text.indexOf('//') + 2 + error.offset - error.text.indexOf('/', 1) - 1
  const offset = error.offset < before - 1 ? inHost : start + error.offset - before
  const path = error.location?.slice(before - 1)
  const location = path === undefined || AUTHORITY.test(path) ? undefined : path
  const status = path === location ? error.status : BAD_REQUEST
  return Object.assign(Object.create(Object.getPrototypeOf(error)), error, { text, offset, location, status })
}

/**
 * Returns functions that try the routes with hosts before the routes without hosts. The routes without hosts are tried
 * if no route for the target's host matches, or if every matching route has a codec that refuses a value.
 */
export const readOnHosts = <Reader extends PathReader<Reader>>(
  outer: Reader,
  inner: Reader,
): Pick<PathReader<Reader>, 'read' | 'explain'> => {
  const readHost = (path: string): unknown => inner.read(inner, path, 1, path.length)
  const isOpen = (answer: unknown): boolean =>
    answer === NOT_FOUND || (answer === BAD_REQUEST && inner.trie.ends[0] === REFUSED_BY_ALL)
  return {
    read(_, text, start, end) {
      const path = pathOn({ text, start, end })
      if (path === undefined) return outer.read(outer, text, start, end)
      const onHost = readHost(path)
      if (!isOpen(onHost)) return onHost
      const found = outer.read(outer, text, start, end)
      return found === NOT_FOUND ? onHost : found
    },
    explain(where, explainText) {
      const { text, start, end } = where
      const path = pathOn(where)
      if (path === undefined) return undefined
      const onHost = readHost(path)
      const isElsewhere = onHost === NOT_FOUND || (isOpen(onHost) && outer.read(outer, text, start, end) !== NOT_FOUND)
      return isElsewhere ? undefined : errorOn(explainText(inner, path, BAD_REQUEST), where)
    },
  }
}
