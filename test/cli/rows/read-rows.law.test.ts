/**
 * Checks that the lines of an input are visited in order, each exactly once, whatever octets the input contains and
 * however it is divided into chunks.
 */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Input, LINE_LIMIT } from '../../../src/cli/io/blocks'
import type { RowOptions } from '../../../src/cli/rows/options'
import { readRows } from '../../../src/cli/rows/read-rows'
import type { Row, Unreadable } from '../../../src/cli/rows/row'
import { textOfUnreadable } from '../../../src/cli/rows/row'
import { RUNS, SEED } from '../../support/law'

const inputOf = (chunks: readonly Uint8Array[]): Input => ({
  name: 'test',
  size: undefined,
  read: async function* (room) {
    for (const chunk of chunks) {
      for (let start = 0; start < chunk.length; ) {
        const into = room()
        const part = chunk.subarray(start, start + into.length)
        into.set(part)
        start += part.length
        yield part.length
      }
    }
  },
})

type Visit = Row | Unreadable

const visitsOf = async (chunks: readonly Uint8Array[], options: RowOptions): Promise<readonly Visit[]> => {
  const visits: Visit[] = []
  const visit = (each: Visit): void => {
    visits.push(each)
  }
  await readRows(inputOf(chunks), options, { text: (_, row) => visit(row), unreadable: visit }, async () => {})
  return visits
}

const written = (visit: Visit): string => ('before' in visit ? `${visit.before}x${visit.after}` : visit.row)

const linesOf = (bytes: Buffer): readonly string[] => {
  const lines = bytes.toString('latin1').split('\n')
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

const bytes = fc
  .array(
    fc.oneof(fc.constantFrom('\n', '\r\n', '\t', ',', '\\', '\\N', 'a', 'é', '\0'), fc.uint8Array({ maxLength: 3 })),
    {
      maxLength: 40,
    },
  )
  .map((parts) => Buffer.concat(parts.map((part) => Buffer.from(part as string))))

const chunksOf = (all: Buffer, cuts: readonly number[]): readonly Uint8Array[] => {
  const bounds = [0, ...cuts.map((at) => Math.min(at, all.length)).sort((a, b) => a - b), all.length]
  return bounds.slice(1).map((end, index) => all.subarray(bounds[index], end))
}

const cuts = fc.array(fc.nat(120), { maxLength: 5 })
const rows = fc.constantFrom<RowOptions>({}, { rows: true })

describe('rows', () => {
  it('are as many as lines, numbered from 1, and whole lines are texts', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, cuts, rows, async (all, at, options) => {
        const visits = await visitsOf(chunksOf(all, at), options)
        const lines = linesOf(all)
        expect(visits.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1))
        const isLast = (index: number): boolean => index === lines.length - 1 && all.at(-1) !== 10
        const ended = lines.map((line, index) => (isLast(index) ? line : line.replace(/\r$/, '')))
        expect(visits.map(({ octets }) => octets)).toEqual(ended)
        expect(visits.map(written)).toEqual(ended.map((line) => (options.rows && line === '\\N' ? line : 'x')))
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it('with a field keep all other octets, and get a field that is missing', async () => {
    await fc.assert(
      fc.asyncProperty(
        bytes,
        cuts,
        rows,
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('\t', ','),
        async (...args) => {
          const [all, at, options, field, delimiter] = args
          const visits = await visitsOf(chunksOf(all, at), { ...options, field, delimiter })
          const lines = linesOf(all)
          const isLast = (index: number): boolean => index === lines.length - 1 && all.at(-1) !== 10
          const wanted = lines.map((line, index) => {
            const end = line.endsWith('\r') && !isLast(index) ? '\r' : ''
            const fields = line.slice(0, line.length - end.length).split(delimiter)
            const isNull = fields.length < field || (options.rows && fields[field - 1] === '\\N')
            while (fields.length < field) fields.push('\\N')
            fields[field - 1] = isNull ? '\\N' : 'x'
            return fields.join(delimiter) + end
          })
          expect(visits.map(written)).toEqual(wanted)
        },
      ),
      { numRuns: RUNS, seed: SEED },
    )
  })

  const piece = Buffer.alloc(LINE_LIMIT / 4, 97)
  const longest = [piece, piece, piece, piece]

  it('skip lines that are too long, one by one', async () => {
    const chunks = [
      Buffer.from('b\n'),
      ...longest,
      Buffer.from('a\nc\n'),
      ...longest,
      ...longest,
      Buffer.from('\n'),
      ...longest,
      Buffer.from('\nd\n'),
      ...longest,
      Buffer.from('a'),
    ]
    const visits = await visitsOf(chunks, { field: 2, delimiter: ',' })
    expect(visits.map((visit) => [visit.line, visit.octets?.length])).toEqual([
      [1, 1],
      [2, undefined],
      [3, 1],
      [4, undefined],
      [5, LINE_LIMIT],
      [6, 1],
      [7, undefined],
    ])
    const [, long] = visits
    if (long === undefined || !('row' in long)) return expect.fail('not skipped')
    expect([long.row, long.reason, textOfUnreadable(long)]).toEqual(['\\N,\\N', 'line-too-long', null])
  })
})
