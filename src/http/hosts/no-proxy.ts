import type { IPv6Groups } from '../../core/ip/address'
import { addressGroups, type Block, isInBlock } from '../../core/ip/block'

/** Matches an address and a prefix length, separated by `/`. An address has at most 45 characters. */
const PREFIX = /^(.{1,45})\/(\d{1,3})$/

const MAPPED_BITS = 96
const IPV6_BITS = 128

/**
 * Returns the block for an entry, or `undefined` if the prefix is too long or the entry contains no address. The bits
 * after the prefix are ignored. A prefix length of 0 is treated as absent.
 */
const blockOf = (entry: string): Block | undefined => {
  const [, address = entry, length] = PREFIX.exec(entry) ?? []
  const groups = addressGroups(address)
  if (groups === undefined) return undefined
  const family = address.includes(':') ? IPV6_BITS : IPV6_BITS - MAPPED_BITS
  const bits = Number(length ?? 0) || family
  return bits > family ? undefined : [groups, bits + IPV6_BITS - family]
}

/** Returns whether a name equals an entry or is a subdomain of that entry. */
const isBelow = (name: string, entry: string): boolean =>
  entry !== '' &&
  name.endsWith(entry) &&
  (name.length === entry.length || name.charAt(name.length - entry.length - 1) === '.')

/**
 * Returns the entries that curl would read from `NO_PROXY`. If white space without a comma separates two entries, the
 * list ends before the second entry. A regular expression could overflow V8's stack on an entry of several million
 * characters, so `entriesIn` does not use one.
 */
const entriesIn = (list: string): readonly string[] => {
  const entries: string[] = []
  let start = 0
  let isAfterSpace = false
  for (let index = 0; index <= list.length; index++) {
    const character = list.charAt(index)
    if (' \t,'.includes(character)) {
      if (index > start) {
        entries.push(list.slice(start, index))
        isAfterSpace = true
      }
      if (character === ',') isAfterSpace = false
      start = index + 1
    } else if (isAfterSpace) return entries
  }
  return entries
}

/** Returns a function that checks whether a result of `resolvedHost` is in the `NO_PROXY` list. */
export const noProxy = (list: string): ((host: IPv6Groups | string) => boolean) => {
  if (list === '*') return () => true
  const entries = entriesIn(list)
  const names = entries.map((entry) => entry.replace(/\.$/, '').replace(/^\./, '').toLowerCase())
  const blocks = entries.flatMap((entry) => {
    const block = blockOf(entry)
    return block === undefined ? [] : [block]
  })
  return (host) =>
    typeof host === 'string'
      ? names.some((entry) => isBelow(host, entry))
      : blocks.some(([first, bits]) => isInBlock(first, bits, host))
}
