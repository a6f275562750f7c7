import type { CheckUrn } from '../../../types/schemes/urn/checked-urn'
import { requireLiteral } from '../../core/model/require-literal'
import { parseUrn } from './parse-urn'
import type { Urn } from './urn-brand'

/**
 * Accepts a literal that the compiler has verified to be a URN (RFC 8141, section 2). An invalid literal does not
 * compile, and the compiler prints the message that `showReason` returns. Passing a value of type `string` causes a
 * compile error. To check a string, use `parseUrn`.
 *
 * Allocates a temporary view. Returns the argument unchanged. If an invalid string gets past the compiler, `urn` throws
 * a `TypeError` with the message that `showReason` returns.
 *
 * @example
 * import { urn } from 'uri-ts/schemes'
 *
 * urn('urn:isbn:9780141036144') //=> 'urn:isbn:9780141036144'
 *
 * @category Constants
 */
export const urn: <const Text extends string>(text: CheckUrn<Text>) => Urn<Text> =
  /* @__PURE__ */ requireLiteral(parseUrn)
