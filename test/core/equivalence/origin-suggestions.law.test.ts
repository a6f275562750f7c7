/**
 * Checks that `hasOrigin` suggests only origins as corrections. The tests in `test/agreement` check the corrections
 * that the types suggest.
 */
import * as fc from 'fast-check'
import { showReason } from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { hasOrigin, readOrigin } from '../../../src/core/equivalence/has-origin'
import { TYPOS } from '../../corpus/http-typos'
import { anyText } from '../../support/arbitrary'
import { law } from '../../support/law'
import { references } from '../../support/operands'
import { suggestionOf } from '../../support/suggestion'
import { refOf } from '../../support/views'

const check = (entry: string): string | undefined => {
  const read = readOrigin(entry)
  if (typeof read === 'string') return undefined
  const suggestion = suggestionOf(showReason(read))
  if (suggestion === undefined) return undefined
  expect({ entry, suggestion, read: readOrigin(suggestion) }).toEqual({ entry, suggestion, read: expect.any(String) })
  expect(hasOrigin(suggestion)(refOf(`${suggestion}/a?b`))).toBe(true)
  return suggestion
}

describe('an entry that hasOrigin suggests is an origin:', () => {
  it.each([
    { entry: 'example.com/', suggestion: 'https://example.com' },
    { entry: 'example.com/a?b#c', suggestion: 'https://example.com' },
    { entry: 'localhost:3000/', suggestion: 'http://localhost:3000' },
    { entry: 'x/y://z', suggestion: 'https://x' },
    { entry: '//h/a/b', suggestion: 'https://h' },
    { entry: 'https:h/a', suggestion: 'https://h' },
    { entry: 'HTTPS:/h:8/', suggestion: 'HTTPS://h:8' },
    { entry: 'https//h/', suggestion: 'https://h' },
    { entry: 'http:\\\\h/a', suggestion: 'http://h' },
    { entry: '[::1]:80/', suggestion: 'http://[::1]:80' },
    { entry: 'example.com/*', suggestion: 'https://example.com' },
    { entry: 'http:/*', suggestion: 'https://host' },
    { entry: 'https:/*.example.com/a', suggestion: 'https://host' },
    { entry: 'https://h/', suggestion: 'https://h' },
    { entry: 'https://h:/', suggestion: 'https://h:' },
    { entry: 'ftp://h/a', suggestion: 'ftp://h' },
    { entry: 'ws://', suggestion: 'ws://host' },
    { entry: 'FOO:///', suggestion: 'foo://host' },
    { entry: 'mailto:a', suggestion: 'scheme://host' },
    { entry: 'me@h/a', suggestion: 'https://host' },
    { entry: 'null', suggestion: undefined },
    { entry: 'https://*.h', suggestion: undefined },
  ])('$suggestion for <$entry>', ({ entry, suggestion }) => {
    expect(check(entry)).toBe(suggestion)
  })

  it.each(TYPOS)('the one for <$text>', ({ text }) => {
    check(text)
    check(`${text}/a`)
  })

  const part = fc.constantFrom(
    'http',
    'HTTPS',
    'htp',
    'ws',
    'file',
    'null',
    'h',
    'example.com',
    ':',
    ':',
    '/',
    '/',
    '//',
    '\\',
    '*',
    '@',
    '?',
    '#',
    ' ',
    '80',
    '65536',
    '[::1]',
    '.',
    '%41',
    '%',
    'é',
  )
  const parts = fc.array(part, { maxLength: 8 }).map((all) => all.join(''))

  law('the one for any text', [fc.oneof(parts, references, anyText)], (entry) => {
    check(entry)
  })
})
