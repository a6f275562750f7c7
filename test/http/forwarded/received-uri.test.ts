import { showReason } from 'uri-ts'
import { type ProxiedRequest, type ProxyOptions, parseRequestTarget, receivedUri } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { rightOf } from '../../support/views'

const target = rightOf(parseRequestTarget('GET', '/a?b'))
const requestOf = (headers: ProxiedRequest['headers'], rest: Partial<ProxiedRequest> = {}): ProxiedRequest => ({
  peer: '10.0.0.1',
  scheme: 'http',
  host: 'inside:8080',
  target,
  headers,
  ...rest,
})
const FORWARDED: ProxyOptions = { trust: ['10.0.0.0/8', '::1'], fields: 'forwarded' }
const UNOFFICIAL: ProxyOptions = { ...FORWARDED, fields: 'x-forwarded' }

const shown = (options: ProxyOptions, request: ProxiedRequest) => {
  const found = receivedUri(options)(request)
  if (found._tag === 'Left') return showReason(found.left)
  const { uri, client, ignoredFields } = found.right
  return `${uri.text} ${client}${ignoredFields.map((name) => ` -${name}`).join('')}`
}
const byForwarded = (forwarded: string, rest: Partial<ProxiedRequest> = {}) =>
  shown(FORWARDED, requestOf({ forwarded }, rest))

describe('Forwarded, from a trusted peer', () => {
  it.each([
    ['for=8.8.8.8;host=example.com;proto=https', 'https://example.com/a?b 8.8.8.8'],
    ['for=8.8.8.8', 'http://inside:8080/a?b 8.8.8.8'],
    ['', 'http://inside:8080/a?b 10.0.0.1'],
    ['for="[2001:db8::1]:4711";proto=https', 'https://inside:8080/a?b 2001:db8::1'],
    ['proto=https', 'https://inside:8080/a?b undefined'],
    ['for=unknown;proto=https', 'https://inside:8080/a?b undefined'],
    ['for=_hidden', 'http://inside:8080/a?b _hidden'],
  ])('%s', (field, result) => expect(byForwarded(field)).toBe(result))

  it('ignores what the client has made up', () => {
    const made = 'for=127.0.0.1;host=evil.example;proto=http'
    expect(byForwarded(`${made}, for=8.8.8.8;host=example.com;proto=https`)).toBe('https://example.com/a?b 8.8.8.8')
    expect(byForwarded(`${made}, for=8.8.8.8`)).toBe('http://inside:8080/a?b 8.8.8.8')
    expect(byForwarded(`${made}, for=unknown;proto=https`)).toBe('https://inside:8080/a?b undefined')
    expect(byForwarded(`for=10.9.9.9;host=evil.example, for=_x`)).toBe('http://inside:8080/a?b _x')
  })

  it('reads several trusted proxies, and what the outermost says counts', () => {
    expect(byForwarded('for=8.8.8.8;proto=https;host=example.com, for=10.0.0.2;proto=http;host=inner')).toBe(
      'https://example.com/a?b 8.8.8.8',
    )
    expect(byForwarded('for=8.8.8.8, for="[::ffff:10.0.0.2]";proto=https')).toBe('https://inside:8080/a?b 8.8.8.8')
    expect(byForwarded('for=10.0.0.3, for=10.0.0.2')).toBe('http://inside:8080/a?b 10.0.0.3')
  })

  it('knows the peer by value', () => {
    for (const peer of ['::ffff:10.0.0.1', '::ffff:a00:1', '0:0:0:0:0:0:0:1', '::1%lo'])
      expect(byForwarded('for=8.8.8.8', { peer })).toBe('http://inside:8080/a?b 8.8.8.8')
  })

  it('is refused if it is wrong', () => {
    expect(byForwarded('for=8.8.8.8;host="a b"')).toBe(
      "Forwarded: host: ' ' does not belong to a host at offset 19; a host is that of the field Host, and perhaps ':' and a port up to 65535",
    )
    expect(byForwarded('for="8.8.8.8')).toMatch(/^Forwarded: parameter: '"' does not begin a value at offset 4/)
    expect(byForwarded('proto=javascript')).toBe(
      "Forwarded: proto: 'j' does not belong to a scheme at offset 6; a protocol is http, https, ws or wss",
    )
    const inHost = 'x=";proto=b";host=gopher.example;proto="go\\pher";by=_gopher, proto=gopher'
    expect(byForwarded(inHost)).toMatch(/^Forwarded: proto: 'g' does not belong to a scheme at offset 40/)
    expect(byForwarded('proto=to')).toMatch(/^Forwarded: proto: 't' does not belong to a scheme at offset 6/)
  })
})

describe('from a peer that is not trusted', () => {
  it.each(['11.0.0.1', 'fd00::1', '', undefined, 'localhost', '10.0.0.1.evil.example'])(
    '%s: fields are ignored, and listed',
    (peer) => {
      const client = peer === '' ? undefined : peer
      expect(byForwarded('for=8.8.8.8;host="wrong', { peer })).toBe(`http://inside:8080/a?b ${client} -forwarded`)
      expect(shown(UNOFFICIAL, requestOf({ 'x-forwarded-host': 'e', forwarded: 'for=_a' }, { peer }))).toBe(
        `http://inside:8080/a?b ${client} -x-forwarded-host`,
      )
    },
  )
})

describe('fields that begin with X-Forwarded-', () => {
  it.each([
    [
      { 'x-forwarded-for': '8.8.8.8', 'x-forwarded-proto': 'HTTPS', 'x-forwarded-host': 'example.com' },
      'https://example.com/a?b 8.8.8.8',
    ],
    [
      { 'x-forwarded-for': '1.1.1.1, 8.8.8.8,10.0.0.2', 'x-forwarded-proto': 'https' },
      'https://inside:8080/a?b 8.8.8.8',
    ],
    [{ 'x-forwarded-for': '1.1.1.1, 8.8.8.8', 'x-forwarded-proto': 'http, https' }, 'https://inside:8080/a?b 8.8.8.8'],
    [{ 'x-forwarded-for': '2001:db8::1' }, 'http://inside:8080/a?b 2001:db8::1'],
    [{ 'x-forwarded-for': '[2001:db8::1]:80' }, 'http://inside:8080/a?b 2001:db8::1'],
    [{ 'x-forwarded-for': '8.8.8.8:1234' }, 'http://inside:8080/a?b 8.8.8.8'],
    [{ 'x-forwarded-for': '8.8.8.8, evil' }, 'http://inside:8080/a?b undefined'],
    [{ 'x-forwarded-for': ['1.1.1.1', '8.8.8.8'] }, 'http://inside:8080/a?b 8.8.8.8'],
    [{ 'x-forwarded-proto': 'https' }, 'https://inside:8080/a?b undefined'],
    [{ forwarded: 'for=8.8.8.8' }, 'http://inside:8080/a?b 10.0.0.1'],
    [
      { 'x-forwarded-for': '8.8.8.8', 'x-forwarded-proto': 'ftp' },
      "X-Forwarded-Proto: proto: 'f' does not belong to a scheme at offset 0; a protocol is http, https, ws or wss",
    ],
    [
      { 'x-forwarded-proto': 'https,, ht , http, ht' },
      "X-Forwarded-Proto: proto: 'h' does not belong to a scheme at offset 8; a protocol is http, https, ws or wss",
    ],
    [
      { 'x-forwarded-for': '8.8.8.8', 'x-forwarded-host': 'a b' },
      "host: host: ' ' is not allowed at offset 1; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
    ],
  ])('%j', (headers, result) => expect(shown(UNOFFICIAL, requestOf(headers))).toBe(result))

  it('are read from Headers', () => {
    const headers = new Headers({ 'X-Forwarded-For': '8.8.8.8', 'X-Forwarded-Proto': 'https' })
    expect(shown(UNOFFICIAL, requestOf(headers))).toBe('https://inside:8080/a?b 8.8.8.8')
  })
})

it('a target in absolute-form has a scheme of HTTP', () => {
  const shownOf = (text: string) => {
    const target = rightOf(parseRequestTarget('GET', text))
    return shown(FORWARDED, requestOf({}, { target }))
  }
  expect(shownOf('javascript://example.com/%0aalert(1)')).toBe(
    "proto: 'j' does not belong to a scheme at offset 0; a protocol is http, https, ws or wss",
  )
  expect(shownOf('httpx://a/')).toMatch(/^proto: 'h'/)
  expect(shownOf('HTTPS://a/')).toMatch(/^HTTPS:\/\/a\/ /)
})

it('throws for a list of header fields', () => {
  const call = () => receivedUri(FORWARDED)(requestOf(['Forwarded', 'for=8.8.8.8'] as never))
  expect(call).toThrow('headers: the value is not an object of fields')
})

describe('the list of hosts', () => {
  const withHosts = (hosts: readonly string[], host: string) =>
    shown({ ...FORWARDED, hosts }, requestOf({ forwarded: `for=8.8.8.8;proto=https;host="${host}"` }))

  it('has the host, by value, and its port if it has one', () => {
    expect(withHosts(['example.com'], 'EX%41MPLE.com:1')).toBe('https://EX%41MPLE.com:1/a?b 8.8.8.8')
    expect(withHosts(['a', 'example.com:1'], 'example.com:1')).toBe('https://example.com:1/a?b 8.8.8.8')
    expect(withHosts(['[::1]'], '[0::1]')).toBe('https://[0::1]/a?b 8.8.8.8')
  })

  it('refuses other hosts, also of an absolute-form', () => {
    const reason = (first: string) =>
      `host: '${first}' begins a host that is not in the list at offset 0; a request is for one of the hosts in the list`
    expect(withHosts(['example.com'], 'evil.example')).toBe(reason('e'))
    expect(withHosts(['example.com:1'], 'example.com')).toBe(reason('e'))
    const absolute = rightOf(parseRequestTarget('GET', 'http://x.example/'))
    expect(shown({ ...FORWARDED, hosts: ['inside'] }, requestOf({}, { target: absolute }))).toBe(reason('x'))
  })

  it.each(['', 'a/b', 'u@h', 'a b', '[::1', 1, '.a.b', '*.a.b', 'a:65536', 'a:99999', 'a:0100000', '[::1]:65536'])(
    'throws for %j',
    (entry) => {
      expect(() => receivedUri({ ...FORWARDED, hosts: [entry as string] })).toThrow(
        `hosts: ${JSON.stringify(entry).replace('u@', '*@')} is not a host`,
      )
    },
  )
})

describe('options', () => {
  it('are checked', () => {
    expect(() => receivedUri<string>({ trust: ['10.0.0.1/8'], fields: 'forwarded' })).toThrow(
      'trust: "10.0.0.1/8" is not the first',
    )
    expect(() => receivedUri({ trust: [] } as never)).toThrow("the option 'fields' is missing")
    expect(() => receivedUri({ trust: [], fields: 'both' as never })).toThrow(
      "the option 'fields' is one of forwarded, x-forwarded",
    )
    expect(() => receivedUri({ ...FORWARDED, trusted: [] } as never)).toThrow("'trusted' is not an option")
    expect(() => receivedUri(FORWARDED)({ ...requestOf({}), headers: undefined as never })).toThrow('headers: ')
  })

  it('and a list that contains another value than a string is ignored', () => {
    const clientOf = (forwarded: unknown) => {
      const received = receivedUri(FORWARDED)(requestOf({ forwarded } as never))
      return received._tag === 'Right' && received.right.client
    }
    expect(clientOf(['for=8.8.8.8', 'proto=https'])).toBe(clientOf('for=8.8.8.8, proto=https'))
    expect(clientOf(['for=8.8.8.8'])).toBe('8.8.8.8')
    expect(clientOf(['for=8.8.8.8', {}])).toBe(clientOf(undefined))
    expect(clientOf([{}])).toBe(clientOf(undefined))
    expect(clientOf([Object.create(null)])).toBe(clientOf(undefined))
    expect(clientOf(Object.create(null))).toBe(clientOf(undefined))
  })

  it('and names of headers that are not in lower case are refused', () => {
    const received = (headers: Record<string, string>) => receivedUri(FORWARDED)(requestOf(headers))
    const refused = new TypeError('headers: the value is not an object of fields in lower case')
    expect(() => received({ Forwarded: 'for=8.8.8.8' })).toThrow(refused)
    expect(() => received({ Host: 'a', forwarded: 'for=8.8.8.8', FORWARDED: 'for=1.1.1.1' })).toThrow(refused)
    expect(() => receivedUri(FORWARDED)(requestOf({ FORWARDED: '' }, { peer: '9.9.9.9' }))).toThrow(refused)
    expect(() => received({ Host: 'a' })).toThrow(refused)
    const headers = new Headers({ Forwarded: 'for=8.8.8.8' })
    expect(receivedUri(FORWARDED)(requestOf({}, { headers }))).toMatchObject({ right: { client: '8.8.8.8' } })
  })

  it('and fields are read only where they are own properties', () => {
    const polluted = Object.prototype as Record<string, unknown>
    try {
      Object.assign(polluted, { hosts: ['evil.example'], forwarded: 'for=1.1.1.1' })
      expect(shown(FORWARDED, requestOf({}))).toBe('http://inside:8080/a?b 10.0.0.1')
    } finally {
      delete polluted['hosts']
      delete polluted['forwarded']
    }
  })
})
