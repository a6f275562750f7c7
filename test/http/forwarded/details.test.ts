/** Tests how the library reads details of proxy headers, including the nodes and values in `Forwarded`. */
import { parseForwarded, parseRequestTarget, receivedUri } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { readNode } from '../../../src/http/forwarded/node'
import { rightOf } from '../../support/views'

describe('a node', () => {
  it.each([
    ['10.0.0.1:65535', { kind: 'ipv4', name: '10.0.0.1', port: '65535' }],
    ['10.0.0.1:65536', undefined],
    ['10.0.0.1:1x', undefined],
    ['10.0.0.1:x1', undefined],
    ['10.0.0.1:123456', undefined],
    ['10.0.0.1:000001', undefined],
    ['[::1]:1', { kind: 'ipv6', name: '::1', port: '1' }],
    ['[::1]_1', undefined],
    ['[::1', undefined],
    ['[::1x', undefined],
  ])('%s', (text, node) => expect(readNode(text)).toEqual(node))
})

describe('an error', () => {
  it.each([
    ['a="b\u0001"', 4, 'parameter', 'value'],
    ['=a', 0, 'parameter', 'name'],
    ['proto="1a"', 7, 'proto', 'proto'],
    ['proto="1http"', 7, 'proto', 'proto'],
    ['proto="1:a"', 7, 'proto', 'proto'],
    ['host="["', 6, 'host', 'host'],
  ])('of %j', (field, offset, component, reason) => {
    const parsed = parseForwarded(field)
    expect(parsed._tag === 'Left' && { ...parsed.left }).toMatchObject({
      _tag: 'ForwardedError',
      offset,
      component,
      reason,
    })
  })

  it('of a value that is not a string', () => {
    const parsed = parseForwarded(5 as never)
    expect(parsed._tag === 'Left' && parsed.left).toMatchObject({
      text: '',
      component: 'parameter',
      reason: 'not-text',
    })
  })
})

it('an element has only the parameters that are not standardized', () => {
  expect(rightOf(parseForwarded('host=a'))).toEqual([{ host: 'a', parameters: [] }])
})

describe('receivedUri', () => {
  const target = rightOf(parseRequestTarget('GET', '/'))
  const outcome = (headers: object, authority?: string) => {
    const found = receivedUri({ trust: ['10.0.0.1'], fields: 'x-forwarded' })({
      ...{ peer: '10.0.0.1', scheme: 'http', host: 'inside', target, headers },
      ...(authority === undefined ? {} : { authority }),
    } as never)
    return found._tag === 'Left' ? found.left.component : `${found.right.uri.text} ${found.right.client}`
  }

  it.each([
    ['xhttp', 'proto'],
    ['httpx', 'proto'],
    ['wss', 'wss://inside/ undefined'],
  ])('reads the protocol %s', (proto, result) => expect(outcome({ 'x-forwarded-proto': proto })).toBe(result))

  it.each(['_hidden', 'unknown', 'example.com'])('does not know the client %s', (client) => {
    expect(outcome({ 'x-forwarded-for': client })).toBe('http://inside/ undefined')
  })

  it('reads the host from `:authority` unless a proxy reports the host', () => {
    expect(outcome({}, 'inside:80')).toBe('http://inside:80/ 10.0.0.1')
    expect(outcome({ 'x-forwarded-host': 'example.com' }, 'inside')).toBe('http://example.com/ undefined')
    expect(outcome({}, 'other')).toBe('host')
  })

  it.each(['a', 5, null, {}])('accepts as hosts only a list, unlike %j', (hosts) => {
    expect(() => receivedUri({ trust: [], fields: 'forwarded', hosts } as never)).toThrow(
      "the option 'hosts' is a list of hosts",
    )
  })

  it('reads entries without the spaces and tabs around them', () => {
    const hops = {
      'x-forwarded-for': ' 8.8.8.8\t, 10.0.0.1 ',
      'x-forwarded-host': 'a.test \t',
      'x-forwarded-proto': 'wss ',
    }
    expect(outcome(hops)).toBe('wss://a.test/ 8.8.8.8')
  })

  it('accepts any valid scheme from the server', () => {
    const request = { peer: '10.0.0.1', scheme: 'coap', host: 'inside', target, headers: {} }
    expect(rightOf(receivedUri({ trust: [], fields: 'forwarded' })(request)).uri.text).toBe('coap://inside/')
  })

  it('accepts port 0 in the list of hosts', () => {
    const request = { peer: '10.0.0.1', scheme: 'http', host: 'inside:0', target, headers: {} }
    const received = receivedUri({ trust: [], fields: 'forwarded', hosts: ['inside:0'] })
    expect(rightOf(received(request)).uri.text).toBe('http://inside:0/')
  })

  it('ignores a field that is not a string', () => {
    expect(outcome({ 'x-forwarded-for': 5 })).toBe('http://inside/ 10.0.0.1')
  })

  it('refuses null as headers', () => {
    expect(() => outcome(null as never)).toThrow('headers: the value is not an object of fields')
  })
})
