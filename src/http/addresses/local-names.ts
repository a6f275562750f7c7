import { equalsIgnoringCase } from '../../grammar/ascii-case'
import { DOT } from '../../grammar/code-units'
import type { PrivateHostKind } from './special-purpose-addresses'

/** Names of the own machine: RFC 6761, 6.3, and those that the hosts files of Linux distributions have. */
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
 * Domains that only a local network resolves: `.local` (RFC 6762), `.internal` (reserved by ICANN in 2024; the metadata
 * services of clouds are below it), `home.arpa` (RFC 8375), `.test` (RFC 6761, 6.2), the others of RFC 6762, Appendix G, and
 * what resolvers and routers add.
 */
const LOCAL_DOMAINS = [
  'local',
  'internal',
  'home.arpa',
  'test',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'localdomain',
  'localdomain4',
  'localdomain6',
]

/** Whether the name from `start` to `end` is `domain` or below it. */
const isBelow = (name: string, start: number, end: number, domain: string): boolean => {
  const from = end - domain.length
  if (from < start || (from > start && name.charCodeAt(from - 1) !== DOT)) return false
  return equalsIgnoringCase(name, from, end, domain)
}

const isBelowOne = (domains: readonly string[], name: string, start: number, end: number): boolean => {
  for (let i = 0; i < domains.length; i++) if (isBelow(name, start, end, domains[i] as string)) return true
  return false
}

/** Returns where the name from `start` to `end` ends without the dots at its end, which mean the root of the DNS. */
const withoutRoot = (name: string, start: number, end: number): number => {
  let last = end
  while (last > start && name.charCodeAt(last - 1) === DOT) last--
  return last
}

/**
 * Whether a name is one of the own machine. An empty name is: Node connects `http:///` to `localhost`.
 * Allocates nothing.
 */
export const isLoopbackName = (name: string, start: number, end: number): boolean => {
  const last = withoutRoot(name, start, end)
  return last === start || isBelowOne(LOOPBACK_NAMES, name, start, last)
}

/** Returns the kind of a name that is not an address; undefined if the name is public. Allocates nothing. */
export const localNameKind = (name: string, start: number, end: number): PrivateHostKind | undefined => {
  const last = withoutRoot(name, start, end)
  if (isBelowOne(LOCAL_DOMAINS, name, start, last)) return 'local-name'
  const dot = name.indexOf('.', start)
  return dot < 0 || dot >= last ? 'single-label' : undefined
}
