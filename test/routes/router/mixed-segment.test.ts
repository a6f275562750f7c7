import { expect, it } from 'vitest'
import { readMixed } from '../../../src/routes/router/mixed-segment'

/**
 * Reads the variables in a segment that is part of a longer string. `readMixed` writes the offsets of the first
 * variable to slot 1, which is the second pair of numbers in `spans`.
 */
const read = (literals: readonly string[], segment: string): readonly string[] | undefined => {
  const text = `.a--/${segment}.a--`
  const spans = new Int32Array(2 * literals.length + 2).fill(-7)
  const isRead = readMixed(literals, text, 5, 5 + segment.length, spans, 1)
  expect([...spans.slice(0, 2)]).toEqual([-7, -7])
  expect([...spans.slice(2 * literals.length)]).toEqual([-7, -7])
  return isRead ? literals.slice(1).map((_, slot) => text.slice(spans[2 * slot + 2], spans[2 * slot + 3])) : undefined
}

it.each([
  [['', '.', ''], 'a.b', ['a', 'b']],
  [['', '.', ''], 'a.b.c', ['a.b', 'c']],
  [['', '.', ''], 'a..', undefined],
  [['', '.', ''], '..b', undefined],
  [['', '.', ''], '%2e%2E.b', undefined],
  [['', '.', ''], '....b', ['...', 'b']],
  [['', '.', ''], '.a.b', ['.a', 'b']],
  [['', '.', ''], 'a.', undefined],
  [['', '.', ''], '.b', undefined],
  [['', '.', ''], '.', undefined],
  [['', '.', ''], 'ab', undefined],
  [['', '--', ''], 'a--b', ['a', 'b']],
  [['', '--', ''], 'a---', ['a', '-']],
  [['', '--', ''], '---b', ['-', 'b']],
  [['', '--', ''], 'a--', undefined],
  [['', '--', ''], '--b', undefined],
  [['v', ''], 'va', ['a']],
  [['v', ''], 'v', undefined],
  [['v', ''], 'xa', undefined],
  [['', '.x'], 'a.x', ['a']],
  [['', '.x'], '.x', undefined],
  [['', '.x'], 'a.y', undefined],
  [['a', 'a'], 'aa', undefined],
  [['a', 'a'], 'a', undefined],
  [['a', 'a'], 'aaa', ['a']],
  [['v', '.', '-', '.x'], 'v1.2-3.x', ['1', '2', '3']],
  [['v', '.', '-', '.x'], 'v1.2.3-4-5.x', ['1.2', '3-4', '5']],
  [['v', '.', '-', '.x'], 'v.2-3.x', undefined],
  [['v', '.', '-', '.x'], 'v1.-3.x', undefined],
  [['v', '.', '-', '.x'], 'v1.2-.x', undefined],
  [['v', '.', '-', '.x'], 'v1-2.3.x', undefined],
])('reads %j in %j: %j', (literals, segment, should) => {
  expect(read(literals, segment)).toEqual(should)
})
