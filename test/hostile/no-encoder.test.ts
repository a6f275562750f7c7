/**
 * Tests contexts that have WebAssembly but no TextEncoder or TextDecoder, such as `node:vm`, AudioWorklet, and some
 * embedded engines.
 */
import { expect, it } from 'vitest'
import { differences, loadInContext } from './contexts'

const NODE = { TextEncoder, TextDecoder, URL, URLSearchParams, Buffer, process }

it.each([
  ['TextEncoder', { TextDecoder }],
  ['TextDecoder', { TextEncoder }],
  ['either of them', {}],
])('every function answers alike without %s', async (_, encoding) => {
  const { answers } = await loadInContext(NODE)
  const without = await loadInContext({ ...NODE, TextEncoder: undefined, TextDecoder: undefined, ...encoding })
  expect(differences(answers(), without.answers())).toEqual([])
})
