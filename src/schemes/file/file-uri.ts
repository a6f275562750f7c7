import type { CheckFileUri } from '../../../types/schemes/file/check-file-uri'
import { requireLiteral } from '../../core/model/require-literal'
import { type FileUri, parseFileUri } from './parse-file-uri'

/**
 * Accepts a literal that the compiler has verified to be a file URI (RFC 8089, 2 and appendix E), according to the
 * rules of `parseFileUri`. Any other literal does not compile, and the compiler prints the same message as
 * `showReason`. A `string` does not compile either.
 *
 * Allocates a view temporarily. Returns its argument. Throws a `TypeError` with the same message if an invalid string
 * got past the compiler.
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
