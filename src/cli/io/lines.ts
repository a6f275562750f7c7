import { isAscii } from 'node:buffer'
import { Failure } from './output'

const LF = 10
const CR = 13

/** Bytes to read, and their name in messages. A chunk is valid until the next one is requested. */
export interface Input {
  readonly name: string
  /** The number of bytes, if it is known. */
  readonly size: number | undefined
  readonly chunks: AsyncIterable<Buffer>
}

/** The length of the longest line, in bytes. Each line is a string in memory, so the limit bounds the memory. */
export const LINE_LIMIT = 2 ** 24

/**
 * Visits the complete lines of `bytes`, and returns the start of the unfinished rest. Decodes all lines at once, because
 * decoding each one is slower at first and never faster. Lines are slices: a visitor that keeps a line keeps the chunk.
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
 * Visits every line of UTF-8 bytes, numbered from 1, in constant memory. After each chunk, calls `settle` with the number
 * of its bytes, and waits for it. A line ends with LF or CR LF; the last line may end with the input. Bytes that are not
 * UTF-8 become U+FFFD; a byte order mark is an ordinary character.
 *
 * Fails: throws a `Failure` if a line is longer than `LINE_LIMIT`.
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
