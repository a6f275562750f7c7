import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LINE_LIMIT } from '../../../src/cli/io/blocks'
import { forEachLine } from '../../../src/cli/io/lines'

/** Reads lines that arrive in the given chunks. A chunk that does not fit into the buffer is read in pieces. */
const linesOf = async (chunks: readonly Uint8Array[]): Promise<readonly string[]> => {
  async function* read(room: () => Uint8Array): AsyncGenerator<number> {
    for (const chunk of chunks) {
      for (let start = 0; start < chunk.length; ) {
        const into = room().fill(0)
        const part = chunk.subarray(start, start + into.length)
        into.set(part)
        start += part.length
        yield part.length
      }
    }
  }
  const lines: string[] = []
  let bytes = 0
  await forEachLine(
    { name: 'test', size: undefined, read },
    (line, number) => expect(number).toBe(lines.push(line)),
    async (length) => {
      bytes += length
    },
  )
  expect(bytes).toBe(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  return lines
}

const expected = (bytes: Uint8Array): readonly string[] => {
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\n')
  const last = lines.pop() ?? ''
  return [...lines.map((line) => line.replace(/\r$/, '')), ...(last === '' ? [] : [last])]
}

const bytes = fc
  .array(
    fc.oneof(
      fc
        .constantFrom('\n', '\r', '\r\n', 'a', 'bc', '\ufeff', '\u00e4', '\u20ac', '\u{1f600}')
        .map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 3 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => Buffer.concat(parts))

test('finds the same lines for every way to cut the bytes into chunks', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, fc.array(fc.nat(120)), async (all, cuts) => {
      const bounds = [0, ...cuts.map((at) => Math.min(at, all.length)).sort((a, b) => a - b), all.length]
      const chunks = bounds.slice(1).map((end, index) => Buffer.from(all.subarray(bounds[index], end)))
      expect(await linesOf(chunks)).toEqual(expected(all))
    }),
    { numRuns: 2000 },
  )
})

test('accepts a line as long as the limit, and fails on a longer one', async () => {
  const piece = Buffer.alloc(LINE_LIMIT / 4, 97)
  const longest = [piece, piece, piece, piece]
  expect((await linesOf(longest)).map((line) => line.length)).toEqual([LINE_LIMIT])
  const failure = 'the line is longer than 16777216 bytes'
  await expect(linesOf([...longest, Buffer.from('a')])).rejects.toThrow(`test:1: ${failure}`)
  await expect(linesOf([...longest, Buffer.from('a\nb\n')])).rejects.toThrow(`test:1: ${failure}`)
  await expect(linesOf([Buffer.from('b\nc\n'), ...longest, Buffer.from('a\n')])).rejects.toThrow(`test:3: ${failure}`)
})
