import { wrongText } from '../links/wrong-text'
import { HOST_RULE } from '../patterns/messages'

/**
 * Matches a route's host, up to the path or the query: `"//" *( label "." ) name`. A label is either a variable or a
 * literal, just as a label in a wildcard certificate is either `*` or a literal (RFC 9525, section 6.3). The last label
 * must be a literal that begins with a letter, so that the host of a link is never an IPv4 address.
 */
const HOST = /^\/\/((?:(?:\{\w+\}|[a-z\d_-]+)\.)*[a-z][a-z\d_-]*)(?=\{?(?:\/(?!\/)|[?#])|$)/

/** Matches one label of the host in a link or a request. */
export const LABEL = /^[a-z\d_-]+$/

/** The host in a route's pattern. */
export interface HostPattern {
  /** The host's labels, each of which is a literal or a variable. */
  readonly labels: readonly string[]
  /** The offset at which the host ends and the path begins. */
  readonly end: number
}

/**
 * Reads the host in a route's pattern. Returns `undefined` if the pattern begins with a path. Throws if the host is
 * invalid. Allocates the labels.
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
 * Returns the path segments that represent a host: the number of labels, followed by the labels. Without the number of
 * labels, a router could mistake the first segment of a path for a label of the host.
 */
export const segmentsOf = (labels: readonly string[]): readonly string[] => [`${labels.length}`, ...labels]

/** Adds a slash before a path, unless the path begins with a slash or an optional segment. */
export const withSlash = (path: string): string => (/^\{?\//.test(path) ? path : `/${path}`)
