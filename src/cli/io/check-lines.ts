import { LINE_COUNT, LINE_END, LINE_NUMBER, LINE_SLOTS, LINE_START, NEXT_LINE } from '../../bytes/layout'
import { createLineBuffer } from '../../bytes/line-buffer'
import { createLines, type Lines } from '../../bytes/lines'
import type { UriError } from '../../core/errors/uri-error'
import type { Either } from '../../core/fp/either'
import { forEachBlock, type Input } from './blocks'
import { forEachLine } from './lines'

/**
 * A test that quickly finds the valid lines in a block of bytes. `read` writes records that describe lines, and `holds`
 * returns whether the line that a record describes is valid.
 */
export interface LineTest {
  readonly read: (bytes: Uint8Array, lines: Lines, from: number) => number
  readonly holds: (lines: Lines, at: number) => boolean
}

export interface Kind {
  /** Returns whether a line is valid. Valid lines are not parsed. */
  readonly is: (text: string) => boolean
  /** Parses an invalid line to get its error. */
  readonly parse: (text: string) => Either<UriError, unknown>
  /** A fast test for lines of bytes. Some kinds of strings have no such test. */
  readonly test?: LineTest
}

type VisitError = (error: UriError, line: number) => void

const ROOM = createLines(1000)

/** Returns a function that checks blocks of lines. Only invalid lines are decoded into strings. */
const blockChecker = ({ parse }: Kind, { read, holds }: LineTest, visit: VisitError) => {
  ROOM[LINE_COUNT] = 0
  return (block: Uint8Array): number => {
    const texts = Buffer.from(block.buffer, block.byteOffset, block.length)
    for (let from = 0; from < block.length; from = ROOM[NEXT_LINE]) {
      const count = read(block, ROOM, from)
      for (let at = LINE_SLOTS; at <= count * LINE_SLOTS; at += LINE_SLOTS) {
        if (holds(ROOM, at)) continue
        const parsed = parse(texts.toString('utf8', ROOM[at + LINE_START], ROOM[at + LINE_END]))
        if (parsed._tag === 'Left') visit(parsed.left, ROOM[at + LINE_NUMBER] as number)
      }
    }
    return ROOM[LINE_COUNT]
  }
}

/**
 * Checks each line of an input and passes each error to `visit`. Returns the number of lines. Fails in the same cases
 * as `forEachLine`.
 */
export const checkLines = async (
  input: Input,
  kind: Kind,
  visit: VisitError,
  settle: (bytes: number) => Promise<void>,
  visitLong?: (line: number) => void,
): Promise<number> => {
  let count = 0
  const skip =
    visitLong &&
    ((line: number): number => {
      visitLong(line)
      count = line
      ROOM[LINE_COUNT] = line
      return line
    })
  if (kind.test === undefined) {
    const visitLine = (text: string, line: number): void => {
      count = line
      if (kind.is(text)) return
      const parsed = kind.parse(text)
      if (parsed._tag === 'Left') visit(parsed.left, line)
    }
    await forEachLine(input, visitLine, settle, skip)
    return count
  }
  const checkBlock = blockChecker(kind, kind.test, visit)
  const visitBlock = (block: Uint8Array): number => {
    count = checkBlock(block)
    return count
  }
  await forEachBlock(input, createLineBuffer, visitBlock, settle, skip)
  return count
}
