import type { CheckMailtoUri } from '../../../types/schemes/mailto/check-mailto-uri'
import { requireLiteral } from '../../core/model/require-literal'
import type { MailtoUri } from './mailto-brand'
import { parseMailto } from './parse-mailto'

/**
 * Accepts a literal that the compiler has verified to be a mailto URI (RFC 6068, section 2). The compiler applies the
 * same rules as `parseMailto`. An invalid literal does not compile, and the compiler prints the message that
 * `showReason` returns. Passing a value of type `string` causes a compile error. To check a string, use `parseMailto`.
 * The compiler can check literals of up to 900 characters.
 *
 * Allocates the same kinds of objects as `parseMailto`, but only temporarily. Returns the argument unchanged. If an
 * invalid string gets past the compiler, `mailtoUri` throws a `TypeError` with the message that `showReason` returns.
 *
 * @example
 * import { mailtoUri } from 'uri-ts/schemes'
 *
 * mailtoUri('mailto:a@example.com?subject=Hi') //=> 'mailto:a@example.com?subject=Hi'
 *
 * @category Constants
 */
export const mailtoUri: <const Text extends string>(text: CheckMailtoUri<Text>) => MailtoUri<Text> =
  /* @__PURE__ */ requireLiteral(parseMailto)
