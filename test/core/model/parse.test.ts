import * as E from 'fp-ts/Either'
import * as uri from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { INVALID, WRONG_KIND } from '../../corpus/invalid'
import { matches } from '../../refimpl/abnf'
import * as a from '../../refimpl/appendix-a'
import { errorOf, PARSERS, VALID_ROWS, viewOf } from '../../support/corpus'

const KINDS = {
  UriReference: { rule: a.uriReference, is: uri.isUriReference },
  Uri: { rule: a.uri, is: uri.isUri },
  AbsoluteUri: { rule: a.absoluteUri, is: uri.isAbsoluteUri },
  RelativeRef: { rule: a.relativeRef, is: uri.isRelativeRef },
} as const

const KIND_NAMES = ['UriReference', 'Uri', 'AbsoluteUri', 'RelativeRef'] as const

describe.each(KIND_NAMES)('is%s and its parser', (kind) => {
  const { rule, is } = KINDS[kind]
  const parse = PARSERS[kind]

  it.each(VALID_ROWS)('agree with the grammar about $text', ({ text }) => {
    expect(is(text)).toBe(matches(rule, text))
    const parsed: E.Either<uri.ParseError, uri.View> = parse(text)
    expect(E.isRight(parsed)).toBe(matches(rule, text))
  })

  it.each(INVALID)('reject $text', ({ text, component, reason, offset }) => {
    expect(is(text)).toBe(false)
    expect(parse(text)).toEqual(E.left({ _tag: 'ParseError', text, offset, component, reason }))
  })

  it('give the same view as parseUriReference', () => {
    for (const { text } of VALID_ROWS) {
      const parsed: E.Either<uri.ParseError, uri.View> = parse(text)
      if (E.isLeft(parsed)) continue
      expect(parsed.right).toEqual(viewOf(text))
      expect(parsed.right._tag).toBe(matches(a.uri, text) ? 'Uri' : 'RelativeRef')
    }
  })
})

describe('a reference of another kind', () => {
  it.each(WRONG_KIND)('$text is not a valid $as ($section)', ({ as, text, component, reason, offset }) => {
    expect(errorOf(text, as)).toEqual({ _tag: 'ParseError', text, offset, component, reason })
    expect(KINDS[as].is(text)).toBe(false)
    expect(uri.isUriReference(text)).toBe(true)
  })
})

describe('view', () => {
  it('accepts every string that a refinement has proved', () => {
    for (const { text } of VALID_ROWS) {
      const branded: string = text
      if (uri.isUriReference(branded)) expect(uri.view(branded)).toEqual(viewOf(text))
      else expect.fail(text)
    }
  })

  it('does not change when another text is parsed', () => {
    const first = viewOf('http://u@a:1/b?c')
    const copy = { ...first }
    uri.parseUriReference('//[::1')
    uri.isUri('x://other.example/longer?than#before')
    expect({ ...first }).toEqual(copy)
  })
})

describe('an error', () => {
  it('has the whole text, also of a long one', () => {
    const text = `${'a'.repeat(100_000)} `
    expect(errorOf(text)).toEqual({
      _tag: 'ParseError',
      text,
      offset: 100_000,
      component: 'path',
      reason: 'character',
    })
  })
})
