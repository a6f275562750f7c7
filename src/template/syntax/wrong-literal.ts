import { type ErrorPlace, sentenceOf } from '../../core/errors/format-error'

/** The place of an error in a literal, and two parts of the error message: the problem and the expected syntax. */
export type WrongLiteral = ErrorPlace & { readonly problem: string; readonly expected: string }

/**
 * Creates the error to throw for an invalid string that the compiler has not rejected. The error's message contains the
 * message that the compiler would have printed.
 */
export const wrongLiteral = (error: WrongLiteral): TypeError =>
  new TypeError(`${JSON.stringify(error.text)}: ${sentenceOf(error, error.problem, error.expected)}`)
