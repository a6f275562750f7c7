import type { CheckFileUri } from '../../../types/schemes/file/check-file-uri'
import { requireLiteral } from '../../core/model/require-literal'
import { type FileUri, parseFileUri } from './parse-file-uri'

/**
 * Accepts a literal that the compiler has verified to be a file URI (RFC 8089, section 2 and appendix E). The compiler
 * applies the same rules as `parseFileUri`. An invalid literal does not compile, and the compiler prints the message
 * that `showReason` returns. Passing a value of type `string` causes a compile error.
 *
 * Allocates a temporary view. Returns the argument unchanged. If an invalid string gets past the compiler, `fileUri`
 * throws a `TypeError` with the message that `showReason` returns.
 *
 * @example
 * import { fileUri } from 'uri-ts/schemes'
 *
 * fileUri('file:///etc/hosts') //=> 'file:///etc/hosts'
 *
 * @category Files
 */
export const fileUri: <const Text extends string>(text: CheckFileUri<Text>) => FileUri<Text> =
  /* @__PURE__ */ requireLiteral(parseFileUri)
