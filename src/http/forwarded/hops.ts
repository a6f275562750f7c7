/* The functions in this file read what proxies report in `Forwarded` or `X-Forwarded-*` headers. */
import { type Either, left, right } from '../../core/fp/either'
import { ownProperties } from '../../core/fp/own'
import { trimmedEnd } from '../fields/field-syntax'
import { type ForwardedError, forwardedError } from './forwarded-error'
import { type ForwardedNode, readNode } from './node'
import { parseElements } from './parse-forwarded'

/**
 * A report by one proxy on the request that the proxy received. The last report in a list comes from the proxy that
 * connects to the server.
 */
export interface Hop {
  readonly client: ForwardedNode | undefined
  readonly scheme: string | undefined
  readonly host: string | undefined
}

/** Returns a header field's value, or `undefined` if the field is absent. */
export type ReadField = (name: string) => string | undefined

/** Matches the scheme of a request that a proxy can receive. */
export const PROXY_SCHEME = /^(?:http|ws)s?$/i

const forwardedHops = (read: ReadField): Either<ForwardedError, readonly Hop[]> => {
  const parsed = parseElements(read('forwarded') ?? '', PROXY_SCHEME)
  if (parsed._tag === 'Left') return left(Object.assign(parsed.left, { field: 'Forwarded' }))
  const elements = parsed.right.map(ownProperties)
  return right(elements.map((element) => ({ client: element.for, scheme: element.proto, host: element.host })))
}

/** An entry in a header's comma-separated list, and the offset at which the entry begins. */
interface Entry {
  readonly text: string
  readonly offset: number
}

/** Returns the entries in a header's comma-separated list. Skips empty entries. */
const entriesIn = (field = ''): readonly Entry[] =>
  Array.from(field.matchAll(/[^, \t][^,]*/g), ({ 0: text, index }) => ({
    text: text.slice(0, trimmedEnd(text, 0, text.length)),
    offset: index,
  }))

/**
 * Reads an entry in `X-Forwarded-For`, in which an IPv6 address may lack brackets. Returns `undefined` for an entry
 * that is not an address.
 */
const clientOf = (entry: Entry | undefined): ForwardedNode | undefined => {
  if (entry === undefined) return undefined
  const node = readNode(entry.text) ?? readNode(`[${entry.text}]`)
  return node?.kind === 'ipv4' || node?.kind === 'ipv6' ? node : undefined
}

/**
 * Reads the `X-Forwarded-*` headers, which are not standardized. All of these headers get their last entry from the
 * same proxy. If a header lists fewer schemes or hosts than there are proxies, its first entry also applies to the
 * remaining proxies, which are nearer to the client.
 */
const unofficialHops = (read: ReadField): Either<ForwardedError, readonly Hop[]> => {
  const clients = entriesIn(read('x-forwarded-for'))
  const field = read('x-forwarded-proto') ?? ''
  const schemes = entriesIn(field)
  const hosts = entriesIn(read('x-forwarded-host'))
  const wrong = schemes.find(({ text }) => !PROXY_SCHEME.test(text))
  if (wrong !== undefined) {
    const error = forwardedError(field, wrong.offset, 'proto', 'proto')
    return left(Object.assign(error, { field: 'X-Forwarded-Proto' }))
  }
  const count = Math.max(clients.length, schemes.length, hosts.length)
  const fromEnd = (list: readonly Entry[], index: number): string | undefined =>
    list[Math.max(0, list.length - count + index)]?.text
  return right(
    Array.from({ length: count }, (_, index) => ({
      client: clientOf(clients[clients.length - count + index]),
      scheme: fromEnd(schemes, index)?.toLowerCase(),
      host: fromEnd(hosts, index),
    })),
  )
}

/** Maps each value of the `fields` option to header names. Header names are in lower case, as in Node. */
export const NAMES_BY_FIELDS = {
  forwarded: ['forwarded'],
  'x-forwarded': ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'],
} as const

/** Returns the proxies' reports, beginning with the report from the proxy nearest to the client. */
export const hopsIn = (
  fields: keyof typeof NAMES_BY_FIELDS,
  read: ReadField,
): Either<ForwardedError, readonly Hop[]> => (fields === 'forwarded' ? forwardedHops(read) : unofficialHops(read))
