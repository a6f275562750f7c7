import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawSpans } from '../../../src/cli/io/draw'
import { spansOf } from '../../../src/cli/io/spans'
import { parseUriReference } from '../../../src/core/model/parse'

const plain = (_: string, text: string): string => text

const optional = (before: string, text: fc.Arbitrary<string>, after = ''): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constant(''),
    text.map((t) => before + t + after),
  )

const word = fc.stringMatching(/^[a-z]{0,9}$/)
const authority = fc
  .tuple(optional('', word, '@'), word, optional(':', fc.stringMatching(/^[0-9]{0,5}$/)))
  .map((t) => t.join(''))

const reference = fc
  .tuple(
    optional('', fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/), ':'),
    optional('//', authority),
    optional('/', word),
    optional('?', word),
    optional('#', word),
  )
  .map((parts) => parts.join(''))

const drawn = (text: string, width: number) => {
  const parsed = parseUriReference(text)
  if (parsed._tag === 'Left') throw new Error(text)
  const spans = spansOf(parsed.right)
  return { spans, rows: drawSpans(text, spans, width, plain) }
}

test('names every component, each below the start of its span', () => {
  fc.assert(
    fc.property(reference, (text) => {
      const { spans, rows } = drawn(text, 1000)
      const below = rows.slice(rows.indexOf(text) + 1)
      for (const { name, start, end } of spans) {
        if (name === 'authority') continue
        const row = below.findIndex((line) => line.includes(start < end ? name : `${name} (empty)`))
        const between = below.slice(1, row)
        expect(row).toBeGreaterThan(0)
        for (const line of between) expect(line.charAt(start)).toBe('|')
        const label = below[row]?.slice(start) ?? ''
        const own = start < end ? name : `${name} \\(empty\\)`
        expect(label).toMatch(new RegExp(`^([a-z]+ \\(empty\\), )*${own}`))
      }
    }),
    { numRuns: 2000 },
  )
})

test('marks exactly the characters of the components', () => {
  fc.assert(
    fc.property(reference, (text) => {
      const { spans, rows } = drawn(text, 1000)
      const marks = rows[rows.indexOf(text) + 1] ?? ''
      const isMarked = (index: number) =>
        spans.some(({ name, start, end }) => name !== 'authority' && index >= start && index < end)
      for (let index = 0; index < text.length; index++) expect((marks[index] ?? ' ') !== ' ').toBe(isMarked(index))
    }),
    { numRuns: 2000 },
  )
})

test('shows the whole text at any width', () => {
  fc.assert(
    fc.property(reference, fc.integer({ min: 1, max: 20 }), (text, width) => {
      const { rows } = drawn(text, width)
      for (let from = 0; from < text.length; from += width) expect(rows).toContain(text.slice(from, from + width))
    }),
  )
})
