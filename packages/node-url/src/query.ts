/** Reads and writes queries as `node:querystring` does. */
import type { ParsedQuery } from './fields'

/** Matches a sequence of percent-encoded octets. */
const OCTETS = /(?:%[\dA-Fa-f]{2})+/g

interface Decoder {
  readonly decode: (octets: Uint8Array) => string
}

/** Every supported runtime provides `TextDecoder`, although it is not part of ECMAScript. */
declare const TextDecoder: new (label: string, options: { readonly ignoreBOM: boolean }) => Decoder

/** Decodes octets as UTF-8. Replaces invalid octets with U+FFFD. */
const decodeOctets = (octets: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(octets.slice(1).split('%'), (digits) => Number.parseInt(digits, 16)),
  )

const decodePart = (part: string): string => {
  const spaced = part.replaceAll('+', ' ')
  return spaced.includes('%') ? spaced.replace(OCTETS, decodeOctets) : spaced
}

/**
 * The maximum number of parameters, which is the same as in `node:querystring`. Parameters after the first 1000 are
 * dropped.
 */
const MOST = 1000

/** Reads a query. The result has no prototype, so a parameter named `__proto__` is an ordinary property. */
export const parseQuery = (query: string): ParsedQuery => {
  const values: ParsedQuery = Object.create(null)
  const pairs = query.split('&').filter((pair) => pair !== '')
  for (const pair of pairs.slice(0, MOST)) {
    const end = pair.indexOf('=')
    const name = decodePart(end < 0 ? pair : pair.slice(0, end))
    const value = end < 0 ? '' : decodePart(pair.slice(end + 1))
    const known = values[name]
    if (known === undefined) values[name] = value
    else if (typeof known === 'string') values[name] = [known, value]
    else known.push(value)
  }
  return values
}

const isWritten = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint' || Number.isFinite(value)

const valueText = (value: unknown): string => (isWritten(value) ? encodeURIComponent(String(value)) : '')

/**
 * Writes parameters as a query. Any value other than a string, a finite number, a bigint or a boolean is treated as
 * empty.
 */
export const writeQuery = (values: object): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each) => [name, each] as const))
    .map(([name, value]) => `${encodeURIComponent(name)}=${valueText(value)}`)
    .join('&')
