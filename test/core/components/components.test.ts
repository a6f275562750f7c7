import { expect, it } from 'vitest'
import { components } from '../../../src/core/components/components'
import { viewOf } from '../../support/corpus'

const KEYS = ['scheme', 'authority', 'userinfo', 'host', 'port', 'path', 'query', 'fragment']

it('components makes absent components undefined, and empty ones empty strings', () => {
  expect(components(viewOf(''))).toStrictEqual({
    scheme: undefined,
    authority: undefined,
    userinfo: undefined,
    host: undefined,
    port: undefined,
    path: '',
    query: undefined,
    fragment: undefined,
  })
  expect(components(viewOf('a://@:?#'))).toStrictEqual({
    scheme: 'a',
    authority: '@:',
    userinfo: '',
    host: '',
    port: '',
    path: '',
    query: '',
    fragment: '',
  })
})

it('components always has the same keys in the same order', () => {
  for (const text of ['', 'a:', '//u@h:1/p?q#f']) expect(Object.keys(components(viewOf(text)))).toEqual(KEYS)
})
