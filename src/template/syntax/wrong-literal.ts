import { type ErrorPlace, sentenceOf } from '../../core/errors/format-error'

/** An error that carries its message. */
export type WrongLiteral = ErrorPlace & { readonly problem: string; readonly expected: string }

/** The error to throw if an invalid string got past the compiler. Its message is the compiler's. */
export const wrongLiteral = (error: WrongLiteral): TypeError =>
  new TypeError(`${JSON.stringify(error.text)}: ${sentenceOf(error, error.problem, error.expected)}`)
