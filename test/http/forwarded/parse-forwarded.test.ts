import * as fc from 'fast-check'
import { showReason } from 'uri-ts'
import { type ForwardedElement, type ForwardedNode, parseForwarded } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { law } from '../../support/law'
import { rightOf } from '../../support/views'

const nodeText = ({ kind, name, port }: ForwardedNode): string =>
  `${kind} ${name}${port === undefined ? '' : ` ${port}`}`

const shown = ({ for: client, by, host, proto, parameters }: ForwardedElement) => ({
  ...(client && { for: nodeText(client) }),
  ...(by && { by: nodeText(by) }),
  ...(host !== undefined && { host }),
  ...(proto && { proto }),
  ...Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
})

const elementsIn = (field: string) => rightOf(parseForwarded(field)).map(shown)

describe('the examples of RFC 7239', () => {
  it.each([
    ['for="_gazonk"', [{ for: 'obfuscated _gazonk' }]],
    ['For="[2001:db8:cafe::17]:4711"', [{ for: 'ipv6 2001:db8:cafe::17 4711' }]],
    ['for=192.0.2.60;proto=http;by=203.0.113.43', [{ for: 'ipv4 192.0.2.60', proto: 'http', by: 'ipv4 203.0.113.43' }]],
    ['for=192.0.2.43, for=198.51.100.17', [{ for: 'ipv4 192.0.2.43' }, { for: 'ipv4 198.51.100.17' }]],
    ['for=_hidden, for=_SEVKISEK', [{ for: 'obfuscated _hidden' }, { for: 'obfuscated _SEVKISEK' }]],
    [
      'for=192.0.2.43,for="[2001:db8:cafe::17]",for=unknown',
      [{ for: 'ipv4 192.0.2.43' }, { for: 'ipv6 2001:db8:cafe::17' }, { for: 'unknown unknown' }],
    ],
    ['for="192.0.2.43:47011"', [{ for: 'ipv4 192.0.2.43 47011' }]],
    ['for=192.0.2.43;secret=x;host="h:1"', [{ for: 'ipv4 192.0.2.43', host: 'h:1', secret: 'x' }]],
  ])('%s', (field, elements) => expect(elementsIn(field)).toEqual(elements))
})

describe('also', () => {
  it.each([
    ['', []],
    [' , ,', []],
    [';for=_a;', [{ for: 'obfuscated _a' }]],
    ['for="_\\a:_p";PROTO=HTTPS', [{ for: 'obfuscated _a _p', proto: 'https' }]],
    ['ext="a\\"b, c;d"\t,\thost=""', [{ ext: 'a"b, c;d' }, { host: '' }]],
    ['for=UNKNOWN;host=EXAMPLE.com', [{ for: 'unknown UNKNOWN', host: 'EXAMPLE.com' }]],
  ])('%s', (field, elements) => expect(elementsIn(field)).toEqual(elements))
})

describe('what is refused', () => {
  const node =
    "a node is an IPv4 address, an IPv6 address in brackets, 'unknown' or '_' and a name, and perhaps ':' and a port"
  it.each([
    [
      'for',
      "parameter: the end of the text does not begin a parameter at offset 3; a parameter is a token, '=' and a value, without blanks",
    ],
    ['for=a', `for: 'a' does not belong to a node at offset 4; ${node}`],
    [
      'for=[::1]',
      "parameter: '[' does not begin a value at offset 4; a value is a token, or a quoted string without control characters",
    ],
    ['for="::1"', `for: ':' does not belong to a node at offset 5; ${node}`],
    ['for="1.2.3.4:65536"', `for: '1' does not belong to a node at offset 5; ${node}`],
    ['for="1.2.3.4:"', `for: '1' does not belong to a node at offset 5; ${node}`],
    ['by=_', `by: '_' does not belong to a node at offset 3; ${node}`],
    [
      'for=_a; proto=http',
      "parameter: 'p' follows a value at offset 8; after a value a parameter begins with ';', or the next element with ','",
    ],
    ['for=_a;for=_b', "parameter: 'f' begins a repeated name at offset 7; an element has each parameter at most once"],
    [
      'for="_a',
      "parameter: '\"' does not begin a value at offset 4; a value is a token, or a quoted string without control characters",
    ],
    [
      'x="\0"',
      'parameter: U+0000 does not begin a value at offset 3; a value is a token, or a quoted string without control characters',
    ],
    [
      'x="a"b',
      "parameter: 'b' follows a value at offset 5; after a value a parameter begins with ';', or the next element with ','",
    ],
    [
      'host="a b"',
      "host: ' ' does not belong to a host at offset 7; a host is that of the field Host, and perhaps ':' and a port up to 65535",
    ],
    [
      'host="u@h"',
      "host: '@' does not belong to a host at offset 7; a host is that of the field Host, and perhaps ':' and a port up to 65535",
    ],
    ['proto=1', "proto: '1' does not belong to a scheme at offset 6; a protocol is http, https, ws or wss"],
    ['proto="a:b"', "proto: ':' does not belong to a scheme at offset 8; a protocol is http, https, ws or wss"],
  ])('%s', (field, reason) => {
    const parsed = parseForwarded(field)
    expect(parsed._tag === 'Left' && showReason(parsed.left)).toBe(reason)
  })
})

/** Matches a `token`, as used in RFC 7239, section 4. */
const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+"
const QUOTED = '"(?:[\\t !#-\\[\\]-~\\x80-\\xff]|\\\\[\\t -~\\x80-\\xff])*"'
const PAIR = `${TOKEN}=(?:${TOKEN}|${QUOTED})`
const ELEMENT = `(?:${PAIR})?(?:;(?:${PAIR})?)*`
const FIELD = new RegExp(`^[ \\t]*(?:${ELEMENT})?[ \\t]*(?:,[ \\t]*(?:${ELEMENT})?[ \\t]*)*$`)

const parts = fc.constantFrom('x', 'y', '=', ';', ',', ' ', '"', '\\', 'a', '\0', '\t', 'é', 'x=a', 'y="b"', ';z=c')

law(
  'parseForwarded accepts what the grammar says, of parameters without a meaning',
  [fc.array(parts, { maxLength: 9 })],
  (list) => {
    const field = list.join('')
    const parsed = parseForwarded(field)
    const isRepeated = parsed._tag === 'Left' && parsed.left.reason === 'repeated'
    if (!isRepeated) expect([field, parsed._tag]).toEqual([field, FIELD.test(field) ? 'Right' : 'Left'])
  },
)

law('parseForwarded does not throw', [fc.string()], (value) => {
  for (const name of ['for', 'by', 'host', 'proto', 'x']) {
    const field = `${name}="${value}"`
    const parsed = parseForwarded(field)
    if (parsed._tag === 'Left') expect(parsed.left.offset).toBeLessThanOrEqual(field.length)
  }
})
