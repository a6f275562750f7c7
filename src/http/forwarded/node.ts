/* The functions in this file read nodes in a `Forwarded` header (RFC 7239, section 6). */
import { isIPv4Address, isIPv6Address } from '../../core/ip/address'

/**
 * A node in a `Forwarded` header (RFC 7239, section 6) is the client that made a request, or the interface that
 * received it.
 *
 * @category Proxies
 */
export interface ForwardedNode {
  /** If the kind is `obfuscated`, the name begins with `_` and is meaningful only to the proxy. */
  readonly kind: 'ipv4' | 'ipv6' | 'unknown' | 'obfuscated'
  /** The address (without brackets), the word `unknown`, or a name with its leading `_`. */
  readonly name: string
  /** The port, which is either a string of digits or a name that begins with `_`. */
  readonly port?: string | undefined
}

/**
 * Returns whether a string matches the rule `obfnode = "_" 1*( ALPHA / DIGIT / "." / "_" / "-")` (RFC 7239, section
 * 6.3).
 */
const isObfuscated = (text: string): boolean => text.length > 1 && text.startsWith('_') && !/[^\w.-]/.test(text)

/**
 * Returns whether a string matches the rule `node-port = port / obfport` (RFC 7239, section 6). A port must be at most
 * 65535.
 */
const isPort = (text: string): boolean => (/^\d{1,5}$/.test(text) && Number(text) <= 0xffff) || isObfuscated(text)

/** Returns the kind of a name, or `undefined` if the name is invalid. A name that begins with `[` must end with `]`. */
const kindOf = (name: string): ForwardedNode['kind'] | undefined => {
  if (name.startsWith('[')) return isIPv6Address(name.slice(1, -1)) ? 'ipv6' : undefined
  if (isIPv4Address(name)) return 'ipv4'
  if (name.toLowerCase() === 'unknown') return 'unknown'
  return isObfuscated(name) ? 'obfuscated' : undefined
}

/**
 * Reads a node: `node = nodename [ ":" node-port ]` (RFC 7239, section 6). Returns `undefined` if the text is not a
 * node. Allocates the node.
 */
export const readNode = (text: string): ForwardedNode | undefined => {
  const nameEnd = text.startsWith('[') ? text.indexOf(']') + 1 : `${text}:`.indexOf(':')
  const name = text.slice(0, nameEnd)
  const kind = kindOf(name)
  const port = text.slice(nameEnd + 1)
  if (kind === undefined || (nameEnd < text.length && (text[nameEnd] !== ':' || !isPort(port)))) return undefined
  const node = { kind, name: kind === 'ipv6' ? name.slice(1, -1) : name }
  return nameEnd < text.length ? { ...node, port } : node
}
