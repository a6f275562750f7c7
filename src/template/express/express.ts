import type { CheckExpress, DifferencesOf, FromExpress } from '../../../types/template/express/express'
import { Failure } from '../../core/errors/failures'
import { requireText } from '../../core/errors/require-text'
import type { UriError } from '../../core/errors/uri-error'
import type { Either, Right } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import type { Template } from '../syntax/model'
import { readTemplate } from '../syntax/parse'
import { wrongLiteral } from '../syntax/wrong-literal'
import { convertExpress, type ExpressDifference, isConversion } from './convert'
import { EXPRESS_EXPECTED_BY_REASON, EXPRESS_PROBLEM_BY_REASON } from './messages'

/**
 * Explains why an Express path cannot be converted. The `text` property contains the whole input.
 *
 * @category Templates
 */
export interface ExpressError extends UriError {
  readonly _tag: 'ExpressError'
  readonly component: 'path'
  /**
   * `not-absolute`: the path does not begin with `/`. `character`: a character cannot be a literal, or has a special
   * meaning in Express that has no equivalent in templates (for example, `{` in the middle of a path). `name-missing`:
   * a `:` or `*` is not followed by a name that both Express and templates allow. `same-name`: two variables have the
   * same name. `adjacent`: there is no literal between two variables. `escaped`: a segment begins with `\:` or `\*`,
   * but a route's segment must not begin with `:` or `*`. `wildcard`: `*name` is only part of a segment or is not in
   * the last segment. `not-text`: a JavaScript caller passed a value that is not a string.
   */
  readonly reason: keyof typeof EXPRESS_PROBLEM_BY_REASON
  readonly problem: string
  readonly expected: string
}

const error = (text: string, offset: number, reason: ExpressError['reason']): Either<ExpressError, never> =>
  left(
    new Failure(
      'ExpressError',
      reason === 'not-text' ? '' : text,
      offset,
      'path',
      reason,
      EXPRESS_PROBLEM_BY_REASON[reason],
      EXPRESS_EXPECTED_BY_REASON[reason],
    ),
  )

/**
 * The template for an Express path, and the differences between the template and Express's default behavior.
 *
 * @category Templates
 */
export interface ExpressTemplate<Text extends string = string, Difference extends ExpressDifference = ExpressDifference>
  extends Template<Text> {
  /** Lists all the differences, in no particular order. */
  readonly differences: ReadonlyArray<Difference>
}

/**
 * Creates a template from a path in the syntax of Express 5 and path-to-regexp. `:name` matches a segment or part of a
 * segment. A path may end with `*name`, which matches all remaining segments. A path may also end with `{/:name}` or
 * `{/*name}`. A name must be in quotes if it begins with a digit or contains characters other than letters, digits and
 * `_`. A backslash makes the next character literal. If a `*` has no name, its variable is called `rest`. `differences`
 * lists the ways in which the default behavior of Express differs from that of the template. For example, Express
 * ignores case. Express syntax that has no equivalent in a template causes an error.
 *
 * Allocates the `Either` and the template. Fails at the first character that cannot be converted.
 *
 * @example
 * import { showReason } from 'uri-ts'
 * import { parseExpress } from 'uri-ts/template'
 *
 * const parsed = parseExpress('/users/:id{/*rest}')
 * if (parsed._tag === 'Right') parsed.right.text //=> '/users/{id}{/rest*}'
 * if (parsed._tag === 'Right') parsed.right.differences //=> ['trailing-slash', 'case', 'empty']
 * const refused = parseExpress('/a(b)')
 * if (refused._tag === 'Left') showReason(refused.left) //=>
 * //  "path: '(' is not converted at offset 2; only :name is, and *name, {/:name} and {/*name} at the end"
 *
 * @category Templates
 */
export const parseExpress = (text: string): Either<ExpressError, ExpressTemplate> => {
  const converted = convertExpress(text)
  if (!isConversion(converted)) return error(text, converted[0], converted[1])
  // The cast is safe because `convertExpress` creates only valid templates.
  const { right: template } = readTemplate(converted.text) as Right<Template>
  return right(Object.freeze({ ...template, differences: Object.freeze(converted.differences) }))
}

/**
 * Like `parseExpress`, creates a template from a path in the syntax of Express 5 and path-to-regexp. The path must be a
 * string literal. The compiler checks the path and computes the template's type. The type of the result shows how
 * Express differs from the template by default. For example, the result for `'/users/:id'` has the type
 * `ExpressTemplate<'/users/{id}', 'case' | 'trailing-slash' | 'empty'>`.
 *
 * Allocates the template. Throws for an invalid path that the compiler did not reject.
 *
 * @example
 * import { expand, fromExpress } from 'uri-ts/template'
 *
 * const file = fromExpress('/users/:id/*rest')
 * file.text //=> '/users/{id}{/rest*}'
 * file.differences //=> ['case', 'empty']
 * expand(file)({ id: 7, rest: ['a', 'b'] }) //=> '/users/7/a/b'
 *
 * @category Templates
 */
export const fromExpress = <const Text extends string>(
  text: CheckExpress<Text>,
): ExpressTemplate<FromExpress<Text>, DifferencesOf<Text>> => {
  const parsed = parseExpress(requireText(text as string) as Text)
  if (parsed._tag === 'Left') throw wrongLiteral(parsed.left)
  return parsed.right as ExpressTemplate<FromExpress<Text>, DifferencesOf<Text>>
}
