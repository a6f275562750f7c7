/**
 * Checks that functions read and search their list arguments in linear time. `linear.test.ts` makes the same check for
 * long strings.
 */
import { uri, view } from 'uri-ts'
import * as http from 'uri-ts/http'
import { buildPurl, connectionUri, parsePurl } from 'uri-ts/schemes'
import { redactText, urlAttributes } from 'uri-ts/text'
import { expect, it } from 'vitest'
import { expectLinear } from '../support/cpu-time'

const LENGTH = 20_000

const namesFor = (length: number): readonly string[] => Array.from({ length }, (_, index) => `h${index}.example`)

const addressesFor = (length: number): readonly string[] =>
  Array.from({ length }, (_, index) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`)

const VIEW = view(uri('http://other.test/a?b'))
const ADDRESS = view(uri('http://9.9.9.9/'))
const TARGET = { _tag: 'AsteriskForm' } as never
const LINK: http.Link = { target: VIEW, rels: ['next'], parameters: [] }

const received = (fields: 'forwarded' | 'x-forwarded', headers: object) => {
  const receive = http.receivedUri<string, string>({ trust: ['10.0.0.0/8'], fields })
  return receive({ peer: '10.0.0.1', scheme: 'http', host: 'h', target: TARGET, headers: headers as never })
}

const many = connectionUri({ schemes: ['a'], hosts: 'many' })

/** Returns pairs whose names all differ. Such pairs are the slowest case for a function that looks for duplicates. */
const pairsFor = (length: number, separator: string): string =>
  Array.from({ length }, (_, index) => `k${index}=v`).join(separator)

/** Lists the functions under test, each with a call that processes a list of a given length. */
const CALLS: { readonly [name: string]: (length: number) => () => unknown } = {
  'buildPurl with qualifiers': (length) => {
    const qualifiers = Array.from({ length }, (_, index) => [`k${length - index}`, 'v'] as const)
    return () => buildPurl({ type: 'generic', name: 'a', qualifiers })
  },
  'connectionUri with hosts': (length) => {
    const text = `a://${namesFor(length).join(':1,')}/b`
    return () => many.parse(text)
  },
  'connectionUri with parameters': (length) => {
    const text = `a://h/?${pairsFor(length, '&')}`
    return () => many.parse(text)
  },
  'connectionUri with schemes': (length) => {
    const names = Array.from({ length }, (_, index) => `s${index}`)
    return () => connectionUri({ schemes: names as never, hosts: 'one' }).parse('s://h')
  },
  formatLinks: (length) => {
    const links = Array.from({ length }, () => LINK)
    return () => http.formatLinks(links)
  },
  hasOriginLike: (length) => {
    const origins = namesFor(length).flatMap((name) => [`https://${name}`, `https://*.${name}`])
    return () => http.hasOriginLike<string>(origins)(VIEW)
  },
  hostList: (length) => {
    const hosts = [...namesFor(length).flatMap((name) => [name, `.${name}:80`]), ...addressesFor(length)]
    return () => [VIEW, ADDRESS].map(http.hostList<string>(hosts))
  },
  linkOf: (length) => {
    const links = Array.from({ length: 10 * length }, () => LINK)
    return () => http.linkOf('prev')(links)
  },
  linkParameter: (length) => {
    const parameters = Array.from({ length: 10 * length }, () => ({ name: 'a', value: 'b' }))
    return () => http.linkParameter('title')({ ...LINK, parameters })
  },
  localTarget: (length) => {
    const origins = namesFor(length).map((name) => `https://${name}`)
    return () => http.localTarget<string, string>({ fallback: '/', origins })(VIEW as never)('https://a.test/')
  },
  'parseForwarded with parameters': (length) => {
    const field = pairsFor(length, ';')
    return () => http.parseForwarded(field)
  },
  'parseLinks with parameters': (length) => {
    const field = `<a>;${pairsFor(length, ';')}`
    return () => http.parseLinks(field)
  },
  'parseLinkTemplates with parameters': (length) => {
    const field = `"/";${pairsFor(length, ';')}`
    return () => http.parseLinkTemplates(field)
  },
  'parseLinkTemplates with variables': (length) => {
    const field = `"/${namesFor(length)
      .map((name) => `{${name}}`)
      .join('')}"`
    return () => http.parseLinkTemplates(field)
  },
  'parsePurl with qualifiers': (length) => {
    const text = `pkg:generic/a?${pairsFor(length, '&')}`
    return () => parsePurl(text)
  },
  proxyOf: (length) => {
    const list = [...namesFor(length), ...addressesFor(length)].join()
    return () => [VIEW, ADDRESS].map(http.proxyOf({ http_proxy: 'p', no_proxy: list }))
  },
  'receivedUri with Forwarded': (length) => {
    const forwarded = addressesFor(length)
      .map((address) => `for=${address};proto=https;host=a`)
      .join()
    return () => received('forwarded', { forwarded })
  },
  'receivedUri with X-Forwarded fields': (length) => {
    const [addresses, schemes] = [addressesFor(length).join(', '), 'https, '.repeat(length)]
    const headers = {
      'x-forwarded-for': addresses,
      'x-forwarded-proto': schemes,
      'x-forwarded-host': 'a, '.repeat(length),
    }
    return () => received('x-forwarded', headers)
  },
  'receivedUri with wrong schemes in Forwarded': (length) => {
    const forwarded = 'proto=x,'.repeat(length)
    return () => received('forwarded', { forwarded })
  },
  'receivedUri with wrong schemes in X-Forwarded-Proto': (length) => {
    const headers = { 'x-forwarded-proto': 'x,'.repeat(length) }
    return () => received('x-forwarded', headers)
  },
  'receivedUri with many proxies and hosts': (length) => {
    const [trust, hosts] = [addressesFor(length), namesFor(length)]
    const request = { peer: '9.9.9.9', scheme: 'http', host: 'h', target: TARGET, headers: {} }
    return () => http.receivedUri<string, string>({ trust, fields: 'forwarded', hosts })(request)
  },
  redactText: (length) => {
    const [keys, exact] = [namesFor(length), namesFor(length)]
    return () => redactText({ keys, exact })('http://h/?a=b&h1.example=c')
  },
  redirectUriMatcher: (length) => {
    const registered = namesFor(length).flatMap((name, index) => [`https://${name}/cb`, `http://127.0.0.1/${index}`])
    return () => http.redirectUriMatcher<string>(registered)('https://other.test/')
  },
  resolveLinks: (length) => {
    const links = Array.from({ length }, () => LINK)
    return () => http.resolveLinks(VIEW)(links)
  },
  urlAttributes: (length) => {
    const query = view(uri(`http://h/?${pairsFor(length, '&')}` as 'http://h/?a=b'))
    return () => urlAttributes(query)
  },
}

it.each(Object.keys(CALLS))('%s', (name) => {
  const prepare = CALLS[name]
  if (prepare !== undefined) expectLinear(name, prepare, LENGTH)
})

it.each(Object.keys(CALLS).filter((name) => / with (hosts|parameters|qualifiers|variables)$/.test(name)))(
  '%s reads the whole list',
  (name) => {
    expect(CALLS[name]?.(3)()).toMatchObject({ _tag: 'Right' })
  },
)

it.each(Object.keys(CALLS).filter((name) => name.startsWith('receivedUri')))('%s reads its list', (name) => {
  expect(CALLS[name]?.(3)()).toMatchObject({ _tag: /hosts|wrong/.test(name) ? 'Left' : 'Right' })
})
