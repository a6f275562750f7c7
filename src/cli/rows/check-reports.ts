import type { UriError } from '../../core/errors/uri-error'
import { colorsFor } from '../io/colors'
import { locationOf, reasonWithOrigin } from '../io/locations'
import type { Output } from '../io/output'
import { toText } from './octets'
import type { RowOptions } from './options'
import { type Row, textOfUnreadable, type Unreadable } from './row'

/** The sums of all files that were read. */
export interface Summary {
  readonly files: readonly string[]
  readonly checked: number
  readonly invalid: number
  readonly seconds: number
  readonly urisPerSecond: number
}

/** Prints what `check` finds, and the summary, in one of the formats. */
export interface Report {
  /** `row` is undefined if the line is the text. */
  readonly error: (error: UriError, file: string, line: number, row?: Row) => unknown
  readonly unreadable: (unreadable: Unreadable, file: string) => unknown
  readonly valid: (text: string, file: string, row: Row) => unknown
  readonly summary: (summary: Summary) => unknown
}

export interface ReportOptions extends RowOptions {
  readonly quiet?: true
  readonly invalidOnly?: true
}

/**
 * Of fewer strings, the time says more about the start of the program, or about who types them, than about the rate.
 */
const LEAST_FOR_RATE = 10_000

const nothing = (): void => {}

const reportNothing: Report = { error: nothing, unreadable: nothing, valid: nothing, summary: nothing }

/** The invalid lines, octet by octet if they were read so. */
const reportLines = (output: Output): Report => ({
  ...reportNothing,
  error: ({ text }, _, __, row) => output.line(row?.octets ?? text),
  unreadable: ({ octets }) => octets !== undefined && output.line(octets),
})

/** 1 if the text is valid, 0 if it is not, instead of the text. */
const reportRows = (output: Output): Report => ({
  ...reportNothing,
  error: (_, __, ___, row) => output.line(`${row?.before}0${row?.after}`),
  valid: (_, __, { before, after }) => output.line(`${before}1${after}`),
  unreadable: ({ row }) => output.line(row),
})

/** How many UTF-16 code units of its line precede a string. */
const columnsBefore = (row: Row | undefined): number => (row === undefined ? 0 : toText(row.before).length)

const reportJson = ({ all }: ReportOptions, output: Output): Report => {
  const isInvalid = all && { valid: false }
  return {
    error: (error, file, line, row) => {
      const { text, component, reason, offset } = error
      const message = reasonWithOrigin(error)
      const place = { file, line, ...isInvalid, column: columnsBefore(row) + offset + 1 }
      output.line(JSON.stringify({ ...place, component, reason, message, text }))
    },
    unreadable: (unreadable, file) => {
      const { line, offset, reason, message } = unreadable
      const text = textOfUnreadable(unreadable)
      const place = { file, line, ...isInvalid, column: offset + 1 }
      output.line(JSON.stringify({ ...place, component: 'line', reason, message, text }))
    },
    valid: (text, file, { line }) => all && output.line(JSON.stringify({ file, line, valid: true, text })),
    summary: (summary) => !all && output.line(JSON.stringify({ summary })),
  }
}

const reportMessages = (output: Output): Report => {
  const { bold } = colorsFor(process.stdout)
  return {
    error: (error, file, line, row) =>
      output.line(`${bold(locationOf(file, line, columnsBefore(row) + error.offset))} ${reasonWithOrigin(error)}`),
    unreadable: ({ line, offset, message }, file) => output.line(`${bold(locationOf(file, line, offset))} ${message}`),
    valid: () => {},
    summary: ({ checked, invalid, seconds, urisPerSecond }) =>
      process.stderr.write(
        `${checked} checked, ${invalid} invalid, ${seconds.toFixed(3)} s` +
          `${checked < LEAST_FOR_RATE ? '' : `, ${urisPerSecond} URIs per second`}\n`,
      ),
  }
}

/** Whether the output consists of input lines, octet for octet. */
export const printsOctets = ({ rows, invalidOnly, field }: ReportOptions): boolean =>
  rows === true || (invalidOnly === true && field !== undefined)

export const reportFor = (options: ReportOptions, output: Output): Report => {
  if (options.quiet) return reportNothing
  if (options.invalidOnly) return reportLines(output)
  if (options.rows) return reportRows(output)
  return options.json ? reportJson(options, output) : reportMessages(output)
}
