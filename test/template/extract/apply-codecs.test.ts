/** Tests the errors that `extract` returns when a codec rejects a value. */
import * as E from 'fp-ts/Either'
import { extract, int, template, withCodecs } from 'uri-ts/template'
import { expect, it } from 'vitest'

const RULE = 'the codec of the variable must accept its value'

const refusal = (cause: unknown, isThrown: boolean) => {
  const decode = (): E.Either<unknown, string> => {
    if (isThrown) throw cause
    return E.left(cause)
  }
  const codec = { encode: (value: string) => value, decode }
  const result = extract(withCodecs({ id: codec })(template('/a/{id}')))('/a/7')
  return E.isLeft(result) ? result.left : expect.fail('the codec accepts the value')
}

it.each([
  { name: 'a text', cause: 'a digit', expected: 'a digit' },
  { name: 'an expected text', cause: { expected: 'a digit' }, expected: 'a digit' },
  { name: 'an expected number', cause: { expected: 5 }, expected: RULE },
  { name: 'null', cause: null, expected: RULE },
  { name: 'a number', cause: 5, expected: RULE },
  { name: 'an error without a message', cause: new Error(''), expected: RULE },
  { name: 'an error', cause: new Error('a\nb\x7f'), expected: 'a?b?' },
  { name: 'a long error', cause: new Error('a'.repeat(300)), expected: 'a'.repeat(200) },
])('the words of $name', ({ cause, expected }) => {
  for (const isThrown of [true, false]) {
    expect(refusal(cause, isThrown)).toMatchObject({ reason: 'codec', offset: 3, variable: 'id', cause, expected })
  }
})

it('an associative array has no codec', () => {
  const result = extract(withCodecs({ m: int })(template('/a{?m*}')))('/a?x=1')
  expect(result).toMatchObject(E.left({ reason: 'codec', expected: 'an associative array where a list is wanted' }))
})

it.each([
  ['/a?n', 4],
  ['/a?n=', 5],
  ['/a?x=&n', 7],
  ['/a?n=x', 5],
])('the value that a codec refuses in %s is at %i', (text, offset) => {
  const result = extract(withCodecs({ n: int })(template('/a{?n,x}')))(text)
  expect(result).toMatchObject(E.left({ reason: 'codec', offset, variable: 'n' }))
})
