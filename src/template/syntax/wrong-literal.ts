import { sentenceOf } from '../../errors/format-error'
import type { UriError } from '../../errors/uri-error'

/** What is thrown if a wrong text got past the compiler: the text, and the sentence with which the compiler refuses it. */
export const wrongLiteral = (error: UriError & { readonly problem: string; readonly expected: string }): TypeError =>
  new TypeError(`${JSON.stringify(error.text)}: ${sentenceOf(error)}`)
