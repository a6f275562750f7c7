import { type Codecs, codecAt } from '../../template/codecs/codec'
import type { Pattern } from '../patterns/parse-pattern'
import type { Segment } from '../patterns/segment'
import { type HostPattern, hostOf, segmentsOf } from './host-pattern'
import type { PathReader } from './path-reader'
import { readOnHosts } from './read-on-hosts'

/**
 * Returns the patterns of a route whose path begins at `start`. `names` contains the names of the variables before
 * `start`.
 */
export type ReadPatterns = (
  name: string,
  text: string,
  codecs: Codecs | undefined,
  names?: Set<string>,
  start?: number,
) => readonly Pattern[]

/** Creates a reader that matches targets against the given routes. */
type ReadRoutes<Route, Policy, Reader> = (routes: readonly Route[], policy: Policy) => Reader

/** The part of a route that `build` reads. */
interface Labeled {
  readonly onHost: HostSyntax | undefined
}

/**
 * The functions that a table uses to read hosts. Only routes that have hosts refer to these functions, so a bundle
 * without such routes does not contain the functions.
 */
export interface HostSyntax {
  /**
   * Returns a function that reads the patterns of a route that has a host. Each pattern begins with the segments that
   * represent the host. `read` reads the patterns of the path.
   */
  readonly parse: (read: ReadPatterns) => ReadPatterns
  /**
   * Returns a function that creates a reader for all the routes of a table. The returned function calls `read` twice:
   * once for the routes that have hosts, and once for the other routes.
   */
  readonly build: <Route extends Labeled, Policy, Reader extends PathReader<Reader>>(
    read: ReadRoutes<Route, Policy, Reader>,
  ) => ReadRoutes<Route, Policy, Reader>
}

const labelSegment = (label: string, codecs: Codecs | undefined): Segment => {
  if (!label.startsWith('{')) return { kind: 'literal', text: label, shape: label, literals: [] }
  const text = label.slice(1, -1)
  const isCoded = codecAt(codecs, text) !== undefined
  return { kind: isCoded ? 'codec' : 'parameter', text, shape: isCoded ? '{:}' : '{}', literals: ['', ''] }
}

const parse: HostSyntax['parse'] = (read) => (name, pattern, codecs) => {
  // `hostOf` never returns `undefined` for `pattern`, because only routes that have hosts refer to `HOST_SYNTAX`.
  const host = hostOf(pattern) as HostPattern
  const labels = segmentsOf(host.labels).map((label) => labelSegment(label, codecs))
  const names = labels.flatMap(({ kind, text }) => (kind === 'literal' ? [] : [text]))
  return read(name, pattern, codecs, new Set(names), host.end).map(({ text, segments, names }) => ({
    text: `/${labels.map(({ text }) => text).join('/')}${text}`,
    segments: [...labels, ...segments],
    names,
  }))
}

const build: HostSyntax['build'] = (read) => (routes, policy) => {
  const without = routes.filter(({ onHost }) => !onHost)
  const outer = read(without, policy)
  const on = routes.filter(({ onHost }) => onHost)
  return { ...outer, ...readOnHosts(outer, read(on, policy)) }
}

/** The functions that read hosts. */
export const HOST_SYNTAX: HostSyntax = { parse, build }
