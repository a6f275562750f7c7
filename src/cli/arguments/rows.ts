import { type Command, InvalidArgumentError, Option } from 'commander'
import { EXIT_INVALID, EXIT_VALID, Failure } from '../io/output'
import type { RowOptions } from '../rows/options'

const FIELD = /^0*[1-9]\d{0,3}$/

/** Reads the number of a field. Fails: as commander does. */
const toField = (text: string): number => {
  if (!FIELD.test(text)) throw new InvalidArgumentError('A field is a number from 1 to 9999.')
  return Number(text)
}

/** One character that neither a line end nor an escape contains. */
const DELIMITER = /^[^A-Za-z0-9\\\r\n]$/u

/** Reads a delimiter. Fails: as commander does. */
const toDelimiter = (text: string): string => {
  if (text === '\\t') return '\t'
  if (!DELIMITER.test(text)) {
    throw new InvalidArgumentError("A delimiter is one character, such as ',' or \\t for a tab; no letter or digit.")
  }
  return text
}

/** Only the option `--exit-zero`, for commands that read files. */
export const addExitZero = (command: Command): Command =>
  command
    .option('--exit-zero', 'exit 0 if texts are invalid; 2 stays for wrong usage and inputs that cannot be read')
    .hook('postAction', (_, action) => {
      const { rows, exitZero } = action.opts<RowOptions>()
      if ((rows || exitZero) && process.exitCode === EXIT_INVALID) process.exitCode = EXIT_VALID
    })

/** Fails: throws a `Failure` for an option without the one that it belongs to. */
const requirePairs = ({ json, all, field, delimiter }: RowOptions): void => {
  if (all && !json) throw new Failure('--all belongs to --json')
  if (delimiter !== undefined && field === undefined) throw new Failure('--delimiter belongs to --field')
}

/** Adds the options of commands that read lines. `row` says what is in a row. */
export const addRowOptions = (command: Command, row = 'the result, or \\N for an error'): Command =>
  addExitZero(command)
    .addOption(
      new Option('--rows', `print exactly one line of TSV per line: ${row}; exit 0, and print no errors`).conflicts(
        'json',
      ),
    )
    .option('--all', 'with --json: print exactly one object per line, also for a line that cannot be read')
    .addOption(
      new Option('--field <n>', 'work on the field with this number, from 1, and print its whole line').argParser(
        toField,
      ),
    )
    .addOption(
      new Option('--delimiter <char>', 'what is between the fields of --field, if it is not a tab').argParser(
        toDelimiter,
      ),
    )
    .hook('preAction', (_, action) => requirePairs(action.opts<RowOptions>()))
