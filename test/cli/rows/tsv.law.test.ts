/**
 * Checks that reading a TSV value returns the value that was written, and that the written text is a single line
 * without delimiters.
 */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findField } from '../../../src/cli/rows/fields'
import { toOctets, toText } from '../../../src/cli/rows/octets'
import { escapeTsv, unescapeTsv } from '../../../src/cli/rows/tsv'
import { RUNS, SEED } from '../../support/law'

const octets = fc.array(
  fc.constantFrom('\\', '\t', '\n', '\r', '\0', 'a', 'N', 'x', '2', 'c', ',', ' ', '\xc3', '\xa6'),
)
const values = octets.map((each) => each.join(''))
const delimiters = fc.constantFrom('\t', ',', ' ', ';', '|', '$', '\x01', toOctets('¦'))

describe('TSV', () => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(values, delimiters, (value, delimiter) => {
        expect(unescapeTsv(escapeTsv(delimiter)(value))).toBe(value)
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it('writes fields that are found again', () => {
    fc.assert(
      fc.property(fc.array(values, { minLength: 1 }), delimiters, fc.nat(), (fields, delimiter, seed) => {
        const line = fields.map(escapeTsv(delimiter)).join(delimiter)
        expect(line).not.toMatch(/[\n\r\0]/)
        const number = 1 + (seed % fields.length)
        const span = findField(line, delimiter, number)
        if (typeof span === 'number') return expect.fail('no such field')
        expect(unescapeTsv(line.slice(span.start, span.end))).toBe(fields[number - 1])
        expect(findField(line, delimiter, fields.length + 1 + (seed % 3))).toBe(fields.length)
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it.each([
    ["\\'\\\\\\t\\n\\r\\0\\b\\f\\v", "'\\\t\n\r\0\b\f\v"],
    ['\\x41\\xc3\\xa9', 'A\xc3\xa9'],
    ['\\N \\a \\% \\x \\x4 \\x4g \\', '\\N \\a \\% \\x \\x4 \\x4g \\'],
    ['\\\\N', '\\N'],
    ['\\\\\\x2c', '\\,'],
  ])('reads %j as %j', (written, value) => {
    expect(unescapeTsv(written)).toBe(value)
  })

  it.each([
    ['\t', 'a\tb,c\\d', 'a\\tb,c\\\\d'],
    [',', 'a\tb,c\\d', 'a\\tb\\x2cc\\\\d'],
    [toOctets('¦'), 'a\xc2\xa6\xc2', 'a\\xc2\\xa6\xc2'],
  ])('writes a value next to %j', (delimiter, value, written) => {
    expect(escapeTsv(delimiter)(value)).toBe(written)
  })

  it('has the octets of UTF-8', () => {
    expect(toOctets('aé\u{1f600}\ud800')).toBe('a\xc3\xa9\xf0\x9f\x98\x80\xef\xbf\xbd')
    expect(toText('a\xc3\xa9\xff')).toBe('aé\ufffd')
  })
})
