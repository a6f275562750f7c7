import { type Codecs, codecAt } from '../../template/codecs/codec'
import type { Pattern } from '../patterns/parse-pattern'
import type { Segment } from '../patterns/segment'
import { type HostPattern, hostOf, segmentsOf } from './host-pattern'
import { type HostReader, type Placed, type ReadText, readOnHosts, type TrieReader } from './read-on-hosts'

/**
 * Reads the patterns of a route whose path begins at `start`. `names` contains the names of the variables before
 * `start`.
 */
export type ReadPatterns = (start: number, names?: Set<string>) => readonly Pattern[]

/** Contains the only member of a route that `readerOf` reads. */
interface Labeled {
  readonly onHost: HostSyntax | undefined
}

/**
 * The functions that a table uses to read hosts. Each route on a host refers to the functions, so that a bundle
 * contains the functions only if a table has hosts.
 */
export interface HostSyntax {
  /** Returns the patterns of a route on a host. Each pattern begins with the segments that represent the host. */
  readonly patternsOf: (pattern: string, codecs: Codecs | undefined, read: ReadPatterns) => readonly Pattern[]
  /**
   * Returns a reader for the routes without a host. The returned reader contains another reader for the routes on
   * hosts.
   */
  readonly readerOf: <Route extends Labeled, Reader extends TrieReader>(
    routes: readonly Route[],
    read: (routes: readonly Route[]) => Reader,
  ) => Reader
}

const labelSegment = (label: string, codecs: Codecs | undefined): Segment => {
  if (!label.startsWith('{')) return { kind: 'literal', text: label, shape: label, literals: [] }
  const text = label.slice(1, -1)
  const isCoded = codecAt(codecs, text) !== undefined
  return { kind: isCoded ? 'codec' : 'parameter', text, shape: isCoded ? '{:}' : '{}', literals: ['', ''] }
}

const patternsOf: HostSyntax['patternsOf'] = (pattern, codecs, read) => {
  // `hostOf` never returns `undefined` for `pattern`, because only routes on hosts refer to `HOST_SYNTAX`.
  const host = hostOf(pattern) as HostPattern
  const labels = segmentsOf(host.labels).map((label) => labelSegment(label, codecs))
  const names = labels.flatMap(({ kind, text }) => (kind === 'literal' ? [] : [text]))
  return read(host.end, new Set(names)).map(({ text, segments, names }) => ({
    text: `/${labels.map(({ text }) => text).join('/')}${text}`,
    segments: [...labels, ...segments],
    names,
  }))
}

const readerOf: HostSyntax['readerOf'] = (routes, read) => ({
  ...read(routes.filter(({ onHost }) => !onHost)),
  hosts: readOnHosts(read(routes.filter(({ onHost }) => onHost))),
})

/** The functions that read hosts. */
export const HOST_SYNTAX: HostSyntax = { patternsOf, readerOf }

export type { HostReader, Placed, ReadText }
