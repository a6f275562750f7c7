/** Tests the errors for patterns that a router refuses. */
import * as E from 'fp-ts/Either'
import { showReason } from 'uri-ts'
import type { RouteEntry } from 'uri-ts/routes'
import { expect, it } from 'vitest'
import { compileEntries } from '../../../src/routes/router/router'
import { NOT_TEXT } from '../../support/not-text'

const errorOf = (entries: readonly RouteEntry[]) => {
  const router = compileEntries(entries)
  return E.isLeft(router) ? router.left : expect.fail('the router accepts the patterns')
}

const ALLOWED = "a segment is letters, digits, -._~!$&'()*+,;=:@ and percent-encoded octets"

it.each([
  ['a', "r: 'a' is not allowed at offset 0; a route begins with '/'"],
  ['/a b', `r: ' ' is not allowed at offset 2; ${ALLOWED}`],
  ['/a\ud800', `r: a non-ASCII character is not allowed at offset 2; ${ALLOWED}`],
  ['/a%2', "r: '%' is not allowed at offset 2; write %25 for a percent sign"],
  ['/a/..', "r: '.' is not allowed at offset 3; browsers resolve . and .."],
  ['/{a}{b}', "r: '{' is not allowed at offset 4; write {name}, text between two, or {+name} at the end"],
  ['/:a', "r: ':' is not allowed at offset 1; write {name} or {+rest}"],
  ['/{+a}/b', "r: '{' is not allowed at offset 1; {+name} is last"],
  ['/{a}/{a}', "r: '{' is not allowed at offset 5; names differ"],
])('refuses %s: %s', (pattern, sentence) => {
  expect(showReason(errorOf([{ name: 'r', pattern }]))).toBe(sentence)
})

it('refuses a second route of one name', () => {
  const sentence = "r: '/' begins a second pattern of one name at offset 0; names are different"
  const entries = ['/a', '/b'].map((pattern) => ({ name: 'r', pattern }))
  expect(showReason(errorOf(entries))).toBe(sentence)
})

it.each(NOT_TEXT)('refuses a pattern that is not a text: %s', (_name, value) => {
  expect(errorOf([{ name: 'r', pattern: value as string }])).toEqual({
    _tag: 'RouteError',
    text: '',
    offset: 0,
    component: 'r',
    reason: 'not-text',
    problem: 'is not a string',
    expected: 'a pattern is a string',
    other: undefined,
  })
})
