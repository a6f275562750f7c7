import { type Command, Option } from 'commander'
import { showReason } from '../../errors/format-error'
import type { ParseError } from '../../errors/parse-error'
import type { Either } from '../../fp/either'
import {
  isAbsoluteUri,
  isRelativeRef,
  isUri,
  isUriReference,
  parseAbsoluteUri,
  parseRelativeRef,
  parseUri,
  parseUriReference,
} from '../../model/parse'
import { colorsFor } from '../io/colors'
import { openInput, STDIN } from '../io/input'
import { forEachLine } from '../io/lines'
import { EXIT_INVALID, Output } from '../io/output'
import { startProgress } from '../io/progress'

interface Kind {
  /** Does not allocate; only an invalid line is parsed as well. */
  readonly is: (text: string) => boolean
  readonly parse: (text: string) => Either<ParseError, unknown>
}

const KINDS = {
  'uri-reference': { is: isUriReference, parse: parseUriReference },
  uri: { is: isUri, parse: parseUri },
  'absolute-uri': { is: isAbsoluteUri, parse: parseAbsoluteUri },
  'relative-ref': { is: isRelativeRef, parse: parseRelativeRef },
} as const satisfies Record<string, Kind>

interface CheckOptions {
  readonly kind: keyof typeof KINDS
  readonly quiet?: true
  readonly invalidOnly?: true
  readonly json?: true
}

interface Summary {
  readonly checked: number
  readonly invalid: number
  readonly seconds: number
  readonly urisPerSecond: number
}

/** Prints errors and the summary in one of the formats. */
interface Report {
  error(error: ParseError, line: number): void
  summary(summary: Summary): void
}

const reportNothing = (): Report => ({ error: () => {}, summary: () => {} })

const reportTexts = (output: Output): Report => ({ error: ({ text }) => output.line(text), summary: () => {} })

const reportJson = (output: Output, file: string): Report => ({
  error: (error, line) => {
    const { text, component, reason, offset } = error
    output.line(JSON.stringify({ file, line, column: offset + 1, component, reason, message: showReason(error), text }))
  },
  summary: (summary) => output.line(JSON.stringify({ summary: { file, ...summary } })),
})

const reportMessages = (output: Output, file: string): Report => {
  const { bold } = colorsFor(process.stdout)
  return {
    error: (error, line) => output.line(`${bold(`${file}:${line}:${error.offset + 1}:`)} ${showReason(error)}`),
    summary: ({ checked, invalid, seconds, urisPerSecond }) =>
      process.stderr.write(
        `${checked} checked, ${invalid} invalid, ${seconds.toFixed(3)} s, ${urisPerSecond} URIs per second\n`,
      ),
  }
}

const reportFor = ({ quiet, invalidOnly, json }: CheckOptions, output: Output, file: string): Report => {
  if (quiet) return reportNothing()
  if (invalidOnly) return reportTexts(output)
  return json ? reportJson(output, file) : reportMessages(output, file)
}

const check = async (file: string, options: CheckOptions): Promise<void> => {
  const begin = performance.now()
  const input = openInput(file)
  const progress = await startProgress(options.quiet ? undefined : input.size)
  const output = new Output(process.stdout, () => process.stdout.isTTY && progress.hide())
  const report = reportFor(options, output, input.name)
  const { is, parse }: Kind = KINDS[options.kind]
  let checked = 0
  let invalid = 0

  const checkLine = (text: string, line: number): void => {
    checked = line
    if (is(text)) return
    const parsed = parse(text)
    if (parsed._tag === 'Right') return
    invalid++
    report.error(parsed.left, line)
  }

  try {
    await forEachLine(input, checkLine, (bytes) => {
      progress.advance(bytes)
      return output.settle()
    })
  } finally {
    progress.hide()
    await output.settle()
  }
  const seconds = Math.round((performance.now() - begin) * 1000) / 1e6
  report.summary({ checked, invalid, seconds, urisPerSecond: Math.round(checked / seconds) })
  await output.settle()
  if (invalid > 0) process.exitCode = EXIT_INVALID
}

export const addCheck = (program: Command): void => {
  program
    .command('check')
    .summary('check one reference per line, and show the errors')
    .description(
      'Checks one URI or relative reference per line. For each invalid line, prints file:line:column: message. At the ' +
        'end, prints a summary on standard error.',
    )
    .argument('[file]', "the file to read; standard input if there is none, or if it is '-'", STDIN)
    .addOption(
      new Option('--kind <kind>', 'what each line must be').choices(Object.keys(KINDS)).default('uri-reference'),
    )
    .addOption(new Option('--quiet', 'print nothing; see the exit code').conflicts(['invalidOnly', 'json']))
    .addOption(new Option('--invalid-only', 'print the invalid lines, and nothing else').conflicts('json'))
    .option('--json', 'print one JSON object per invalid line, and one with the summary at the end')
    .addHelpText(
      'after',
      `
A line ends with LF or CR LF; the last line may end with the file. An empty line is a valid relative reference.
Columns count UTF-16 code units from 1. The input is UTF-8. Bytes that are not UTF-8 become U+FFFD, which is an error,
and so is a byte order mark. A line longer than 16 MiB stops the check with exit code 2.

Exit codes: 0 all lines are valid, 1 some are not, 2 wrong usage or an input that cannot be read.`,
    )
    .action(check)
}
