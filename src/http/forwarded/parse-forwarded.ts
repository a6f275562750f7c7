/* The functions in this file parse a `Forwarded` header (RFC 7239, section 4). */
import { type Either, left, right } from '../../core/fp/either'
import { QUOTE } from '../../core/grammar/code-units'
import { ERROR_OFFSET, SPANS } from '../../core/scanner/spans'
import { closingQuote, skipBlanks, tokenEnd, unquote } from '../fields/field-syntax'
import { scanHostPort } from '../request-target/host-port'
import { type ForwardedComponent, type ForwardedError, type ForwardedReason, forwardedError } from './forwarded-error'
import { type ForwardedNode, readNode } from './node'

/**
 * An element of a `Forwarded` header (RFC 7239, section 4) contains one proxy's report on the request that the proxy
 * received.
 *
 * @category Proxies
 */
export interface ForwardedElement {
  /** Identifies the client that made the request. */
  readonly for?: ForwardedNode | undefined
  /** Identifies the interface that received the request. */
  readonly by?: ForwardedNode | undefined
  /** The value of the request's `Host` header, which is a host and an optional port. */
  readonly host?: string | undefined
  /** The request's scheme, in lower case. */
  readonly proto?: string | undefined
  /** The parameters other than `for`, `by`, `host` and `proto`. The names of the parameters are in lower case. */
  readonly parameters: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

/** An element whose properties the parser can still set. */
type Draft = { -readonly [Name in keyof ForwardedElement]: ForwardedElement[Name] } & {
  parameters: { name: string; value: string }[]
}

/** A name, a value, and the positions at which the value begins and ends. */
interface Pair {
  readonly name: string
  readonly value: string
  readonly valueStart: number
  readonly end: number
}

const NOT_QUOTABLE = /[^\t\x20-\x7e\x80-\xff]/

/** Reads a value: `value = token / quoted-string` (RFC 7239, section 4). */
const readValue = (text: string, name: string, start: number): Either<ForwardedError, Pair> => {
  const fail = (offset: number) => left(forwardedError(text, offset, 'parameter', 'value'))
  if (text.charCodeAt(start) !== QUOTE) {
    const end = tokenEnd(text, start)
    return end === start ? fail(start) : right({ name, value: text.slice(start, end), valueStart: start, end })
  }
  const last = closingQuote(text, start)
  if (last >= text.length) return fail(start)
  const wrong = text.slice(start + 1, last).search(NOT_QUOTABLE)
  if (wrong >= 0) return fail(start + 1 + wrong)
  return right({ name, value: unquote(text, start + 1, last), valueStart: start + 1, end: last + 1 })
}

/** Reads a pair: `forwarded-pair = token "=" value` (RFC 7239, section 4). */
const readPair = (text: string, start: number): Either<ForwardedError, Pair> => {
  const end = tokenEnd(text, start)
  return end === start || text[end] !== '='
    ? left(forwardedError(text, end, 'parameter', 'name'))
    : readValue(text, text.slice(start, end).toLowerCase(), end + 1)
}

/**
 * Returns the offset of the error in a host and port, or -1 if they are valid. An empty string is valid, because the
 * `Host` header is empty if the request's URI has no host.
 */
const wrongHostAt = (value: string): number => (scanHostPort(value, SPANS) < 0 ? SPANS[ERROR_OFFSET] : -1)

/** Matches a scheme (RFC 3986, section 3.1). */
const SCHEME = /^[a-z][a-z\d+.-]*$/i

/**
 * Returns the offset of the error in a scheme, or -1 if `schemes` matches the scheme. If the scheme is valid but
 * `schemes` does not match it, the offset is 0.
 */
const wrongProtoAt = (value: string, schemes: RegExp): number => {
  if (schemes.test(value)) return -1
  return /^[a-z]/i.test(value) ? Math.max(0, value.search(/[^a-z\d+.-]/i)) : 0
}

/** Adds a pair to an element, or returns an error if the pair is invalid. */
const addPair = (
  text: string,
  element: Draft,
  { name, value, valueStart }: Pair,
  schemes: RegExp,
): ForwardedError | undefined => {
  const fail = (component: ForwardedComponent, reason: ForwardedReason, wrong: number) =>
    forwardedError(text, valueStart + (text.startsWith(value, valueStart) ? wrong : 0), component, reason)
  if (name === 'for' || name === 'by') {
    element[name] = readNode(value)
    return element[name] === undefined ? fail(name, 'node', 0) : undefined
  }
  if (name === 'host') {
    const wrong = wrongHostAt(value)
    element.host = value
    return wrong < 0 ? undefined : fail(name, 'host', wrong)
  }
  if (name === 'proto') {
    const wrong = wrongProtoAt(value, schemes)
    element.proto = value.toLowerCase()
    return wrong < 0 ? undefined : fail(name, 'proto', wrong)
  }
  element.parameters.push({ name, value })
  return undefined
}

/**
 * Reads an element: `forwarded-element = [ forwarded-pair ] *( ";" [ forwarded-pair ] )` (RFC 7239, section 4). Returns
 * the element and its end.
 */
const readElement = (
  text: string,
  start: number,
  schemes: RegExp,
): Either<ForwardedError, readonly [ForwardedElement, number]> => {
  const element: Draft = { parameters: [] }
  const names = new Set<string>()
  let index = start
  for (;;) {
    const next = text.charAt(index)
    if (next === '' || next === ',' || next === ' ' || next === '\t') return right([element, index])
    if (next === ';') {
      index++
      continue
    }
    if (index > start && text[index - 1] !== ';') return left(forwardedError(text, index, 'parameter', 'element-end'))
    const pair = readPair(text, index)
    if (pair._tag === 'Left') return pair
    const isRepeated = names.has(pair.right.name)
    const error = isRepeated
      ? forwardedError(text, index, 'parameter', 'repeated')
      : addPair(text, element, pair.right, schemes)
    if (error !== undefined) return left(error)
    names.add(pair.right.name)
    index = pair.right.end
  }
}

/** Parses the value of a `Forwarded` header. Fails at a protocol that `schemes` does not match. */
export const parseElements = (field: string, schemes: RegExp): Either<ForwardedError, readonly ForwardedElement[]> => {
  const elements: ForwardedElement[] = []
  let index = skipBlanks(field, 0)
  while (index < field.length) {
    if (field[index] !== ',') {
      const read = readElement(field, index, schemes)
      if (read._tag === 'Left') return read
      elements.push(read.right[0])
      index = skipBlanks(field, read.right[1])
      if (index < field.length && field[index] !== ',')
        return left(forwardedError(field, index, 'parameter', 'element-end'))
    }
    index = skipBlanks(field, index + 1)
  }
  return right(elements)
}

/**
 * Strictly parses the value of a `Forwarded` header (RFC 7239, section 4) in linear time. A `Forwarded` header contains
 * reports from the proxies between the client and your server. If a request has several `Forwarded` headers, join their
 * values with `, `. The first element comes from the proxy nearest to the client, unless the client has forged that
 * element. The last element comes from the proxy that connects to your server. To determine which elements to trust,
 * use `receivedUri`.
 *
 * Allocates the returned `Either`. For each element, allocates an object, a list, nodes and strings. Fails at a
 * parameter that is repeated or has no value, at a space inside an element, and at an invalid node, host or protocol. A
 * node is an address, `unknown` or an obfuscated name (RFC 7239, section 6). A host may include a port. A protocol must
 * be a valid scheme.
 *
 * @example
 * import { parseForwarded } from 'uri-ts/http'
 *
 * const parsed = parseForwarded('for="[2001:db8::17]:4711";proto=https, for=10.0.0.1')
 * const client = parsed._tag === 'Right' ? parsed.right[0] : undefined
 * client?.for //=> { kind: 'ipv6', name: '2001:db8::17', port: '4711' }
 * client?.proto //=> 'https'
 *
 * @category Proxies
 */
export const parseForwarded = (field: string): Either<ForwardedError, readonly ForwardedElement[]> =>
  typeof field === 'string' ? parseElements(field, SCHEME) : left(forwardedError('', 0, 'parameter', 'not-text'))
