import { type ErrorPlace, sentenceOf } from '../../core/errors/format-error'

/** An error and the two parts of its message. */
export type WrongLiteral = ErrorPlace & { readonly problem: string; readonly expected: string }

/**
 * Creates the error to throw if an invalid string got past the compiler. The message matches the one that the compiler
 * prints.
 */
export const wrongLiteral = (error: WrongLiteral): TypeError =>
  new TypeError(`${JSON.stringify(error.text)}: ${sentenceOf(error, error.problem, error.expected)}`)
