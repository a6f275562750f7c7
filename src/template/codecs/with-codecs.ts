import type { Variables } from '../../../types/template/syntax/variables'
import type { Template } from '../syntax/model'
import { requireTemplate } from '../syntax/require-template'
import { type Codecs, requireCodecs } from './codec'
import { type NoVariable, requireNames } from './require-names'

/**
 * Lists the possible results of `CheckedNames`. `CodecVerdict` is an interface because the compiler computes the
 * properties of an interface only on demand.
 */
export interface CodecVerdict<Text extends string, Of> {
  readonly right: unknown
  readonly wrong: NoVariable<Text, Exclude<keyof Of, keyof Variables<Text>> & string>
}

/**
 * Evaluates to `unknown` if the template contains a variable for each name in `Of`, and otherwise to an error message.
 */
type CheckedNames<Text extends string, Of> = CodecVerdict<Text, Of>[keyof Of extends keyof Variables<Text>
  ? 'right'
  : 'wrong']

/**
 * Creates a template with codecs. Throws a `TypeError` if a codec is invalid, or if the template contains no variable
 * with the codec's name.
 */
const joinCodecs = <Text extends string, const Of extends Codecs, Names extends string>(
  template: Template<Text, undefined, Names>,
  codecs: Of,
): Template<Text, Of, Names> => {
  requireTemplate(template)
  const names = [...template.given, ...template.variables.map(({ name }) => name)]
  requireNames(template.text, requireCodecs(codecs), names)
  return Object.freeze({ ...template, codecs })
}

/**
 * Assigns codecs to the variables in a template. For a variable with a codec, `expand` accepts the codec's values, and
 * `extract` returns them. If a variable is exploded, its codec writes and reads each member of the variable's list
 * separately. If a variable is not exploded, the codec writes and reads the whole value, even if the value is an array.
 * `extract` fails if a codec rejects a string or throws. If a codec throws, `expand` throws a `TypeError` that names
 * the template and the variable.
 *
 * Allocates the template. Throws a `TypeError` if the argument is not a template, if a codec is invalid, or if a
 * codec's name is not the name of a variable in the template.
 *
 * @example
 * import { expand, extract, int, oneOf, template, withCodecs } from 'uri-ts/template'
 *
 * const users = withCodecs({ page: int, sort: oneOf('asc', 'desc') })(template('/users{?page,sort}'))
 * expand(users)({ page: 2, sort: 'asc' }) //=> '/users?page=2&sort=asc'
 * extract(users)('/users?page=2') //=> { _tag: 'Right', right: { page: 2 } }
 * extract(users)('/users?sort=up')._tag //=> 'Left'
 *
 * @category Codecs
 */
export const withCodecs =
  <const Of extends Codecs>(codecs: Of) =>
  <Text extends string, Names extends string>(
    template: Template<Text, undefined, Names> & CheckedNames<Text, Of>,
  ): Template<Text, Of, Names> =>
    joinCodecs(template as Template<Text, undefined, Names>, codecs)
