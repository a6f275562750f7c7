import { sentenceOf } from '../../errors/format-error'
import type { UriError } from '../../errors/uri-error'

/** An error with a sentence of its own. */
export type WrongLiteral = Omit<UriError, '_tag' | 'reason'> & { readonly problem: string; readonly expected: string }

/** The error to throw if a wrong text got past the compiler. Its message is the compiler's. */
export const wrongLiteral = (error: WrongLiteral): TypeError =>
  new TypeError(`${JSON.stringify(error.text)}: ${sentenceOf(error, error.problem, error.expected)}`)
