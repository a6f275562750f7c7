import type { CheckExpress, FromExpress } from '../../../types/template/express/express'
import { showCaret, showFound } from '../../errors/format-error'
import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import { isIn, isPctEncodedAt, scanRun, URI, VARCHAR } from '../syntax/character-table'
import type { Template } from '../syntax/model'
import { parseTemplate } from '../syntax/parse'

/**
 * Why a path of Express is not converted, and where.
 *
 * @category Templates
 */
export interface ExpressError {
  readonly _tag: 'ExpressError'
  /** The input, whole and unchanged. */
  readonly text: string
  /** The index, in UTF-16 code units, of what is not converted. */
  readonly offset: number
  /**
   * `not-absolute`: a path begins with `/`; `character`: no literal, or one that routers give a meaning that templates
   * have not, such as an optional group or a regular expression; `name-missing`: a name follows `:` and `*`;
   * `wildcard`: `*name` is a whole segment, and the last.
   */
  readonly reason: 'not-absolute' | 'character' | 'name-missing' | 'wildcard'
}

/** What routers give a meaning of their own, beside `:` and `*`. */
const SPECIAL = '()[]?+!#$'

const error = (text: string, offset: number, reason: ExpressError['reason']): Either<ExpressError, never> =>
  left({ _tag: 'ExpressError', text, offset, reason })

/** The template of `*name` at `star`, which stands alone after the last slash. */
const convertWildcard = (text: string, star: number, before: string): Either<ExpressError, string> => {
  const end = scanRun(text, star + 1, VARCHAR)
  if (!before.endsWith('/') || end < text.length) return error(text, end < text.length ? end : star, 'wildcard')
  return right(`${before.slice(0, -1)}{/${text.slice(star + 1) || 'rest'}*}`)
}

/** The template that a path stands for. */
const convert = (text: string): Either<ExpressError, string> => {
  if (!text.startsWith('/')) return error(text, 0, 'not-absolute')
  let converted = ''
  let index = 0
  while (index < text.length) {
    const character = text.charAt(index)
    if (character === '*') return convertWildcard(text, index, converted)
    if (character === ':') {
      const end = scanRun(text, index + 1, VARCHAR)
      if (end === index + 1) return error(text, index, 'name-missing')
      converted += `{${text.slice(index + 1, end)}}`
      index = end
    } else {
      const isLiteral = isIn(text, index, URI) || isPctEncodedAt(text, index)
      if (!isLiteral || SPECIAL.includes(character)) return error(text, index, 'character')
      converted += character
      index++
    }
  }
  return right(converted)
}

/**
 * Converts a path as Express, hono and path-to-regexp write it: `:name` is one segment or a part of it, and `*name`, last,
 * all segments that are left. What has no template, such as an optional group, is an error.
 *
 * Allocates: the `Either` and the template. Fails: with the offset of the first character that is not converted.
 *
 * @example
 * import { parseExpress } from 'uri-ts/template'
 * import * as E from 'fp-ts/Either'
 *
 * const parsed = parseExpress('/users/:id/*rest')
 * assert.equal(E.isRight(parsed) && parsed.right.text, '/users/{id}{/rest*}')
 * assert.equal(parseExpress('/users/:id?')._tag, 'Left')
 *
 * @category Templates
 */
export const parseExpress = (text: string): Either<ExpressError, Template> => {
  const converted = convert(text)
  // What is converted is a template: names are varnames, and all else is literals.
  return converted._tag === 'Left' ? converted : (parseTemplate(converted.right) as Either<never, Template>)
}

const FAULT: Readonly<Record<ExpressError['reason'], string>> = {
  'not-absolute': "does not begin a path at offset; a path begins with '/'",
  character: 'is not converted at offset; only :name and *name are, between literals',
  'name-missing': 'has no name at offset; a name is letters, digits and _',
  wildcard: 'is not converted at offset; *name is a whole segment, and the last',
}

/**
 * Three lines: the text, a caret, and one sentence that says why it is not converted.
 *
 * Allocates: the lines.
 *
 * @example
 * import { parseExpress, showExpressError } from 'uri-ts/template'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(
 *   E.mapLeft(showExpressError)(parseExpress('/a(b)')),
 *   E.left(
 *     ['/a(b)', '  ^', "path: '(' is not converted at offset 2; only :name and *name are, between literals"].join('\n')
 *   )
 * )
 *
 * @category Templates
 */
export const showExpressError = ({ text, offset, reason }: ExpressError): string =>
  `${showCaret(text, offset)}\npath: ${showFound(text, offset)} ${FAULT[reason].replace('at offset', `at offset ${offset}`)}`

/**
 * The template of a literal path as Express, hono and path-to-regexp write it, which the compiler converts and checks:
 * `Template<'/users/{id}{/rest*}'>` for `'/users/:id/*rest'`.
 *
 * Allocates: the template. Fails: never; it throws where a text got past the compiler.
 *
 * @example
 * import { expand, fromExpress } from 'uri-ts/template'
 *
 * const file = fromExpress('/users/:id/*rest')
 * assert.equal(file.text, '/users/{id}{/rest*}')
 * assert.equal(expand(file)({ id: 7, rest: ['a', 'b'] }), '/users/7/a/b')
 *
 * @category Templates
 */
export const fromExpress = <const Text extends string>(text: CheckExpress<Text>): Template<FromExpress<Text>> => {
  const parsed = parseExpress(text)
  if (parsed._tag === 'Left') throw new TypeError(showExpressError(parsed.left))
  return parsed.right as Template<FromExpress<Text>>
}
