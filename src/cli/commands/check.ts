import { type Command, Option } from 'commander'
import type { UriError } from '../../core/errors/uri-error'
import { FILES_ARGUMENT } from '../arguments/command'
import { KINDS } from '../arguments/kinds'
import { addReadOptions, type ReadOptions, readerOf } from '../arguments/reading'
import { addRowOptions } from '../arguments/rows'
import { checkLines, type Kind } from '../io/check-lines'
import { forEachFile, openInput } from '../io/input'
import { EXIT_INVALID, Output } from '../io/output'
import { startProgress } from '../io/progress'
import { printsOctets, type ReportOptions, reportFor } from '../rows/check-reports'
import { checkRows } from '../rows/check-rows'
import { tooLong } from '../rows/read-rows'
import type { Row, Unreadable } from '../rows/row'

interface CheckOptions extends ReportOptions, ReadOptions {}

/** The number of checked lines in a file, and how many of them are invalid. */
interface Count {
  readonly file: string
  readonly checked: number
  readonly invalid: number
}

/** Returns whether every line, even a valid one, must be visited. */
const visitsEachLine = ({ rows, all, field }: CheckOptions): boolean =>
  rows === true || all === true || field !== undefined

/** Checks the lines of one file. Throws a `Failure` if the file cannot be read. */
const checkFile = async (file: string, options: CheckOptions): Promise<Count> => {
  const input = openInput(file)
  const { name } = input
  // The tests in `KINDS` accept only lines that are valid without repair. Lines that fail these tests are parsed as the
  // options specify.
  const kind: Kind = { ...(KINDS[options.kind] as Kind), parse: readerOf(options) }
  const progress = await startProgress(options.quiet ? undefined : input.size)
  const beforeWrite = (): unknown => process.stdout.isTTY && progress.hide()
  const output = new Output(process.stdout, beforeWrite, printsOctets(options) ? 'latin1' : 'utf8')
  const report = reportFor(options, output)
  let invalid = 0

  const visit = (error: UriError, line: number, row?: Row): void => {
    invalid++
    report.error(error, name, line, row)
  }

  const visitUnreadable = (unreadable: Unreadable): void => {
    invalid++
    report.unreadable(unreadable, name)
  }

  const settle = (bytes: number): Promise<void> => {
    progress.advance(bytes)
    return output.settle()
  }

  const checkEach = (): Promise<number> =>
    checkRows(
      input,
      kind,
      options,
      { error: visit, unreadable: visitUnreadable, valid: (text, row) => report.valid(text, name, row) },
      settle,
    )

  const checkAll = (): Promise<number> =>
    checkLines(input, kind, visit, settle, options.exitZero && ((line) => visitUnreadable(tooLong(line, options))))

  try {
    const checked = await (visitsEachLine(options) ? checkEach() : checkAll())
    return { file: name, checked, invalid }
  } finally {
    progress.hide()
    await output.settle()
  }
}

const check = async (given: readonly string[], options: CheckOptions): Promise<void> => {
  const begin = performance.now()
  const counts = await forEachFile(given, (file) => checkFile(file, options))
  if (counts.length === 0) return
  const files = counts.map(({ file }) => file)
  const checked = counts.reduce((sum, count) => sum + count.checked, 0)
  const invalid = counts.reduce((sum, count) => sum + count.invalid, 0)
  const seconds = Math.round((performance.now() - begin) * 1000) / 1e6
  const output = new Output(process.stdout)
  const urisPerSecond = Math.round(checked / seconds)
  reportFor(options, output).summary({ files, checked, invalid, seconds, urisPerSecond })
  await output.settle()
  if (invalid > 0) process.exitCode ??= EXIT_INVALID
}

export const addCheck = (program: Command): void => {
  addReadOptions(addRowOptions(program.command('check'), '1 if the text is valid, and 0 if it is not'))
    .summary('check one reference per line, and show the errors')
    .description(
      'Checks one URI or relative reference per line of each file. For each invalid line, prints ' +
        'file:line:column: message. At the end, prints a summary on standard error.',
    )
    .argument(...FILES_ARGUMENT)
    .addOption(new Option('--quiet', 'print nothing; see the exit code').conflicts(['invalidOnly', 'json', 'rows']))
    .addOption(new Option('--invalid-only', 'print the invalid lines, and nothing else').conflicts(['json', 'rows']))
    .option('--json', 'print one JSON object per invalid line, and one with the summary at the end')
    .addHelpText(
      'after',
      `
--kind http takes http and https URIs with a host and a port in range, and --kind request-target what the first line of a
request has after its method: /path?query, an absolute URI, host:port, or *. With --tolerant, a line is valid if the other
commands read it with --tolerant.

A line ends with LF or CR LF; the last line may end with the file. An empty line is a valid relative reference.
Columns count UTF-16 code units from 1. The input is UTF-8. Bytes that are not UTF-8 become U+FFFD, which is an error,
and so is a byte order mark. A line longer than 16 MiB stops the check with exit code 2.

A file that cannot be read is named, and the others are checked.
Exit codes: 0 all lines are valid, 1 some are not, 2 wrong usage or an input that cannot be read.`,
    )
    .action(check)
}
