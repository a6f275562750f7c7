import { expect, it } from 'vitest'
import { showReason } from '../../../src/core/errors/format-error'
import { parseUri } from '../../../src/core/model/parse'
import { requireLiteral } from '../../../src/core/model/require-literal'

const literal = requireLiteral(parseUri)

it('requireLiteral returns what is valid', () => expect(literal('http://a/')).toBe('http://a/'))

it('requireLiteral throws the message of what is not', () => {
  const parsed = parseUri('http://a b')
  expect(() => literal('http://a b')).toThrow(new TypeError(parsed._tag === 'Left' ? showReason(parsed.left) : ''))
})
