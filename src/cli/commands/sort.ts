import type { Command } from 'commander'
import { FILES_ARGUMENT } from '../arguments/command'
import { normalTextOf } from '../arguments/forms'
import { type NormalizeOptions, normalizerOf, SCHEME_RULES_OPTION } from '../arguments/normal-form'
import { addReadOptions, readerOf } from '../arguments/reading'
import { addExitZero } from '../arguments/rows'
import { forEachLineOf } from '../io/input'
import { Results } from '../rows/results'

/** Passes each valid line and its normal form to a visitor, and prints the error for each invalid line. */
const forEachNormal = async (
  files: readonly string[],
  options: NormalizeOptions,
  results: Results,
  visit: (text: string, normal: string) => void,
): Promise<void> => {
  const read = readerOf(options)
  const toNormal = normalizerOf(options)
  const visitLine = (text: string): void => {
    const reading = read(text)
    if (reading._tag === 'Left') results.addError(text, reading.left)
    else visit(text, normalTextOf(reading.right, toNormal))
  }
  await forEachLineOf(files, results, visitLine, options.exitZero)
}

const printSorted = async (files: readonly string[], options: NormalizeOptions): Promise<void> => {
  const results = new Results(options)
  const lines: Array<readonly [normal: string, text: string]> = []
  await forEachNormal(files, options, results, (text, normal) => lines.push([normal, text]))
  lines.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
  for (const [normal, text] of lines) results.add(text, [text], { normal })
  await results.settle()
}

const printUnique = async (files: readonly string[], options: NormalizeOptions): Promise<void> => {
  const results = new Results(options)
  const seen = new Set<string>()
  await forEachNormal(files, options, results, (text, normal) => {
    if (seen.has(normal)) return
    seen.add(normal)
    results.add(text, [text], { normal })
  })
}

/** Adds a command that reads files: `sort` or `unique`. */
const addFileCommand = (
  program: Command,
  name: string,
  summary: string,
  description: string,
  example: string,
): Command =>
  addReadOptions(addExitZero(program.command(name)))
    .summary(summary)
    .description(description)
    .argument(...FILES_ARGUMENT)
    .option(...SCHEME_RULES_OPTION)
    .option('--json', 'print one JSON object per line, for errors too')
    .addHelpText(
      'after',
      `
Example:
${example}

Exit codes: 0 all are valid, 1 some are not, and are left out, 2 wrong usage or an input that cannot be read.`,
    )

export const addSort = (program: Command): void => {
  addFileCommand(
    program,
    'sort',
    'sort the lines of files by their normal form',
    'Sorts URIs and relative references by the code units of their normal form (RFC 3986, section 6.2.2), and prints them ' +
      'as they are. Keeps all of them in memory. References with one normal form stay in their order.',
    "  $ printf 'HTTP://b/\\nhttp://a/%%7e\\nhttp://a/z\\n' | uri-ts sort\n  http://a/z\n  http://a/%7e\n  HTTP://b/",
  ).action(printSorted)
}

export const addUnique = (program: Command): void => {
  addFileCommand(
    program,
    'unique',
    'leave out lines whose normal form was there before',
    'Prints the first URI or relative reference of each normal form (RFC 3986, section 6.2.2), in the order of the input, ' +
      'which need not be sorted. Keeps the normal forms in memory.',
    "  $ printf 'http://a/~\\nHTTP://a/%%7E\\nhttp://b/\\n' | uri-ts unique\n  http://a/~\n  http://b/",
  ).action(printUnique)
}
