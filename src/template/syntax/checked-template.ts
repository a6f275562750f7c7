import type { CheckTemplate } from '../../../types/template/syntax/checked-template'
import { requireText } from '../../core/errors/require-text'
import { COLON_RULE } from './messages'
import type { Template } from './model'
import { readTemplate } from './parse'
import { templateError } from './template-error'
import { wrongLiteral } from './wrong-literal'

/** Matches the start of a segment that begins with a colon, which marks a variable in Express. */
const COLON = /(?:^|\/):/

/**
 * Creates a template from a literal that the compiler checks. If the literal is not a URI Template (RFC 6570, section
 * 2), it does not compile, and the compiler prints the message that `showReason` would return. A segment such as `:id`
 * does not compile either, although RFC 6570 allows it. Write `{id}` for a variable, or `%3Aid` for a literal colon.
 * `parseTemplate` accepts segments that begin with a colon.
 *
 * Allocates the template. Throws if the compiler accepted an invalid argument, such as one that was cast or that
 * contains a lone surrogate.
 *
 * @example
 * import { expand, template } from 'uri-ts/template'
 *
 * const search = template('/search{?q,page}')
 * expand(search)({ q: 'uri templates' }) //=> '/search?q=uri%20templates'
 *
 * @category Templates
 */
export const template = <const Text extends string>(literal: CheckTemplate<Text>): Template<Text, undefined> => {
  const text = requireText(literal as string)
  const parsed = readTemplate(text)
  if (parsed._tag === 'Left') throw wrongLiteral(parsed.left)
  const slash = text.search(COLON)
  if (slash >= 0) {
    const error = templateError(text, text.indexOf(':', slash), 'literals', 'character')
    throw wrongLiteral({ ...error, expected: COLON_RULE })
  }
  return parsed.right as Template<Text, undefined>
}
