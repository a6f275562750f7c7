/**
 * Checks that every string, as a list entry or as the value of an environment variable, is accepted or causes a
 * `TypeError` with a message.
 */
import * as fc from 'fast-check'
import { hasOriginLike, hostList, originPattern, proxyOf, receivedUri, redirectUriMatcher } from 'uri-ts/http'
import { describe, expect } from 'vitest'
import { anyCharacter } from '../../../src/integrations/fast-check/characters'
import { law } from '../../support/law'
import { refOf } from '../../support/views'

const PARTS = [
  'a',
  '.',
  '*',
  ':',
  '80',
  '[',
  '::1',
  ']',
  '10.0.0.0',
  '/',
  '8',
  '0x',
  'https://',
  '@',
  '%',
  ' ',
  ',',
  '\t',
]

const texts = fc.oneof(
  fc.array(fc.constantFrom(...PARTS), { maxLength: 7 }).map((parts) => parts.join('')),
  fc.string({ unit: anyCharacter(), maxLength: 9 }),
)

const VIEWS = ['http://a.b:80/', 'https://[::1]/', 'x://10.0.0.1'].map(refOf)

/** Maps names to functions that pass a string to a tested function and, in most cases, call the result. */
const CALLS: { readonly [name: string]: (text: string) => unknown } = {
  hasOriginLike: (text) => VIEWS.map(hasOriginLike<string>([text])),
  hostList: (text) => VIEWS.map(hostList<string>([text])),
  originPattern: (text) => originPattern<string>(text),
  'proxyOf with a proxy': (text) => VIEWS.map(proxyOf({ all_proxy: text })),
  'receivedUri with a host': (text) => receivedUri<string, string>({ trust: [], fields: 'forwarded', hosts: [text] }),
  'receivedUri with a proxy': (text) => receivedUri<string, string>({ trust: [text], fields: 'forwarded' }),
  redirectUriMatcher: (text) => redirectUriMatcher<string>([text])(text),
}

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  law('accepts a string, or throws a TypeError', [texts], (text) => {
    try {
      call(text)
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError)
      expect((error as TypeError).message).toMatch(/^[A-Za-z]\w+: ./)
    }
  })
})

describe('NO_PROXY', () => {
  law('may be any string', [texts], (text) => {
    for (const proxy of VIEWS.map(proxyOf({ all_proxy: 'p', no_proxy: text })))
      expect(['Some', 'None']).toContain(proxy._tag)
  })
})
