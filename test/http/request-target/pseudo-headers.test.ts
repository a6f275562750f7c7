import * as E from 'fp-ts/Either'
import { showError, showReason } from 'uri-ts'
import { type PseudoHeaders, targetFromPseudoHeaders, targetUri } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'

const GET: PseudoHeaders = { ':method': 'GET', ':scheme': 'https', ':authority': 'a', ':path': '/' }
const CONNECT: PseudoHeaders = { ':method': 'CONNECT', ':authority': 'a:443' }
const EXTENDED: PseudoHeaders = { ...GET, ':method': 'CONNECT', ':protocol': 'websocket', ':path': '/chat' }

describe('targetFromPseudoHeaders', () => {
  it.each([
    [GET, 'OriginForm', '/'],
    [{ ...GET, ':path': '//evil.com/a?q' }, 'OriginForm', '//evil.com/a?q'],
    [{ ...GET, ':method': 'OPTIONS', ':path': '*' }, 'AsteriskForm', '*'],
    [CONNECT, 'AuthorityForm', 'a:443'],
    [EXTENDED, 'OriginForm', '/chat'],
  ] as const)('%j is an %s', (headers, form, text) => {
    expect(targetFromPseudoHeaders(headers)).toMatchObject(E.right({ _tag: form, text }))
  })

  it.each([
    [{ ...GET, ':path': '' }, ':path', '', 0, 'path', 'pseudo-header-missing'],
    [{ ...GET, ':path': undefined }, ':path', '', 0, 'path', 'pseudo-header-missing'],
    [{ ...GET, ':path': 'a' }, ':path', 'a', 0, 'path', 'path-form'],
    [{ ...GET, ':path': 'http://b/' }, ':path', 'http://b/', 0, 'path', 'path-form'],
    [{ ...GET, ':path': 'a*' }, ':path', 'a*', 0, 'path', 'path-form'],
    [{ ...GET, ':path': '?q' }, ':path', '?q', 0, 'path', 'path-form'],
    [{ ...GET, ':path': '*' }, ':path', '*', 0, 'request-target', 'asterisk-form'],
    [{ ...GET, ':path': '/a#b' }, ':path', '/a#b', 2, 'fragment', 'fragment-present'],
    [{ ...GET, ':path': '/a b' }, ':path', '/a b', 2, 'path', 'character'],
    [{ ...GET, ':path': ['/'] as unknown as string }, ':path', '', 0, 'request-target', 'not-text'],
    [{ ...GET, ':scheme': undefined }, ':scheme', '', 0, 'scheme', 'pseudo-header-missing'],
    [{ ...GET, ':method': undefined }, ':method', '', 0, 'request-target', 'pseudo-header-missing'],
    [{ ...GET, ':protocol': 'x' }, ':protocol', 'x', 0, 'request-target', 'pseudo-header-present'],
    [{ ...CONNECT, ':path': '/' }, ':path', '/', 0, 'path', 'pseudo-header-present'],
    [{ ...CONNECT, ':scheme': 'https' }, ':scheme', 'https', 0, 'scheme', 'pseudo-header-present'],
    [{ ...CONNECT, ':authority': undefined }, ':authority', '', 0, 'host', 'host-missing'],
    [{ ...CONNECT, ':authority': 'a:0' }, ':authority', 'a:0', 2, 'port', 'port-zero'],
    [{ ...EXTENDED, ':path': undefined }, ':path', '', 0, 'path', 'pseudo-header-missing'],
    [{ ...EXTENDED, ':path': '*' }, ':path', '*', 0, 'request-target', 'asterisk-form'],
    [{ ...EXTENDED, ':scheme': undefined }, ':scheme', '', 0, 'scheme', 'pseudo-header-missing'],
    [{}, ':method', '', 0, 'request-target', 'pseudo-header-missing'],
  ] as const)('refuses %j', (headers, field, text, offset, component, reason) => {
    const result = targetFromPseudoHeaders(headers)
    expect(result).toMatchObject(E.left({ _tag: 'RequestTargetError', field, text, offset, component, reason }))
    if (E.isLeft(result)) expect(showError(result.left).split('\n')).toHaveLength(3)
  })

  it('names the field in its messages', () => {
    const shown = (headers: PseudoHeaders): unknown => E.mapLeft(showReason)(targetFromPseudoHeaders(headers))
    expect(shown({ ...GET, ':path': 'http://b/' })).toEqual(
      E.left(":path: path: 'h' does not begin a path at offset 0; a :path begins with '/', or is '*' for OPTIONS"),
    )
    expect(shown({ ...CONNECT, ':scheme': 'https' })).toEqual(
      E.left(
        ":scheme: scheme: 'h' begins a value that is not allowed at offset 0; a CONNECT has :authority alone, and only an extended CONNECT has :protocol",
      ),
    )
  })

  it('gives the target of the URI of the request', () => {
    const uriOf = (headers: PseudoHeaders): string | undefined => {
      const target = targetFromPseudoHeaders(headers)
      if (E.isLeft(target)) return undefined
      const found = targetUri({ scheme: 'https', authority: headers[':authority'], target: target.right })
      return E.isRight(found) ? found.right.uri.text : undefined
    }
    expect(uriOf({ ...GET, ':path': '//evil.com/' })).toBe('https://a//evil.com/')
    expect(uriOf(EXTENDED)).toBe('https://a/chat')
    expect(uriOf(CONNECT)).toBe('https://a:443')
    expect(uriOf({ ...GET, ':authority': undefined })).toBeUndefined()
  })
})
