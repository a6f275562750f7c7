import type { CheckDataUri } from '../../../types/schemes/data/check-data-uri'
import { requireLiteral } from '../../core/model/require-literal'
import { type DataUri, parseDataUri } from './parse-data-uri'

/**
 * Accepts a literal that the compiler has verified to be a data URI (RFC 2397, section 3). The compiler applies the
 * same rules as `parseDataUri`. An invalid literal does not compile, and the compiler prints the message that
 * `showReason` returns. Passing a value of type `string` causes a compile error.
 *
 * Allocates a temporary view. Returns the argument unchanged. If an invalid string gets past the compiler, `dataUri`
 * throws a `TypeError` with the message that `showReason` returns.
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
