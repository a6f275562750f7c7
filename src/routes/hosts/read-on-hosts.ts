import { octetsOf } from '../patterns/segment'
import { REFUSED_BY_ALL } from '../router/states'
import { LABEL, segmentsOf } from './host-pattern'

/** Contains a target, the index at which its path begins, not counting a slash, and the end of its query. */
export interface Placed {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Lists the members of a reader that say why a target does not match. */
export interface TrieReader {
  readonly trie: { readonly ends: Int32Array }
}

/** Lists the members of an error that refer to a target. */
interface PlacedError {
  readonly text: string
  readonly offset: number
  readonly status: number
  readonly location: string | undefined
}

/** Reads a string that begins with a slash. Returns a match or a status. */
export type ReadText = (reader: never, text: string) => unknown

/** Reads targets for the routes on hosts, and then for the other routes. */
export interface HostReader {
  /** Returns a match or a status. `readPath` reads the target for the routes without a host. */
  readonly read: <A>(where: Placed, readPath: () => A, readText: (reader: never, text: string) => A) => A
  /** Returns the error of the routes on hosts, or undefined if the other routes determine the error. */
  readonly explain: <E extends PlacedError>(
    where: Placed,
    readPath: () => unknown,
    readText: ReadText,
    explainText: (reader: never, text: string, status: number) => E,
  ) => E | undefined
}

const NOT_FOUND = 404
const BAD_REQUEST = 400

/**
 * Matches the text before the path of a target whose host may be a name. Userinfo and IP literals do not match. A port
 * is ignored.
 */
const BEFORE_PATH = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#@:[\]]+)(?::\d*)?\/?$/i

/**
 * Returns the path that stands for the host and the path of a target, and the query. Returns undefined if the target
 * has no host, or if its host is not a list of labels. Hosts are compared as in `hasHost`: without regard to case, and
 * with unreserved characters decoded. A dot that is percent-encoded does not separate labels, and is not allowed in a
 * label. Allocates the string.
 */
const pathOn = ({ text, start, end }: Placed): string | undefined => {
  const [, host] = BEFORE_PATH.exec(text.slice(0, start)) ?? []
  const labels = host?.split('.').map((label) => octetsOf(label).toLowerCase())
  return labels?.every((label) => LABEL.test(label))
    ? `/${segmentsOf(labels).join('/')}/${text.slice(start, end)}`
    : undefined
}

/** Matches a path that browsers read as the start of an authority. */
const AUTHORITY = /^\/[/\\]/

/** Converts an error about the string that `pathOn` returns to an error about the target. Allocates the error. */
const errorOn = <E extends PlacedError>(error: E, { text, start, end }: Placed): E => {
  const before = error.text.length - (end - start)
  const inHost = text.indexOf('//') + 2 + error.offset - error.text.indexOf('/', 1) - 1
  const offset = error.offset < before - 1 ? inHost : start + error.offset - before
  const path = error.location?.slice(before - 1)
  const location = path === undefined || AUTHORITY.test(path) ? undefined : path
  const status = path === location ? error.status : BAD_REQUEST
  return Object.assign(Object.create(Object.getPrototypeOf(error)), error, { text, offset, location, status })
}

/**
 * Returns functions that read targets for the routes on hosts. If no route on the host matches, or if all the routes
 * that match have codecs that refuse a value in the host or the path, the other routes are tried.
 */
export const readOnHosts = (reader: TrieReader): HostReader => {
  const isOpen = (answer: unknown): boolean =>
    answer === NOT_FOUND || (answer === BAD_REQUEST && reader.trie.ends[0] === REFUSED_BY_ALL)
  return {
    read: (where, readPath, readText) => {
      const path = pathOn(where)
      if (path === undefined) return readPath()
      const onHost = readText(reader as never, path)
      if (!isOpen(onHost)) return onHost
      const found = readPath()
      return (found as unknown) === NOT_FOUND ? onHost : found
    },
    explain: (where, readPath, readText, explainText) => {
      const path = pathOn(where)
      if (path === undefined) return undefined
      const onHost = readText(reader as never, path)
      const isElsewhere = onHost === NOT_FOUND || (isOpen(onHost) && readPath() !== NOT_FOUND)
      return isElsewhere ? undefined : errorOn(explainText(reader as never, path, BAD_REQUEST), where)
    },
  }
}
