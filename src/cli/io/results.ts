import { showError } from '../../errors/format-error'
import type { UriError } from '../../errors/uri-error'
import type { Either } from '../../fp/either'
import { right } from '../../fp/either'
import { errorToJson } from './errors'
import { forEachText } from './input'
import { EXIT_INVALID, Output } from './output'

/** What every command that works on texts can be asked for. */
export interface ResultOptions {
  readonly json?: true
}

/** Where results and errors go: to standard output and standard error, with `--json` both to standard output. */
export class Results {
  readonly #output = new Output(process.stdout)
  readonly #errors = new Output(process.stderr)
  readonly #isJson: boolean

  constructor({ json }: ResultOptions) {
    this.#isJson = json === true
  }

  /** What came of a text: lines, and the same as the fields of an object. */
  add(text: string, lines: readonly string[], fields: object): void {
    if (this.#isJson) this.#output.line(JSON.stringify({ text, ...fields }))
    else for (const line of lines) this.#output.line(line)
  }

  /** Why nothing came of a text, which the exit code will tell. */
  addError(text: string, error: UriError): void {
    process.exitCode = EXIT_INVALID
    if (this.#isJson) this.#output.line(errorToJson(text, error))
    else this.#errors.line(error.text === text ? showError(error) : `${text}:\n${showError(error)}`)
  }

  async settle(): Promise<void> {
    await this.#output.settle()
    await this.#errors.settle()
  }
}

/** Prints what becomes of each text, and of each line of standard input where there is none. */
export const printEach = async (
  texts: readonly string[],
  options: ResultOptions,
  operate: (text: string) => Either<UriError, string>,
): Promise<void> => {
  const results = new Results(options)
  await forEachText(texts, results, (text) => {
    const outcome = operate(text)
    if (outcome._tag === 'Right') results.add(text, [outcome.right], { result: outcome.right })
    else results.addError(text, outcome.left)
  })
}

/** Reads a text and makes another of what it says. */
export const made =
  <A>(read: (text: string) => Either<UriError, A>, make: (value: A) => string) =>
  (text: string): Either<UriError, string> => {
    const value = read(text)
    return value._tag === 'Left' ? value : right(make(value.right))
  }
