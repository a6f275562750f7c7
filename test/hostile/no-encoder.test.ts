/**
 * Tests the library in contexts that lack TextEncoder, TextDecoder or both. For example, `node:vm` contexts,
 * AudioWorklet and some embedded engines lack both, but support WebAssembly.
 */
import { expect, it } from 'vitest'
import { differences, loadInContext } from './contexts'

const NODE = { TextEncoder, TextDecoder, URL, URLSearchParams, Buffer, process }

const withEncoder = loadInContext(NODE).then(({ answers }) => answers())

it.each([
  ['TextEncoder', { TextDecoder }],
  ['TextDecoder', { TextEncoder }],
  ['either of them', {}],
])('every function answers alike without %s', async (_, encoding) => {
  const expected = await withEncoder
  const without = await loadInContext({ ...NODE, TextEncoder: undefined, TextDecoder: undefined, ...encoding })
  expect(differences(expected, without.answers())).toEqual([])
})
