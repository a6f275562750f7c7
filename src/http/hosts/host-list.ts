/* The functions in this file check whether a host is in a list of names, addresses and blocks. */
import type { CheckHost } from '../../../types/http/hosts/host-entry'
import { ruleOf, schemeOf } from '../../core/equivalence/normalize-for-scheme'
import { schemeRules } from '../../core/equivalence/scheme-rules'
import { quoteText } from '../../core/errors/format-error'
import { refuseMore } from '../../core/errors/require-text'
import { portValueIn } from '../../core/grammar/port'
import { type Block, isInBlock } from '../../core/ip/block'
import { portStart } from '../../core/model/bounds'
import { requireView, type UriView } from '../../core/model/view'
import { NOT_A_HOST } from './messages'
import { type HostEntry, readEntry } from './read-entry'
import { resolvedHost } from './resolved-host'

const requireEntry = (text: string): HostEntry => {
  const entry = typeof text === 'string' ? readEntry(text) : NOT_A_HOST
  if (typeof entry !== 'string') return entry
  throw new TypeError(`hostList: ${typeof text === 'string' ? quoteText(text) : 'the value'} ${entry}`)
}

/**
 * Returns the port of a view or, if the view has none, the default port of its scheme. Returns -1 if the view has no
 * port and its scheme has no default port.
 */
const portOf = (view: UriView): number => {
  const start = portStart(view)
  if (start < view.pathStart) return portValueIn(view.text, start, view.pathStart)
  return ruleOf(schemeRules, schemeOf(view)).defaultPort ?? -1
}

const keyOf = (name: string, port: number): string => `${name}:${port}`

/**
 * The names in a host list, in a form that can be searched quickly. Each string in `all` consists of a name and a port
 * number, which is -1 if the entry applies to every port.
 */
interface Names {
  readonly all: ReadonlySet<string>
  /** The length of the longest name. */
  readonly longest: number
}

const namesOf = (entries: readonly HostEntry[]): Names => {
  const names = entries.flatMap(({ host, port }) => (typeof host === 'string' ? { host, port } : []))
  return {
    all: new Set(names.map(({ host, port }) => keyOf(host, port))),
    longest: names.reduce((most, { host }) => Math.max(most, host.length), 0),
  }
}

const hasName = ({ all, longest }: Names, name: string, port: number): boolean =>
  name.length <= longest && (all.has(keyOf(name, -1)) || all.has(keyOf(name, port)))

/** Returns whether a name is below one of the domains in a list. */
const hasNameAbove = (trees: Names, name: string, port: number): boolean => {
  for (let dot = name.indexOf('.', name.length - trees.longest - 1); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    if (hasName(trees, name.slice(dot + 1), port)) return true
  }
  return false
}

/**
 * Returns whether a URI's host and port match an entry in a list of hosts. Each entry in the list is one of the
 * following:
 *
 * - a name without its subdomains, such as `localhost`;
 * - `.corp.example`, which means `corp.example` and all the names below it;
 * - an IP address, such as `127.0.0.1`, `::1` or `[::1]`;
 * - an address block, such as `10.0.0.0/8`;
 * - an entry other than a block, followed by a port, as in `[::1]:8080`. An entry with a port allows only that port. An
 *   entry without a port allows every port. If a URI has no port and `schemeRules` contains its scheme, the scheme's
 *   default port counts as the URI's port.
 *
 * Names are percent-decoded and then compared without regard to case or a trailing dot, so `EX%41MPLE.com.` equals
 * `example.com`. An address in a URI may be in any notation that a resolver accepts. Addresses are compared by value,
 * so `0x7f.1` and `[::ffff:7f00:1]` equal `127.0.0.1`. As in browsers and `getaddrinfo`, a leading zero makes a number
 * octal. Blocks have the same syntax as in `inCidr`.
 *
 * Names are not resolved, so an entry that is a name does not include the addresses to which the name resolves. Unlike
 * browsers, `hostList` does not convert decoded non-ASCII names to Punycode. If you use a deny list, also use
 * `whatwgDifference`, because a browser may find a different host in the same URI.
 *
 * Allocates the list's entries once, when `hostList` is called. For each URI, the returned function allocates strings
 * for the host and for the domains that contain the host. If the host is an address, the function also allocates a
 * list. If an entry is invalid, `hostList` throws a `TypeError` that names the entry. If the list consists of literals,
 * the compiler rejects an invalid entry with the message that the `TypeError` would contain. The returned function
 * throws a `TypeError` for a value that is not a view.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { hostList } from 'uri-ts/http'
 *
 * const isOurs = hostList(['localhost', '.corp.example', '10.0.0.0/8', '[::1]:8080'])
 * isOurs(view('https://WIKI.corp.example./')) //=> true
 * isOurs(view('http://[::ffff:a01:203]/')) //=> true
 * isOurs(view('http://[::1]:8080/')) //=> true
 * isOurs(view('http://corp.example.evil.test/')) //=> false
 *
 * @category Hosts
 */
export const hostList: <const Text extends string>(
  hosts: ReadonlyArray<CheckHost<Text>>,
) => (view: UriView) => boolean = (hosts: unknown, more?: unknown) => {
  refuseMore(more)
  if (!Array.isArray(hosts)) throw new TypeError('hostList: the value is not a list of hosts')
  const entries = (hosts as readonly string[]).map(requireEntry)
  const names = namesOf(entries)
  const trees = namesOf(entries.filter(({ isTree }) => isTree))
  const blocks = entries.filter(({ host }) => typeof host !== 'string')
  return (view) => {
    const host = resolvedHost(requireView(view))
    if (host === undefined) return false
    const port = portOf(view)
    if (typeof host === 'string') return hasName(names, host, port) || hasNameAbove(trees, host, port)
    return blocks.some((entry) => {
      const [first, bits] = entry.host as Block
      return (entry.port < 0 || entry.port === port) && isInBlock(first, bits, host)
    })
  }
}
