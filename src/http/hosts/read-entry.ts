import { portValueIn } from '../../core/grammar/port'
import { isIPv4Address, isIPv6Address } from '../../core/ip/address'
import { type Block, readBlock } from '../../core/ip/block'
import { BAD_PORT, NOT_A_HOST, RARE_ADDRESS } from './messages'

/**
 * An entry in a host list consists of a host and a port. The host is a lower-case name or an address block. The port is
 * -1 if the entry allows any port.
 */
export interface HostEntry {
  readonly host: string | Block
  /** Indicates whether the entry also includes all subdomains of the name. */
  readonly isTree: boolean
  readonly port: number
}

/**
 * Matches any text that is neither empty nor a colon followed by digits. The expression contains no repetitions,
 * because a repetition could overflow V8's stack if an entry has millions of characters.
 */
const NOT_A_PORT = /^[^:]|:$|.\D/

/** Matches a name with an empty label. A single dot before or after a name does not delimit an empty label. */
const NOT_A_NAME = /\.\.|^\.$/

/** Matches a name whose last label is a number, as in the address `0x7f.1`. */
const ENDS_WITH_NUMBER = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i

const blockOf = (address: string, port: number): HostEntry | string => {
  const host = readBlock(address)
  return typeof host === 'string' ? host : { host, isTree: false, port }
}

/**
 * Reads an entry in a host list. For an invalid entry, returns the part of the error message that follows the entry.
 */
export const readEntry = (text: string): HostEntry | string => {
  if (text.includes('/') || isIPv6Address(text)) return blockOf(text, -1)
  const isBracketed = text.startsWith('[')
  const end = isBracketed ? text.indexOf(']') + 1 : text.search(/[^\w.-]|$/)
  const host = text.slice(0, end)
  const isNoAddress = isBracketed && /^$|[^\da-f:.]/i.test(host.slice(1, -1))
  if (host === '' || isNoAddress || NOT_A_PORT.test(text.slice(end))) return NOT_A_HOST
  const port = portValueIn(text, end + 1, text.length)
  if (end < text.length && port < 0) return BAD_PORT
  if (isIPv4Address(host)) return blockOf(host, port)
  if (isBracketed) {
    const address = host.slice(1, -1)
    return isIPv6Address(address) ? blockOf(address, port) : NOT_A_HOST
  }
  if (NOT_A_NAME.test(host)) return NOT_A_HOST
  if (ENDS_WITH_NUMBER.test(host)) return RARE_ADDRESS
  const isTree = host.startsWith('.')
  return { host: host.slice(isTree ? 1 : 0, host.endsWith('.') ? -1 : undefined).toLowerCase(), isTree, port }
}
