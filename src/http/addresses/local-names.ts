import { equalsIgnoringCase } from '../../core/grammar/ascii-case'
import { DOT } from '../../core/grammar/code-units'
import type { PrivateHostKind } from './special-purpose-addresses'

/** The names that RFC 6761 (section 6.3) and the hosts files of Linux distributions give to the local machine. */
const LOOPBACK_NAMES = [
  'localhost',
  'localhost.localdomain',
  'localhost4',
  'localhost6',
  'localhost4.localdomain4',
  'localhost6.localdomain6',
  'ip6-localhost',
  'ip6-loopback',
]

/**
 * The domains that resolve only on local networks. RFCs define `.local` (RFC 6762), `.test` (RFC 6761, section 6.2),
 * `home.arpa` (RFC 8375), `resolver.arpa` (RFC 9462) and `service.arpa` (RFC 9665). ICANN has reserved `.internal`,
 * which cloud metadata services use, and has decided not to delegate `.mail`. `LOCAL_DOMAINS` also contains the domains
 * in RFC 6762, appendix G, and domains that resolvers, routers, Kubernetes (`.svc`) and Consul use.
 */
const LOCAL_DOMAINS = [
  'local',
  'internal',
  'home.arpa',
  'resolver.arpa',
  'service.arpa',
  'test',
  'intranet',
  'private',
  'corp',
  'home',
  'mail',
  'lan',
  'localdomain',
  'localdomain4',
  'localdomain6',
  'svc',
  'consul',
]

/**
 * The domains that, according to IANA's registry of special-use names, are reserved and contain no public hosts. The
 * top-level domains in the list are `.alt` (RFC 9476), `.example` and `.invalid` (RFC 6761), and `.onion` (RFC 7686).
 * The list also contains names below `.arpa` that do not name hosts: `6tisch.arpa` (RFC 9031), `eap.arpa` (RFC 9965),
 * `eap-noob.arpa` (RFC 9140), `ipv4only.arpa` (RFC 8880), and the zones for reverse lookup (RFC 6303 and others). The
 * list does not include `example.com`, `example.net` or `example.org`, because the public DNS contains them.
 */
const RESERVED_DOMAINS = [
  'alt',
  'example',
  'invalid',
  'onion',
  '6tisch.arpa',
  'eap.arpa',
  'eap-noob.arpa',
  'ipv4only.arpa',
  'in-addr.arpa',
  'ip6.arpa',
]

/** Returns whether the name from `start` to `end` is `domain` or one of its subdomains. */
const isBelow = (name: string, start: number, end: number, domain: string): boolean => {
  const from = end - domain.length
  if (from < start || (from > start && name.charCodeAt(from - 1) !== DOT)) return false
  return equalsIgnoringCase(name, from, end, domain)
}

/** Groups domains by the length of their last label so that a name is compared with only a few domains. */
const byLastLabel = (domains: readonly string[]): ReadonlyArray<readonly string[] | undefined> => {
  const lists: string[][] = []
  for (const domain of domains) {
    const length = domain.length - domain.lastIndexOf('.') - 1
    lists[length] = [...(lists[length] ?? []), domain]
  }
  return lists
}

const LOOPBACK = /* @__PURE__ */ byLastLabel(LOOPBACK_NAMES)
const LOCAL = /* @__PURE__ */ byLastLabel(LOCAL_DOMAINS)
const RESERVED = /* @__PURE__ */ byLastLabel(RESERVED_DOMAINS)

const isBelowOne = (
  lists: ReadonlyArray<readonly string[] | undefined>,
  name: string,
  start: number,
  end: number,
  lastLabel: number,
): boolean => {
  const domains = lists[lastLabel]
  if (domains === undefined) return false
  for (let i = 0; i < domains.length; i++) if (isBelow(name, start, end, domains[i] as string)) return true
  return false
}

/** Returns the length of the last label in the name from `start` to `end`. */
const lastLabelOf = (name: string, start: number, end: number): number => {
  let from = end
  while (from > start && name.charCodeAt(from - 1) !== DOT) from--
  return end - from
}

/**
 * Returns the offset of a name's first trailing dot, or `end` if there is none. A trailing dot denotes the DNS root.
 */
const withoutRoot = (name: string, start: number, end: number): number => {
  let last = end
  while (last > start && name.charCodeAt(last - 1) === DOT) last--
  return last
}

/**
 * Returns whether a name denotes the local machine. Returns `true` for an empty name, because Node connects to
 * `localhost` for `http:///`. Allocates nothing.
 */
export const isLoopbackName = (name: string, start: number, end: number): boolean => {
  const last = withoutRoot(name, start, end)
  return last === start || isBelowOne(LOOPBACK, name, start, last, lastLabelOf(name, start, last))
}

/** Classifies a host name that is not an IP address. Returns `undefined` if the name is public. Allocates nothing. */
export const localNameKind = (name: string, start: number, end: number): PrivateHostKind | undefined => {
  const last = withoutRoot(name, start, end)
  const lastLabel = lastLabelOf(name, start, last)
  if (isBelowOne(LOCAL, name, start, last, lastLabel)) return 'local-name'
  if (isBelowOne(RESERVED, name, start, last, lastLabel)) return 'reserved'
  return lastLabel === last - start ? 'single-label' : undefined
}
