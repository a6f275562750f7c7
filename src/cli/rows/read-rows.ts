import { forEachBlock, type Input, LINE_LIMIT, TOO_LONG } from '../io/blocks'
import { findField } from './fields'
import { type Octets, toOctets, toText } from './octets'
import type { RowOptions } from './options'
import type { RowVisitor, Unreadable } from './row'
import { NULL, unescapeTsv } from './tsv'

/** Returns the octets of the delimiter that the options select. */
export const delimiterOf = ({ delimiter = '\t' }: RowOptions): Octets => toOctets(delimiter)

/** Returns `count` absent values, separated by delimiters. */
const absent = (count: number, delimiter: Octets): Octets => Array(count).fill(NULL).join(delimiter)

/** Describes a line that is too long to read. */
export const tooLong = (line: number, { field = 1, ...options }: RowOptions): Unreadable => ({
  octets: undefined,
  offset: LINE_LIMIT,
  reason: 'line-too-long',
  message: TOO_LONG,
  row: absent(field, delimiterOf(options)),
  line,
})

const isNull = (octets: Octets, row: Octets, line: number): Unreadable => ({
  octets,
  offset: 0,
  reason: 'null',
  message: 'the value is absent',
  row,
  line,
})

/**
 * Describes a line that has only `count` fields and therefore lacks field number `field`. In the property `row`, `\N`
 * stands for each missing field.
 */
const hasFewFields =
  (delimiter: Octets, field: number) =>
  (octets: Octets, end: Octets, count: number, line: number): Unreadable => ({
    octets: octets + end,
    offset: toText(octets).length,
    reason: 'field-missing',
    message: `the line has ${count} ${count === 1 ? 'field' : 'fields'}, and field ${field} was asked for`,
    row: octets + delimiter + absent(field - count, delimiter) + end,
    line,
  })

/**
 * Visits a line of octets. `end` is the CR at the end of the line, or an empty string if there is no CR. If the command
 * prints the line, it must also print `end`.
 */
type VisitLine = (octets: Octets, end: '' | '\r', line: number) => void

const wholeLineReader =
  ({ rows }: RowOptions, visitor: RowVisitor): VisitLine =>
  (octets, _, line) => {
    if (rows && octets === NULL) return visitor.unreadable(isNull(octets, NULL, line))
    visitor.text(toText(rows ? unescapeTsv(octets) : octets), { before: '', after: '', octets, line })
  }

const fieldReader = (field: number, options: RowOptions, visitor: RowVisitor): VisitLine => {
  const { rows } = options
  const delimiter = delimiterOf(options)
  const withFewFields = hasFewFields(delimiter, field)
  return (octets, end, line) => {
    const span = findField(octets, delimiter, field)
    if (typeof span === 'number') return visitor.unreadable(withFewFields(octets, end, span, line))
    const raw = octets.slice(span.start, span.end)
    const all = octets + end
    if (rows && raw === NULL) return visitor.unreadable(isNull(all, all, line))
    const text = toText(rows ? unescapeTsv(raw) : raw)
    visitor.text(text, { before: all.slice(0, span.start), after: all.slice(span.end), octets: all, line })
  }
}

/**
 * Visits the string in each line of an input. The other fields of a line are not decoded, so their octets do not
 * change. If a line is too long, calls `unreadable` and continues with the next line.
 */
export const readRows = async (
  input: Input,
  options: RowOptions,
  visitor: RowVisitor,
  settle: (bytes: number) => Promise<void>,
): Promise<void> => {
  const { field } = options
  const visitLine = field === undefined ? wholeLineReader(options, visitor) : fieldReader(field, options, visitor)
  let line = 0
  const visitBlock = (block: Uint8Array): number => {
    const octets = (block as Buffer).toString('latin1')
    let start = 0
    for (let end = octets.indexOf('\n'); end >= 0; end = octets.indexOf('\n', start)) {
      const hasCr = octets[end - 1] === '\r'
      visitLine(octets.slice(start, hasCr ? end - 1 : end), hasCr ? '\r' : '', ++line)
      start = end + 1
    }
    if (start < octets.length) visitLine(octets.slice(start), '', ++line)
    return line
  }
  const visitLong = (number: number): number => {
    line = number
    visitor.unreadable(tooLong(number, options))
    return number
  }
  await forEachBlock(input, Buffer.alloc, visitBlock, settle, visitLong)
}
