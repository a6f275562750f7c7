import { expect, it } from 'vitest'
import { sizeFor } from '../../../src/routes/router/table-size'

it.each([
  [[], 1],
  [[7], 1],
  [[0, 1], 2],
  [[0, 2], 4],
  [[0, 4], 8],
  [[1, 2, 3], 4],
  [[0, 1, 2, 3], 4],
  [[0, 1, 2, 3, 4], 8],
  [[-1, 1], 4],
  [[-38, 97, 98], 16],
])('the low bits of %j differ in a table of %i', (symbols, size) => {
  expect(sizeFor(symbols)).toBe(size)
})
