/* Reads nodes in a `Forwarded` header (RFC 7239, 6). */
import { isIPv4Address, isIPv6Address } from '../../core/ip/address'

/**
 * A node in a `Forwarded` header (RFC 7239, 6): the client that made the request, or the interface that received it.
 *
 * @category Proxies
 */
export interface ForwardedNode {
  /** `obfuscated` means a name that begins with `_`. Only the proxy understands such a name. */
  readonly kind: 'ipv4' | 'ipv6' | 'unknown' | 'obfuscated'
  /** The address without brackets, `unknown`, or the name with its `_`. */
  readonly name: string
  /** The port, as digits, or a name that begins with `_`. */
  readonly port?: string | undefined
}

/** Checks an `obfnode = "_" 1*( ALPHA / DIGIT / "." / "_" / "-")` (RFC 7239, 6.3). */
const isObfuscated = (text: string): boolean => text.length > 1 && text.startsWith('_') && !/[^\w.-]/.test(text)

/** Checks a `node-port = port / obfport` (RFC 7239, 6). A port must be at most 65535. */
const isPort = (text: string): boolean => (/^\d{1,5}$/.test(text) && Number(text) <= 0xffff) || isObfuscated(text)

const kindOf = (name: string): ForwardedNode['kind'] | undefined => {
  if (name.startsWith('[')) return name.endsWith(']') && isIPv6Address(name.slice(1, -1)) ? 'ipv6' : undefined
  if (isIPv4Address(name)) return 'ipv4'
  if (name.toLowerCase() === 'unknown') return 'unknown'
  return isObfuscated(name) ? 'obfuscated' : undefined
}

/**
 * Reads a `node = nodename [ ":" node-port ]` (RFC 7239, 6). Returns undefined if the text is not a node. Allocates the
 * node.
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
