import * as E from 'fp-ts/Either'
import { showError } from 'uri-ts'
import { parseRequestTarget, type TargetUriError, targetUri } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'

interface Row {
  readonly scheme?: string
  readonly host?: string
  readonly authority?: string
}

const reconstruct = (method: string, text: string, row: Row) => {
  const target = parseRequestTarget(method, text)
  if (E.isLeft(target)) return expect.fail(text)
  return targetUri({ scheme: 'http', ...row, target: target.right })
}

describe('targetUri', () => {
  it.each([
    // Lists the examples in RFC 9112, section 3.3.
    [
      'GET',
      '/pub/WWW/TheProject.html',
      { scheme: 'https', host: 'www.example.org' },
      'https://www.example.org/pub/WWW/TheProject.html',
      undefined,
    ],
    ['OPTIONS', '*', { host: 'www.example.org:8001' }, 'http://www.example.org:8001', undefined],
    ['GET', '/where?q=now', { host: 'www.example.org' }, 'http://www.example.org/where?q=now', undefined],
    ['GET', 'http://a/b', { host: 'a' }, 'http://a/b', undefined],
    ['GET', 'http://a/b', {}, 'http://a/b', undefined],
    ['GET', 'http://a/b', { host: 'A:80' }, 'http://a/b', undefined],
    ['GET', 'http://a/b', { host: '%61:' }, 'http://a/b', undefined],
    ['GET', 'https://a/b', { host: 'a:443' }, 'https://a/b', undefined],
    ['GET', 'https://a/b', { host: 'a:80' }, 'https://a/b', 'a:80'],
    ['GET', 'http://a/b', { host: 'evil' }, 'http://a/b', 'evil'],
    ['GET', 'http://a/b', { host: '' }, 'http://a/b', ''],
    ['GET', 'http://[::1]/', { host: '[0:0::1]' }, 'http://[::1]/', undefined],
    ['GET', 'urn:a', { host: '' }, 'urn:a', undefined],
    ['GET', 'urn:a', { host: 'b' }, 'urn:a', 'b'],
    ['GET', 'urn:a', {}, 'urn:a', undefined],
    ['GET', 'foo://a:1', { host: 'a' }, 'foo://a:1', 'a'],
    ['CONNECT', 'a:443', { scheme: 'https', host: 'a' }, 'https://a:443', undefined],
    ['CONNECT', 'a:443', { host: 'b:443' }, 'http://a:443', 'b:443'],
    ['GET', '//evil.com/', { host: 'a' }, 'http://a//evil.com/', undefined],
    ['GET', '/', { authority: 'a:80', host: 'A' }, 'http://a:80/', undefined],
    ['GET', '/', { authority: 'a' }, 'http://a/', undefined],
    ['GET', '/?', { scheme: 'coap', authority: 'a:1' }, 'coap://a:1/?', undefined],
  ] as const)('%s %s with %j is %s', (method, text, row, uri, ignoredHost) => {
    const result = reconstruct(method, text, row)
    if (E.isLeft(result)) return expect.fail(showError(result.left))
    expect({ ...result.right, uri: result.right.uri.text }).toEqual({ uri, ignoredHost })
    expect(result.right.uri._tag).toBe('Uri')
  })

  it.each([
    ['GET', '/', {}, 'host', '', 0, 'host', 'host-missing'],
    ['GET', '/', { host: '' }, 'host', '', 0, 'host', 'host-missing'],
    ['GET', '/', { host: ':80' }, 'host', ':80', 0, 'host', 'host-missing'],
    ['GET', '/', { authority: '' }, 'authority', '', 0, 'host', 'host-missing'],
    ['GET', '/', { host: 'a@b' }, 'host', 'a@b', 1, 'host', 'character'],
    ['GET', '/', { host: 'a/b' }, 'host', 'a/b', 1, 'host', 'character'],
    ['GET', '/', { host: 'a b' }, 'host', 'a b', 1, 'host', 'character'],
    ['GET', '/', { host: 'a, b' }, 'host', 'a, b', 2, 'host', 'character'],
    ['GET', '/', { host: 'a:8o' }, 'host', 'a:8o', 3, 'port', 'character'],
    ['GET', '/', { host: 'a:65536' }, 'host', 'a:65536', 2, 'port', 'port-range'],
    ['GET', '/', { host: '[::1' }, 'host', '[::1', 0, 'host', 'ip-literal'],
    ['GET', 'http://a/', { host: 'a#' }, 'host', 'a#', 1, 'host', 'character'],
    ['GET', '/', { authority: 'u@a', host: 'a' }, 'authority', 'u@a', 1, 'host', 'character'],
    ['GET', '/', { authority: 'abd', host: 'abc' }, 'authority', 'abd', 2, 'host', 'authority-conflict'],
    ['GET', '/', { authority: 'a:81', host: 'a' }, 'authority', 'a:81', 1, 'host', 'authority-conflict'],
    ['GET', '/', { authority: 'a', host: '' }, 'authority', 'a', 0, 'host', 'authority-conflict'],
    ['GET', '/', { authority: '', host: 'a' }, 'authority', '', 0, 'host', 'authority-conflict'],
    ['GET', '/', { scheme: '', host: 'a' }, 'scheme', '', 0, 'scheme', 'character'],
    ['GET', '/', { scheme: '1a', host: 'a' }, 'scheme', '1a', 0, 'scheme', 'character'],
    ['GET', '/', { scheme: 'http://evil/?', host: 'a' }, 'scheme', 'http://evil/?', 4, 'scheme', 'character'],
  ] as const)('%s %s with %j fails', (method, text, row, field, value, offset, component, reason) => {
    const error: TargetUriError = { _tag: 'TargetUriError', field, text: value, offset, component, reason }
    const result = reconstruct(method, text, row)
    expect(result).toMatchObject(E.left(error))
    if (E.isLeft(result)) expect(showError(result.left).split('\n')).toHaveLength(3)
  })

  it.each([
    [{ scheme: 5 }, 'scheme', 'scheme'],
    [{ host: ['a', 'b'] }, 'host', 'host'],
    [{ authority: ['a', 'b'] }, 'authority', 'host'],
  ])('takes no %j for text', (row, field, component) => {
    const result = reconstruct('GET', '/', { host: 'a', ...row } as never)
    expect(result).toMatchObject(E.left({ field, text: '', offset: 0, component, reason: 'not-text' }))
    if (E.isLeft(result)) expect(showError(result.left)).toMatch(/ the value is not a string; /)
  })

  it('names the field that is wrong', () => {
    const shown = (row: Row): unknown => E.mapLeft(showError)(reconstruct('GET', '/', row))
    expect(shown({ authority: 'a', host: 'b' })).toEqual(
      E.left("a\n^\nauthority: host: 'a' differs from Host at offset 0; a request names one host and port"),
    )
    expect(shown({ authority: ':1' })).toEqual(
      E.left(
        ":1\n^\nauthority: host: ':' does not begin a host at offset 0; an http or https URI and an authority-form have a host that is not empty",
      ),
    )
  })

  it('does not take a text for a parsed target', () => {
    for (const target of ['/a', undefined, {}]) {
      expect(() => targetUri({ scheme: 'https', host: 'a', target: target as never })).toThrow(
        'the value is not a view',
      )
    }
  })
})
