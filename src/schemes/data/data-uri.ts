import type { CheckDataUri } from '../../../types/schemes/data/check-data-uri'
import { requireLiteral } from '../../core/model/require-literal'
import { type DataUri, parseDataUri } from './parse-data-uri'

/**
 * Accepts a literal that the compiler has verified to be a data URI (RFC 2397, 3), according to the rules of
 * `parseDataUri`. Any other literal does not compile, and the compiler prints the same message as `showReason`. A value
 * of type `string` does not compile either.
 *
 * Allocates a view temporarily. Returns its argument. Throws a `TypeError` with the same message if an invalid string
 * got past the compiler.
 *
 * @example
 * import { dataUri } from 'uri-ts/schemes'
 *
 * dataUri('data:,hello') //=> 'data:,hello'
 *
 * @category Data
 */
export const dataUri: <const Text extends string>(text: CheckDataUri<Text>) => DataUri<Text> =
  /* @__PURE__ */ requireLiteral(parseDataUri)
