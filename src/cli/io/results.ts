import { showError } from '../../errors/format-error'
import type { UriError } from '../../errors/uri-error'
import type { Either } from '../../fp/either'
import { right } from '../../fp/either'
import { errorToJson } from './errors'
import { forEachText } from './input'
import { EXIT_INVALID, Output } from './output'

export interface ResultOptions {
  readonly json?: true
}

/** Prints results on standard output and errors on standard error; with `--json`, both on standard output. */
export class Results {
  readonly #output = new Output(process.stdout)
  readonly #errors = new Output(process.stderr)
  readonly #isJson: boolean

  constructor({ json }: ResultOptions) {
    this.#isJson = json === true
  }

  /** Prints the result for a text: the lines, or an object with the fields. */
  add(text: string, lines: readonly string[], fields: object): void {
    if (this.#isJson) this.#output.line(JSON.stringify({ text, ...fields }))
    else for (const line of lines) this.#output.line(line)
  }

  /** Prints an error, and sets exit code 1. */
  addError(text: string, error: UriError): void {
    process.exitCode ??= EXIT_INVALID
    if (this.#isJson) this.#output.line(errorToJson(text, error))
    else this.#errors.line(error.text === text ? showError(error) : `${text}:\n${showError(error)}`)
  }

  async settle(): Promise<void> {
    await this.#output.settle()
    await this.#errors.settle()
  }
}

/** Prints the result of `operate` for each text that `forEachText` visits. */
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

/** Combines a parser and an operation that cannot fail. */
export const parseThen =
  <A>(parse: (text: string) => Either<UriError, A>, operate: (value: A) => string) =>
  (text: string): Either<UriError, string> => {
    const parsed = parse(text)
    return parsed._tag === 'Left' ? parsed : right(operate(parsed.right))
  }
