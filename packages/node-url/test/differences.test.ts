import nodeUrl from 'node:url'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../../test/support/files'
import { nodeUrl as ours } from '../src/node-url'

type Functions = Pick<typeof ours, 'parse' | 'resolve' | 'format'>

/** Lists the rows of the table in `README.md`. Each row contains a call and its results in Node and in this package. */
const ROWS = Array.from(
  textOf('packages/node-url/README.md').matchAll(/^\| `+(\w.*?)`+ \| `(.+?)` \| `(.+?)` \| (.+) \|$/gm),
  ([, call = '', inNode = '', inOurs = '']) => [call, inNode, inOurs] as const,
).filter(([call]) => /^(?:parse|resolve|format)\(/.test(call))

const evaluate = (expression: string, { parse, resolve, format }: Functions): unknown => {
  try {
    return new Function('parse', 'resolve', 'format', `return (${expression})`)(parse, resolve, format)
  } catch (error) {
    return (error as { readonly code?: string }).code
  }
}

const resultOf = (cell: string): unknown => (cell.startsWith('ERR_') ? cell : evaluate(cell, ours))

describe('the table of differences', () => {
  it('is read', () => expect(ROWS.length).toBeGreaterThan(30))

  it.each(ROWS)('%s is %s in Node, and %s', (call, inNode, inOurs) => {
    expect(evaluate(call, nodeUrl as never)).toBe(resultOf(inNode))
    expect(evaluate(call, ours)).toBe(resultOf(inOurs))
    expect(inOurs).not.toBe(inNode)
  })
})
