import type { UriError } from '../../core/errors/uri-error'
import { colorsFor } from '../io/colors'
import { locationOf, reasonWithOrigin } from '../io/locations'
import type { Output } from '../io/output'
import { toText } from './octets'
import type { RowOptions } from './options'
import { type Row, textOfUnreadable, type Unreadable } from './row'

/** The totals for all the files that were read. */
export interface Summary {
  readonly files: readonly string[]
  readonly checked: number
  readonly invalid: number
  readonly seconds: number
  readonly urisPerSecond: number
}

/** The functions that print the results and the summary of `check` in one of the output formats. */
export interface Report {
  /** Reports an invalid string. If the string is the whole line, `row` is `undefined`. */
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
 * The minimum number of strings for which a rate is printed. For fewer than 10,000 strings, the rate would mainly
 * reflect the startup time or the user's typing speed.
 */
const LEAST_FOR_RATE = 10_000

const doNothing = (): void => {}

const reportNothing: Report = { error: doNothing, unreadable: doNothing, valid: doNothing, summary: doNothing }

/** Prints the invalid lines and the unreadable lines. Lines that were read as octets are printed unchanged. */
const reportLines = (output: Output): Report => ({
  ...reportNothing,
  error: ({ text }, _, __, row) => output.line(row?.octets ?? text),
  unreadable: ({ octets }) => octets !== undefined && output.line(octets),
})

/** Prints each row, but replaces the row's string with `1` if the string is valid, and with `0` if it is invalid. */
const reportRows = (output: Output): Report => ({
  ...reportNothing,
  error: (_, __, ___, row) => output.line(`${row?.before}0${row?.after}`),
  valid: (_, __, { before, after }) => output.line(`${before}1${after}`),
  unreadable: ({ row }) => output.line(row),
})

/** Returns the number of UTF-16 code units that precede a string in its line. */
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

/** Returns whether the output consists of input lines, whose octets must not change. */
export const printsOctets = ({ rows, invalidOnly, field }: ReportOptions): boolean =>
  rows === true || (invalidOnly === true && field !== undefined)

export const reportFor = (options: ReportOptions, output: Output): Report => {
  if (options.quiet) return reportNothing
  if (options.invalidOnly) return reportLines(output)
  if (options.rows) return reportRows(output)
  return options.json ? reportJson(options, output) : reportMessages(output)
}
