import { describe, expect, it } from 'vitest'
import { grown } from '../../bench/instantiations/growth'
import table from '../../bench/instantiations/table.json' with { type: 'json' }

const one = (instantiations: number, types = 4) => ({ 'KindOf plain': { typescript: { instantiations, types } } })

describe('the committed table of what types cost', () => {
  it('has a figure for each of three compilers, which agree', () => {
    for (const figures of Object.values(table)) {
      expect(Object.keys(figures)).toEqual(['typescript-5.9', 'typescript', 'typescript-7.0'])
      const instantiations = Object.values(figures).map((figure) => figure.instantiations)
      expect(new Set(instantiations).size).toBe(1)
    }
  })

  it('is matched by figures that are less, or more by up to 2 %', () => {
    expect(grown(one(100), one(100))).toEqual([])
    expect(grown(one(100), one(102))).toEqual([])
    expect(grown(one(100), one(3))).toEqual([])
    expect(grown(table, table)).toEqual([])
  })

  it('is not matched by more', () => {
    expect(grown(one(100), one(102.1))).toEqual(['KindOf plain, typescript: instantiations 100 -> 102.1'])
    expect(grown(one(100, 4), one(100, 5))).toEqual(['KindOf plain, typescript: types 4 -> 5'])
    expect(grown(one(0), one(0.01))).toHaveLength(1)
    expect(grown(one(100), one(Number.NaN))).toHaveLength(1)
    expect(grown({}, one(1))).toEqual(['KindOf plain is not in the table: run with --write'])
  })
})
