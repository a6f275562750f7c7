import { sentenceOf } from '../../errors/format-error'
import type { UriError } from '../../errors/uri-error'

/** The error to throw if a wrong text got past the compiler. Its message is the compiler's. */
export const wrongLiteral = (error: UriError & { readonly problem: string; readonly expected: string }): TypeError =>
  new TypeError(`${JSON.stringify(error.text)}: ${sentenceOf(error)}`)
