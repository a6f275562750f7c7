import { isAscii } from 'node:buffer'
import { forEachBlock, type Input, type VisitLongLine } from './blocks'

const CR = 13

/**
 * Visits the lines in `bytes`. The last line need not end with an LF. Decodes all the lines at once, because decoding
 * each line separately is never faster. Each line is a slice of the decoded text, so a visitor that stores a line keeps
 * the whole decoded text in memory.
 */
const visitLines = (bytes: Buffer, visit: (line: string) => void): void => {
  const text = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8')
  let start = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    const hasCr = text.charCodeAt(end - 1) === CR
    visit(text.slice(start, hasCr ? end - 1 : end))
    start = end + 1
  }
  if (start < text.length) visit(text.slice(start))
}

/**
 * Visits every line in a sequence of UTF-8 bytes. Uses a constant amount of memory. Lines are numbered from 1. After
 * each chunk, calls `settle` with the number of bytes in the chunk, and waits for the promise that `settle` returns. A
 * line ends with LF or CR LF. The last line need not end with a line break. Bytes that are not valid UTF-8 become
 * U+FFFD. A byte order mark is kept as an ordinary character.
 *
 * If a line is longer than `LINE_LIMIT`, calls `visitLong`. If `visitLong` is absent, throws a `Failure` instead.
 */
export const forEachLine = async (
  input: Input,
  visit: (line: string, number: number) => void,
  settle: (bytes: number) => Promise<void>,
  visitLong?: (number: number) => void,
): Promise<void> => {
  let number = 0
  const visitBlock = (lines: Uint8Array): number => {
    visitLines(lines as Buffer, (line) => visit(line, ++number))
    return number
  }
  const skip: VisitLongLine | undefined =
    visitLong &&
    (() => {
      visitLong(++number)
      return number
    })
  await forEachBlock(input, Buffer.alloc, visitBlock, settle, skip)
}
