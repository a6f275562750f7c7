import { describe, expect, it } from 'vitest'
import { readTap, subtract } from '../../tap.mjs'

describe('readTap', () => {
  it('counts the tests at every depth, and names the failures', () => {
    const output = [
      'TAP version 13',
      '# Subtest: outer',
      '    not ok 1 - inner # time=1ms',
      'not ok 1 - outer',
      'ok 2 without a hyphen',
      'ok 3 - skipped # SKIP',
      'not ok 4 without a hyphen',
      '# ok 5 in a comment',
      '1..4',
    ].join('\n')
    expect(readTap(output)).toEqual({ total: 5, failed: ['inner', 'outer', 'without a hyphen'] })
  })

  it('finds no tests in other output', () => {
    expect(readTap('Error: ok 1')).toEqual({ total: 0, failed: [] })
  })
})

it('subtract removes each element as often as the other list has it', () => {
  expect(subtract(['a', 'b', 'a', 'c'], ['a', 'd'])).toEqual(['b', 'a', 'c'])
})
