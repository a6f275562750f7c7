import { isAscii } from 'node:buffer'
import { Failure } from './output'

const LF = 10
const CR = 13

/** Bytes to read, and how messages name them. A chunk is not used again once the next one is asked for. */
export interface Input {
  readonly name: string
  /** How many bytes there are, where that is known. */
  readonly size: number | undefined
  readonly chunks: AsyncIterable<Buffer>
}

/** The longest line that is read, in bytes. Memory is constant because of it: a line is a string, and must fit. */
export const LINE_LIMIT = 2 ** 24

/**
 * Visits the lines of `bytes` that end in it, and returns where the unfinished rest starts. Lines are slices of one
 * string: that starts faster than a string decoded for each, and is as fast later. A visitor that keeps a line keeps
 * its chunk.
 */
const visitLines = (bytes: Buffer, visit: (line: string) => void): number => {
  const rest = bytes.lastIndexOf(LF) + 1
  const text = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8', 0, rest)
  let start = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    const hasCr = text.charCodeAt(end - 1) === CR
    visit(text.slice(start, hasCr ? end - 1 : end))
    start = end + 1
  }
  return rest
}

/**
 * Visits every line of UTF-8 bytes, numbered from 1, in constant memory, and waits for `settle` after each chunk, which
 * is told how many bytes it had. A line ends with LF or CR LF, the last one may end with the input. Bytes that are not
 * UTF-8 become U+FFFD; a byte order mark is a character like any other.
 *
 * Fails: on a line longer than `LINE_LIMIT`.
 */
export const forEachLine = async (
  input: Input,
  visit: (line: string, number: number) => void,
  settle: (bytes: number) => Promise<void>,
): Promise<void> => {
  let number = 0
  let rest: Buffer[] = []
  let restLength = 0
  const visitNext = (line: string): void => visit(line, ++number)
  for await (const chunk of input.chunks) {
    let start = 0
    if (restLength > 0) {
      start = chunk.indexOf(LF) + 1
      if (start > 0) {
        visitLines(Buffer.concat([...rest, chunk.subarray(0, start)]), visitNext)
        rest = []
        restLength = 0
      }
    }
    start += visitLines(chunk.subarray(start), visitNext)
    if (start < chunk.length) {
      rest.push(Buffer.from(chunk.subarray(start)))
      restLength += chunk.length - start
      if (restLength > LINE_LIMIT) {
        throw new Failure(`${input.name}:${number + 1}: the line is longer than ${LINE_LIMIT} bytes`)
      }
    }
    await settle(chunk.length)
  }
  if (restLength > 0) visitNext(Buffer.concat(rest).toString('utf8'))
}
