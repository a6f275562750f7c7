import { type Command, Option } from 'commander'
import type { UriError } from '../../errors/uri-error'
import { FILES_ARGUMENT } from '../arguments/command'
import { KINDS } from '../arguments/kinds'
import { checkLines, type Kind } from '../io/check-lines'
import { colorsFor } from '../io/colors'
import { forEachFile, openInput } from '../io/input'
import { locationOf, reasonWithOrigin } from '../io/locations'
import { EXIT_INVALID, Output } from '../io/output'
import { startProgress } from '../io/progress'

interface CheckOptions {
  readonly kind: string
  readonly quiet?: true
  readonly invalidOnly?: true
  readonly json?: true
}

/** The sums of all files that were read. */
interface Summary {
  readonly files: readonly string[]
  readonly checked: number
  readonly invalid: number
  readonly seconds: number
  readonly urisPerSecond: number
}

/** Prints errors and the summary in one of the formats. */
interface Report {
  error(error: UriError, file: string, line: number): void
  summary(summary: Summary): void
}

const reportNothing = (): Report => ({ error: () => {}, summary: () => {} })

const reportTexts = (output: Output): Report => ({ error: ({ text }) => output.line(text), summary: () => {} })

const reportJson = (output: Output): Report => ({
  error: (error, file, line) => {
    const { text, component, reason, offset } = error
    const message = reasonWithOrigin(error)
    output.line(JSON.stringify({ file, line, column: offset + 1, component, reason, message, text }))
  },
  summary: (summary) => output.line(JSON.stringify({ summary })),
})

const reportMessages = (output: Output): Report => {
  const { bold } = colorsFor(process.stdout)
  return {
    error: (error, file, line) =>
      output.line(`${bold(locationOf(file, line, error.offset))} ${reasonWithOrigin(error)}`),
    summary: ({ checked, invalid, seconds, urisPerSecond }) =>
      process.stderr.write(
        `${checked} checked, ${invalid} invalid, ${seconds.toFixed(3)} s, ${urisPerSecond} URIs per second\n`,
      ),
  }
}

const reportFor = ({ quiet, invalidOnly, json }: CheckOptions, output: Output): Report => {
  if (quiet) return reportNothing()
  if (invalidOnly) return reportTexts(output)
  return json ? reportJson(output) : reportMessages(output)
}

/** How many lines of a file were checked, and how many are invalid. */
interface Count {
  readonly file: string
  readonly checked: number
  readonly invalid: number
}

/** Checks the lines of one file. Fails: throws a `Failure` if the file cannot be read. */
const checkFile = async (file: string, options: CheckOptions): Promise<Count> => {
  const input = openInput(file)
  const progress = await startProgress(options.quiet ? undefined : input.size)
  const output = new Output(process.stdout, () => process.stdout.isTTY && progress.hide())
  const report = reportFor(options, output)
  let invalid = 0

  const visit = (error: UriError, line: number): void => {
    invalid++
    report.error(error, input.name, line)
  }

  try {
    const checked = await checkLines(input, KINDS[options.kind] as Kind, visit, (bytes) => {
      progress.advance(bytes)
      return output.settle()
    })
    return { file: input.name, checked, invalid }
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
  program
    .command('check')
    .summary('check one reference per line, and show the errors')
    .description(
      'Checks one URI or relative reference per line of each file. For each invalid line, prints ' +
        'file:line:column: message. At the end, prints a summary on standard error.',
    )
    .argument(...FILES_ARGUMENT)
    .addOption(
      new Option('--kind <kind>', 'what each line must be').choices(Object.keys(KINDS)).default('uri-reference'),
    )
    .addOption(new Option('--quiet', 'print nothing; see the exit code').conflicts(['invalidOnly', 'json']))
    .addOption(new Option('--invalid-only', 'print the invalid lines, and nothing else').conflicts('json'))
    .option('--json', 'print one JSON object per invalid line, and one with the summary at the end')
    .addHelpText(
      'after',
      `
--kind http takes http and https URIs with a host and a port in range, and --kind request-target what the first line of a
request has after its method: /path?query, an absolute URI, host:port, or *.

A line ends with LF or CR LF; the last line may end with the file. An empty line is a valid relative reference.
Columns count UTF-16 code units from 1. The input is UTF-8. Bytes that are not UTF-8 become U+FFFD, which is an error,
and so is a byte order mark. A line longer than 16 MiB stops the check with exit code 2.

A file that cannot be read is named, and the others are checked.
Exit codes: 0 all lines are valid, 1 some are not, 2 wrong usage or an input that cannot be read.`,
    )
    .action(check)
}
