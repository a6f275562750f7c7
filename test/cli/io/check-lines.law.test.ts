/** Checks each line as bytes and as a string. Both checks must accept the line, or both must report the same error. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KINDS } from '../../../src/cli/arguments/kinds'
import type { Input } from '../../../src/cli/io/blocks'
import { checkLines, type Kind } from '../../../src/cli/io/check-lines'
import { RUNS, SEED } from '../../support/law'
import { references } from '../../support/operands'

const inputOf = (bytes: Uint8Array): Input => ({
  name: 'test',
  size: undefined,
  read: async function* (room) {
    for (let start = 0; start < bytes.length; ) {
      const into = room()
      // Each read returns only a few bytes, as a read from a pipe may do.
      const part = bytes.subarray(start, start + Math.min(into.length, 7 + (start % 90)))
      into.set(part)
      start += part.length
      yield part.length
    }
  },
})

type Found = ReadonlyArray<readonly [line: number, error: unknown]>

const found = async (kind: Kind, text: string): Promise<readonly [count: number, found: Found]> => {
  const errors: Array<readonly [number, unknown]> = []
  const visit = (error: unknown, line: number): void => {
    errors.push([line, error])
  }
  return [await checkLines(inputOf(Buffer.from(text)), kind, visit, async () => {}), errors]
}

const NAMES = ['uri-reference', 'uri', 'absolute-uri', 'relative-ref']

const lines = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: references },
    fc.constantFrom('', 'a b', '%4', 'é', '\0', 'http://[::1', 'x:#', '\ufeffa', '\r', 'a\rb'),
  ),
  { maxLength: 30 },
)

describe('check', () => {
  it('has the kinds that can be checked as bytes', () => {
    expect(Object.keys(KINDS).filter((name) => KINDS[name]?.test !== undefined)).toEqual(NAMES)
  })

  it.each(NAMES)('finds the same %s in bytes as in texts', async (name) => {
    const kind = KINDS[name] as Kind
    const { is, parse } = kind
    await fc.assert(
      fc.asyncProperty(lines, fc.constantFrom('\n', '\r\n'), fc.boolean(), async (texts, end, isOpen) => {
        const text = texts.join(end) + (isOpen ? '' : end)
        expect(await found(kind, text)).toEqual(await found({ is, parse }, text))
      }),
      { numRuns: Math.ceil(RUNS / 4), seed: SEED },
    )
  })

  it('counts the lines of one input after another', async () => {
    const kind = KINDS['uri-reference'] as Kind
    expect([await found(kind, 'a\nb c\n'), await found(kind, ' \nd')]).toEqual([
      [2, [[2, expect.objectContaining({ text: 'b c', offset: 1 })]]],
      [2, [[1, expect.objectContaining({ text: ' ' })]]],
    ])
  })
})
