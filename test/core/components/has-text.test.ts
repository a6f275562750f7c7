import { isHttpUri, isRelativeRef, isUri, isUriReference, parseUri, uriOf, view } from 'uri-ts'
import { isLocalPath, parseRequestTarget } from 'uri-ts/http'
import { isIri, parseIri } from 'uri-ts/iri'
import { describe, expect, it } from 'vitest'
import { hasText } from '../../../src/core/components/has-text'
import { VALID_ROWS, viewOf } from '../../support/corpus'
import { rightOf } from '../../support/views'

describe('hasText', () => {
  it.each(VALID_ROWS)('answers for the view of $text as the check answers for the string', ({ text }) => {
    const view = viewOf(text)
    expect(hasText(isUri)(view)).toBe(isUri(text))
    expect(hasText(isRelativeRef)(view)).toBe(isRelativeRef(text))
    expect(hasText(isUriReference)(view)).toBe(true)
    expect(hasText(isHttpUri)(view)).toBe(isHttpUri(text))
    expect(hasText(isLocalPath)(view)).toBe(isLocalPath(text))
    expect(hasText(isIri)(view)).toBe(isIri(text))
  })

  it('asks the function that uriOf has made', () => {
    const database = uriOf({ schemes: ['postgres'], host: true })
    expect(hasText(database.is)(view('postgres://db/shop'))).toBe(true)
    expect(hasText(database.is)(view('postgres:shop'))).toBe(false)
  })

  it('knows the views of IRIs', () => {
    expect(hasText(isUri)(rightOf(parseIri('http://example.com/é')))).toBe(false)
    expect(hasText(isUri)(rightOf(parseIri('http://example.com/e')))).toBe(true)
  })

  it('is false for a request-target, whose text is another reference', () => {
    const origin = rightOf(parseRequestTarget('GET', '//example.com/a'))
    if (origin._tag === 'AsteriskForm') throw new Error('not a view')
    expect(isUriReference(origin.text)).toBe(true)
    expect(hasText(isUriReference)(origin)).toBe(false)
  })

  it.each([null, undefined, 'https', true, view('http://a/'), /^http:/])('refuses %o instead of a check', (check) => {
    expect(() => hasText(check as never)).toThrow(new TypeError('the value is not a check'))
  })
})

it('a check of strings is false for each view, because a value that passes it is a string', () => {
  const values: readonly unknown[] = [view('http://a/'), parseUri('http://a/'), new URL('http://a/')]
  expect(values.filter(isUri)).toEqual([])
})
