import type { CheckTemplate } from '../../../types/template/syntax/checked-template'
import { requireText } from '../../core/errors/require-text'
import type { Template } from './model'
import { readTemplate } from './parse'
import { wrongLiteral } from './wrong-literal'

/**
 * Makes a template from a literal that the compiler checks. A string that is not a `URI-Template` (RFC 6570, 2) does
 * not compile; the compiler prints the message that `showReason` returns at run time.
 *
 * Allocates: the template. Throws if an invalid string got past the compiler, by a cast or with a lone surrogate.
 *
 * @example
 * import { expand, template } from 'uri-ts/template'
 *
 * const search = template('/search{?q,page}')
 * expand(search)({ q: 'uri templates' }) //=> '/search?q=uri%20templates'
 *
 * @category Templates
 */
export const template = <const Text extends string>(text: CheckTemplate<Text>): Template<Text, undefined> => {
  const parsed = readTemplate(requireText(text as string))
  if (parsed._tag === 'Left') throw wrongLiteral(parsed.left)
  return parsed.right as Template<Text, undefined>
}
