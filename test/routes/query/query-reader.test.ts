import { showReason } from 'uri-ts'
import { queryReader } from 'uri-ts/routes'
import { bool, csv, int, text, withDefault } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { safeFilePath } from '../../../src/http/files/safe-file-path'
import { refOf, rightOf } from '../../support/views'

const CODECS = { q: text, page: withDefault(int, 1), all: bool, ids: csv(int) }

describe('queryReader', () => {
  const read = queryReader(CODECS)

  it.each([
    { from: '', values: { page: 1 } },
    { from: '?', values: { page: 1 } },
    { from: '?q', values: { q: '', page: 1 } },
    { from: '?q=a%26+b&x&page=2&all=true&ids=1,2', values: { q: 'a&+b', page: 2, all: true, ids: [1, 2] } },
    { from: '?%71=1&q=2', values: { q: '1', page: 1 } },
    { from: '?x=%FF&Q=1', values: { page: 1 } },
  ])('reads <$from>, without a property for what is missing', ({ from, values }) => {
    expect(read(refOf(from))).toStrictEqual({ _tag: 'Right', right: values })
  })

  it.each([
    { from: 'http://h/?q=a&page=two', offset: 19, variable: 'page', reason: 'codec' },
    { from: '?page', offset: 5, variable: 'page', reason: 'codec' },
    { from: '?q=a%FF', offset: 4, variable: 'q', reason: 'utf-8' },
    { from: '?ids=1,x', offset: 5, variable: 'ids', reason: 'codec' },
  ])('refuses <$from>', ({ from, ...error }) => {
    expect(read(refOf(from))).toMatchObject({ left: { _tag: 'ExtractError', text: from, ...error } })
  })

  it('says what the codec expects', () => {
    const refused = read(refOf('?page=two'))
    expect(refused._tag === 'Left' && showReason(refused.left)).toBe(
      "page: 'two' is not an integer; an integer is digits without leading zeros, and at most 9007199254740991",
    )
  })

  it('reads forms, if it is told to', () => {
    expect(queryReader({ 'a b': text }, { form: true })(refOf('?a+b=c+d'))).toEqual({
      _tag: 'Right',
      right: { 'a b': 'c d' },
    })
    expect(queryReader({ 'a b': text }, { form: false })(refOf('?a+b=c+d'))).toEqual({ _tag: 'Right', right: {} })
    expect(queryReader({ a: text }, { form: undefined })(refOf('?a=+'))).toEqual({ _tag: 'Right', right: { a: '+' } })
  })

  it('takes codecs that throw, and keys of any name', () => {
    const throwing = {
      decode: () => {
        throw new Error('never')
      },
      encode: String,
    }
    expect(queryReader({ a: throwing })(refOf('?a'))).toMatchObject({ left: { reason: 'codec', expected: 'never' } })
    const codecs = JSON.parse('{"__proto__":0,"constructor":0}', (key, value) => (key === '' ? value : text))
    const values = rightOf(queryReader(codecs)(refOf('?__proto__=1&constructor=2')))
    expect(Object.entries(values)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ])
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
  })
})

describe('options that do not exist', () => {
  it('are refused by queryReader and safeFilePath', () => {
    expect(() => queryReader({ a: text }, { form: 'true' } as never)).toThrow("the option 'form' is one of true, false")
    expect(() => queryReader({ a: text })('?a=1' as never)).toThrow('the value is not a view')
    const error = "'from' is not an option: the options are form"
    expect(() => queryReader({ a: text }, { from: true } as never)).toThrow(new TypeError(error))
    expect(() => safeFilePath({ root: '/', dotfiles: false } as never)).toThrow(/^'dotfiles' is not an option/)
    expect(safeFilePath({ root: '/srv', windows: false, dotFiles: true })(refOf('/a'))).toEqual({
      _tag: 'Right',
      right: '/srv/a',
    })
  })
})

describe('text', () => {
  it('reads and writes every text, and nothing else', () => {
    expect(text.decode('')).toEqual({ _tag: 'Right', right: '' })
    expect(text.encode('a b')).toBe('a b')
    expect(text.decode(5 as never)._tag).toBe('Left')
    expect(() => text.encode(5 as never)).toThrow(TypeError)
  })
})
