import { octetsOf } from '../patterns/segment'
import { REFUSED_BY_ALL } from '../router/states'
import { LABEL, segmentsOf } from './host-pattern'

/** A target, the index after the slash that begins the path, and the end of the query. */
export interface Placed {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A reader whose trie records why a target does not match. */
export interface TrieReader {
  readonly trie: { readonly ends: Int32Array }
}

/** The members that `errorOn` replaces in an error. */
interface PlacedError {
  readonly text: string
  readonly offset: number
  readonly status: number
  readonly location: string | undefined
}

/**
 * Reads the path that begins with the slash before `start`, and reads the query after the path. Returns a match or a
 * status.
 */
export type ReadPath<Reader, A = unknown> = (reader: Reader, text: string, start: number, end: number) => A

/** Reads a string that begins with a slash. Returns a match or a status. */
export type ReadText<A = unknown> = (reader: never, text: string) => A

/** Functions that try the routes on hosts before the routes without a host. */
export interface HostReader {
  /** Returns a match or a status. `outer` is the reader for the routes without a host. */
  readonly read: <Reader, A>(where: Placed, outer: Reader, readPath: ReadPath<Reader, A>, readText: ReadText<A>) => A
  /**
   * Explains why the routes on hosts refuse a target. Returns `undefined` if the error must come from the routes
   * without a host.
   */
  readonly explain: <Reader, E extends PlacedError>(
    where: Placed,
    outer: Reader,
    readPath: ReadPath<Reader>,
    readText: ReadText,
    explainText: (reader: never, text: string, status: number) => E,
  ) => E | undefined
}

const NOT_FOUND = 404
const BAD_REQUEST = 400

/**
 * Matches the text before a target's path, and captures the host without its port. Does not match a target with
 * userinfo or an IP literal.
 */
const BEFORE_PATH = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#@:[\]]+)(?::\d*)?\/?$/i

/**
 * Returns a string that consists of the segments for a target's host, followed by the target's path and query. Returns
 * `undefined` if the target has no host, or if its host is not a list of labels. Hosts are compared as they are in
 * `hasHost`: letter case is ignored, and percent-encoded unreserved characters are decoded. A percent-encoded dot does
 * not separate labels and is not allowed in a label. Allocates the string.
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

/** Converts an error in a string from `pathOn` into an error in the original target. Allocates the error. */
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
 * Returns functions that try the routes on hosts before the routes without a host. The routes without a host are tried
 * if no route on the target's host matches. The routes without a host are also tried if every matching route has a
 * value that a codec refuses.
 */
export const readOnHosts = (reader: TrieReader): HostReader => {
  const isOpen = (answer: unknown): boolean =>
    answer === NOT_FOUND || (answer === BAD_REQUEST && reader.trie.ends[0] === REFUSED_BY_ALL)
  return {
    read: (where, outer, readPath, readText) => {
      const { text, start, end } = where
      const path = pathOn(where)
      if (path === undefined) return readPath(outer, text, start, end)
      const onHost = readText(reader as never, path)
      if (!isOpen(onHost)) return onHost
      const found = readPath(outer, text, start, end)
      return (found as unknown) === NOT_FOUND ? onHost : found
    },
    explain: (where, outer, readPath, readText, explainText) => {
      const { text, start, end } = where
      const path = pathOn(where)
      if (path === undefined) return undefined
      const onHost = readText(reader as never, path)
      const isElsewhere = onHost === NOT_FOUND || (isOpen(onHost) && readPath(outer, text, start, end) !== NOT_FOUND)
      return isElsewhere ? undefined : errorOn(explainText(reader as never, path, BAD_REQUEST), where)
    },
  }
}
