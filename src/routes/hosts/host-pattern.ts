import { wrongText } from '../links/wrong-text'
import { HOST_RULE } from '../patterns/messages'

/**
 * Matches the host of a route, up to its path or its query: `"//" *( label "." ) name`. A label is a variable or a
 * literal, as in a wildcard certificate (RFC 9525, 6.3). The last label is a literal that begins with a letter, so that
 * no link contains an IPv4 address.
 */
const HOST = /^\/\/((?:(?:\{\w+\}|[a-z\d_-]+)\.)*[a-z][a-z\d_-]*)(?=\{?(?:\/(?!\/)|[?#])|$)/

/** Matches a label of a host in a link or a request. */
export const LABEL = /^[a-z\d_-]+$/

/** Represents the host of a route's pattern. */
export interface HostPattern {
  /** Contains the literals and variables between the dots. */
  readonly labels: readonly string[]
  /** Contains the offset at which the host ends, and the path begins. */
  readonly end: number
}

/**
 * Reads the host of a route's pattern. Returns undefined if the pattern begins with a path. Throws for an invalid host.
 * Allocates the labels.
 */
export const hostOf = (pattern: string): HostPattern | undefined => {
  if (!pattern.startsWith('//')) return undefined
  const [start = '', host = ''] = HOST.exec(pattern) ?? []
  const labels = host.split('.')
  const variables = labels.filter((label) => label.startsWith('{'))
  if (host === '' || new Set(variables).size < variables.length || variables.includes('{__proto__}'))
    throw wrongText(pattern, HOST_RULE)
  return { labels, end: start.length }
}

/**
 * Returns the segments that stand for a host in a path: the number of labels, and the labels. The number prevents a
 * path from continuing a shorter host.
 */
export const segmentsOf = (labels: readonly string[]): readonly string[] => [`${labels.length}`, ...labels]

/** Adds a slash to a path that is empty, unless the path begins with an optional segment. */
export const withSlash = (path: string): string => (/^\{?\//.test(path) ? path : `/${path}`)
