import { Failure } from './output'

const LF = 10

/** Bytes to read, and their name in messages. A chunk is valid until the next one is requested. */
export interface Input {
  readonly name: string
  /** The number of bytes, if it is known. */
  readonly size: number | undefined
  readonly chunks: AsyncIterable<Buffer>
}

/** The number of bytes to read at once. */
export const CHUNK = 262_144

/** The length of the longest line, in bytes. Each line is in memory, so the limit bounds the memory. */
export const LINE_LIMIT = 2 ** 24

/**
 * Visits blocks of complete lines, in constant memory; the last line may end with the input. A block is in a buffer that
 * `createBuffer` makes, and valid until `visit` returns, which returns the number of lines so far. After each chunk, calls
 * `settle` with the number of its bytes, and waits for it.
 *
 * Fails: throws a `Failure` if a line is longer than `LINE_LIMIT`.
 */
export const forEachBlock = async (
  input: Input,
  createBuffer: (size: number) => Uint8Array,
  visit: (lines: Uint8Array) => number,
  settle: (bytes: number) => Promise<void>,
): Promise<void> => {
  let buffer = createBuffer(2 * CHUNK)
  // The buffer begins with the unfinished line.
  let rest = 0
  let count = 0
  for await (const chunk of input.chunks) {
    const filled = rest + chunk.length
    if (filled > buffer.length) {
      const larger = createBuffer(2 * filled)
      larger.set(buffer.subarray(0, rest))
      buffer = larger
    }
    buffer.set(chunk, rest)
    const end = rest + chunk.lastIndexOf(LF) + 1
    if (end > rest) {
      count = visit(buffer.subarray(0, end))
      buffer.copyWithin(0, end, filled)
      rest = filled - end
    } else rest = filled
    if (rest > LINE_LIMIT) throw new Failure(`${input.name}:${count + 1}: the line is longer than ${LINE_LIMIT} bytes`)
    await settle(chunk.length)
  }
  if (rest > 0) visit(buffer.subarray(0, rest))
}
