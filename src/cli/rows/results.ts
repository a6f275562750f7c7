import { showError } from '../../core/errors/format-error'
import type { UriError } from '../../core/errors/uri-error'
import type { Either } from '../../core/fp/either'
import { right } from '../../core/fp/either'
import { errorToJson } from '../io/errors'
import { STDIN_NAME } from '../io/input'
import { EXIT_INVALID, Output } from '../io/output'
import { forEachRow } from './for-each-row'
import { toOctets } from './octets'
import type { RowOptions } from './options'
import { delimiterOf } from './read-rows'
import { NO_LINE, showUnreadable, type Unreadable, unreadableToJson } from './row'
import { escapeTsv, NULL } from './tsv'

/**
 * Prints results to standard output and errors to standard error. With `--json`, prints errors to standard output
 * instead. With `--rows`, prints `\N` in place of an invalid string.
 */
export class Results {
  readonly #output: Output
  readonly #errors = new Output(process.stderr)
  readonly #options: RowOptions
  readonly #escape: (octets: string) => string
  /** The row that contains the current string. */
  #row = NO_LINE

  constructor(options: RowOptions) {
    this.#options = options
    this.#escape = escapeTsv(delimiterOf(options))
    const hasOctets = !options.json && (options.rows || options.field !== undefined)
    this.#output = new Output(process.stdout, undefined, hasOctets ? 'latin1' : 'utf8')
  }

  /**
   * Calls `visit` for each string. The strings are the arguments, the lines of standard input, or one field of each
   * line. For each string, `visit` must make exactly one call, to either `add` or `addError`.
   */
  async forEach(texts: readonly string[], visit: (text: string) => void): Promise<void> {
    await forEachRow(texts, this.#options, this, {
      text: (text, row) => {
        this.#row = row
        visit(text)
      },
      unreadable: (unreadable) => this.#addUnreadable(unreadable),
    })
  }

  /**
   * Prints the result for a string as JSON, as a TSV row, or as plain lines. In TSV, an absent result is printed as
   * `\N`.
   */
  add(text: string, lines: readonly string[], fields: object, row?: () => string | undefined): void {
    if (this.#options.json) this.#output.line(JSON.stringify({ text, ...fields }))
    else if (this.#options.rows) this.#writeRow(row === undefined ? lines[0] : row())
    else if (this.#options.field === undefined) for (const line of lines) this.#output.line(line)
    else for (const line of lines) this.#write(toOctets(line))
  }

  /** Prints an error and sets the exit code to 1. */
  addError(text: string, error: UriError): void {
    process.exitCode ??= EXIT_INVALID
    if (this.#options.json) this.#output.line(errorToJson(text, error))
    else if (this.#options.rows) this.#write(NULL)
    else this.#errors.line(error.text === text ? showError(error) : `${text}:\n${showError(error)}`)
  }

  async settle(): Promise<void> {
    await this.#output.settle()
    await this.#errors.settle()
  }

  #addUnreadable(unreadable: Unreadable): void {
    process.exitCode ??= EXIT_INVALID
    if (this.#options.json) this.#output.line(unreadableToJson(unreadable))
    else if (this.#options.rows) this.#output.line(unreadable.row)
    else this.#errors.line(showUnreadable(STDIN_NAME, unreadable))
  }

  #writeRow(value: string | undefined): void {
    this.#write(value === undefined ? NULL : this.#escape(toOctets(value)))
  }

  /** Writes the current row, with `octets` in place of the row's string. */
  #write(octets: string): void {
    this.#output.line(this.#row.before + octets + this.#row.after)
  }
}

/** Applies `operate` to each string and prints the results. */
export const printEach = async (
  texts: readonly string[],
  options: RowOptions,
  operate: (text: string) => Either<UriError, string>,
): Promise<void> => {
  const results = new Results(options)
  await results.forEach(texts, (text) => {
    const outcome = operate(text)
    if (outcome._tag === 'Right') results.add(text, [outcome.right], { result: outcome.right })
    else results.addError(text, outcome.left)
  })
}

/** Returns a function that parses a string and, if the string is valid, applies `operate` to the parsed value. */
export const parseThen =
  <A>(parse: (text: string) => Either<UriError, A>, operate: (value: A) => string) =>
  (text: string): Either<UriError, string> => {
    const parsed = parse(text)
    return parsed._tag === 'Left' ? parsed : right(operate(parsed.right))
  }
