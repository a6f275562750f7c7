import type { CheckExpress, FromExpress } from '../../../types/template/express/express'
import { requireText } from '../../errors/require-text'
import type { UriError } from '../../errors/uri-error'
import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import { isPctEncodedAt } from '../../grammar/percent-encoded'
import type { Template } from '../syntax/model'
import { readTemplate } from '../syntax/parse'
import { isVarcharAt, scanLiteralRun } from '../syntax/scan-characters'
import { wrongLiteral } from '../syntax/wrong-literal'
import { EXPRESS_EXPECTED_BY_REASON, EXPRESS_PROBLEM_BY_REASON, EXPRESS_SPECIAL } from './messages'

/**
 * Says why a path of Express cannot be converted, and where. `text` is the whole input.
 *
 * @category Templates
 */
export interface ExpressError extends UriError {
  readonly _tag: 'ExpressError'
  readonly component: 'path'
  /**
   * `not-absolute`: the path does not begin with `/`; `character`: the character is not a literal, or routers use it
   * for something that templates lack, such as an optional group or a regular expression; `name-missing`: `:` has no
   * name; `wildcard`: `*name` is not the whole last segment; `not-text`: JavaScript has passed no string.
   */
  readonly reason: keyof typeof EXPRESS_PROBLEM_BY_REASON
  readonly problem: string
  readonly expected: string
}

const error = (text: string, offset: number, reason: ExpressError['reason']): Either<ExpressError, never> =>
  left({
    _tag: 'ExpressError',
    text,
    offset,
    component: 'path',
    reason,
    problem: EXPRESS_PROBLEM_BY_REASON[reason],
    expected: EXPRESS_EXPECTED_BY_REASON[reason],
  })

/** The end of the name that begins at `start`. */
const nameEnd = (text: string, start: number): number => {
  let index = start
  while (isVarcharAt(text, index)) index++
  return index
}

/** Converts `*name` at `star`, which must be the whole last segment. */
const convertWildcard = (text: string, star: number, before: string): Either<ExpressError, string> => {
  const end = nameEnd(text, star + 1)
  if (!before.endsWith('/') || end < text.length) return error(text, end < text.length ? end : star, 'wildcard')
  return right(`${before.slice(0, -1)}{/${text.slice(star + 1) || 'rest'}*}`)
}

/** The text of the template for a path. */
const convert = (text: string): Either<ExpressError, string> => {
  if (typeof text !== 'string') return error('', 0, 'not-text')
  if (!text.startsWith('/')) return error(text, 0, 'not-absolute')
  let converted = ''
  let index = 0
  while (index < text.length) {
    const character = text.charAt(index)
    if (character === '*') return convertWildcard(text, index, converted)
    if (character === ':') {
      const end = nameEnd(text, index + 1)
      if (end === index + 1) return error(text, index, 'name-missing')
      converted += `{${text.slice(index + 1, end)}}`
      index = end
    } else {
      const isLiteral = scanLiteralRun(character, 0) > 0 || isPctEncodedAt(text, index, text.length)
      if (!isLiteral || EXPRESS_SPECIAL.includes(character)) return error(text, index, 'character')
      converted += character
      index++
    }
  }
  return right(converted)
}

/**
 * Converts a path in the syntax of Express, hono and path-to-regexp. `:name` matches a segment or a part of it; `*name`
 * must be last and matches all remaining segments. Syntax without a template, such as an optional group, is an error.
 *
 * Allocates: the `Either` and the template. Fails: with the offset of the first character that cannot be converted.
 *
 * @example
 * import { showReason } from 'uri-ts'
 * import { parseExpress } from 'uri-ts/template'
 *
 * const parsed = parseExpress('/users/:id/*rest')
 * if (parsed._tag === 'Right') parsed.right.text //=> '/users/{id}{/rest*}'
 * const refused = parseExpress('/a(b)')
 * if (refused._tag === 'Left') showReason(refused.left) //=>
 * //  "path: '(' is not converted at offset 2; only :name and *name are, between literals"
 *
 * @category Templates
 */
export const parseExpress = (text: string): Either<ExpressError, Template> => {
  const converted = convert(text)
  // The result is a template: names are varnames, and the rest is literals.
  return converted._tag === 'Left' ? converted : (readTemplate(converted.right) as Either<never, Template>)
}

/**
 * Converts a literal path in the syntax of Express, hono and path-to-regexp; the compiler converts and checks it too:
 * `'/users/:id/*rest'` becomes `Template<'/users/{id}{/rest*}'>`.
 *
 * Allocates: the template. Throws if a wrong text got past the compiler.
 *
 * @example
 * import { expand, fromExpress } from 'uri-ts/template'
 *
 * const file = fromExpress('/users/:id/*rest')
 * file.text //=> '/users/{id}{/rest*}'
 * expand(file)({ id: 7, rest: ['a', 'b'] }) //=> '/users/7/a/b'
 *
 * @category Templates
 */
export const fromExpress = <const Text extends string>(text: CheckExpress<Text>): Template<FromExpress<Text>> => {
  const parsed = parseExpress(requireText(text as string) as Text)
  if (parsed._tag === 'Left') throw wrongLiteral(parsed.left)
  return parsed.right as Template<FromExpress<Text>>
}
