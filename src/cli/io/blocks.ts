import { Failure } from './output'

const LF = 10

/** An input that yields bytes. The `name` property identifies the input in messages. */
export interface Input {
  readonly name: string
  /** The size of the input in bytes, if it is known. */
  readonly size: number | undefined
  /**
   * Writes each chunk to the array that `room` returns, and yields the length of the chunk. `room` must not return an
   * empty array.
   */
  readonly read: (room: () => Uint8Array) => AsyncIterable<number>
}

/** The maximum number of bytes to read at once. */
const CHUNK = 262_144

/** The maximum length of a line, in bytes. A line is kept in memory, so `LINE_LIMIT` also limits memory use. */
export const LINE_LIMIT = 2 ** 24

export const TOO_LONG = `the line is longer than ${LINE_LIMIT} bytes`

/** Handles a line that is skipped because it is longer than `LINE_LIMIT`. Returns the number of lines read so far. */
export type VisitLongLine = (number: number) => number

/** Returns the default `visitLong`, which throws a `Failure`. */
const failAt =
  ({ name }: Input): VisitLongLine =>
  (number) => {
    throw new Failure(`${name}:${number}: ${TOO_LONG}`)
  }

/**
 * Visits blocks of complete lines. Memory use does not depend on the size of the input. The last line need not end with
 * a line break. Each block is stored in a buffer that `createBuffer` creates, and is passed to `visit`. The block may
 * be overwritten after `visit` returns. `visit` must return the number of lines read so far. After each chunk, calls
 * `settle` with the number of bytes in the chunk, and waits for the promise that `settle` returns.
 *
 * If a line is longer than `LINE_LIMIT`, calls `visitLong`, which throws a `Failure` by default.
 */
export const forEachBlock = async (
  input: Input,
  createBuffer: (size: number) => Uint8Array,
  visit: (lines: Uint8Array) => number,
  settle: (bytes: number) => Promise<void>,
  visitLong = failAt(input),
): Promise<void> => {
  let buffer = createBuffer(2 * CHUNK)
  // The number of bytes at the start of the buffer that belong to an unfinished line. If that line is too long, `rest`
  // is 0.
  let rest = 0
  let isLong = false
  let count = 0
  const room = (): Uint8Array => {
    if (rest > buffer.length >> 1) {
      const larger = createBuffer(2 * buffer.length)
      larger.set(buffer.subarray(0, rest))
      buffer = larger
    }
    return buffer.subarray(rest, rest + CHUNK)
  }
  for await (const length of input.read(room)) {
    const filled = rest + length
    const chunk = buffer.subarray(rest, filled)
    const first = chunk.indexOf(LF)
    if (!isLong && rest + (first < 0 ? length : first) > LINE_LIMIT) {
      count = visitLong(count + 1)
      isLong = true
    }
    const start = isLong ? rest + first + 1 : 0
    if (first < 0) rest = isLong ? 0 : filled
    else {
      const end = rest + chunk.lastIndexOf(LF) + 1
      if (start < end) count = visit(buffer.subarray(start, end))
      buffer.copyWithin(0, end, filled)
      rest = filled - end
      isLong = false
    }
    await settle(length)
  }
  if (rest > 0) visit(buffer.subarray(0, rest))
}
