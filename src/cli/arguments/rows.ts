import { type Command, InvalidArgumentError, Option } from 'commander'
import { EXIT_INVALID, EXIT_VALID, Failure } from '../io/output'
import type { RowOptions } from '../rows/options'

const FIELD = /^0*[1-9]\d{0,3}$/

/** Parses a field number. If the string is invalid, throws the error that commander expects. */
const toField = (text: string): number => {
  if (!FIELD.test(text)) throw new InvalidArgumentError('A field is a number from 1 to 9999.')
  return Number(text)
}

/** Matches a delimiter, which is a single character that occurs neither in line endings nor in escapes. */
const DELIMITER = /^[^A-Za-z0-9\\\r\n]$/u

/** Parses a delimiter. If the string is invalid, throws the error that commander expects. */
const toDelimiter = (text: string): string => {
  if (text === '\\t') return '\t'
  if (!DELIMITER.test(text)) {
    throw new InvalidArgumentError("A delimiter is one character, such as ',' or \\t for a tab; no letter or digit.")
  }
  return text
}

/** Adds the `--exit-zero` option to a command that reads files. */
export const addExitZero = (command: Command): Command =>
  command
    .option('--exit-zero', 'exit 0 if texts are invalid; 2 stays for wrong usage and inputs that cannot be read')
    .hook('postAction', (_, action) => {
      const { rows, exitZero } = action.opts<RowOptions>()
      if ((rows || exitZero) && process.exitCode === EXIT_INVALID) process.exitCode = EXIT_VALID
    })

/** Throws a `Failure` if an option is given without another option that it requires. */
const requirePairs = ({ json, all, field, delimiter }: RowOptions): void => {
  if (all && !json) throw new Failure('--all belongs to --json')
  if (delimiter !== undefined && field === undefined) throw new Failure('--delimiter belongs to --field')
}

/** Adds the options for commands that read lines. In the help text, `row` describes the contents of a row. */
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
