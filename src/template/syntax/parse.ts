import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import { RESERVED_OPERATORS } from './characters'
import { EXPLODE, type Template, type Variable, WHOLE } from './model'
import { operatorOf } from './operators'
import { type TemplateError, templateError } from './template-error'

/** The end of a successful scan, or the error. */
type Scanned = number | TemplateError

/** Whether a code point is a Unicode noncharacter: U+FDD0..U+FDEF, or the last two of any plane. */
const isNonCharacter = (point: number): boolean => (point & 0xfffe) === 0xfffe || (point >= 0xfdd0 && point <= 0xfdef)

/** `ucschar / iprivate` (1.5): not a control character, surrogate, special, tag or noncharacter. */
const isLiteralOutsideAscii = (point: number): boolean =>
  point > 0x9f &&
  !(point >= 0xd800 && point <= 0xdfff) &&
  !(point >= 0xfff0 && point <= 0xffff) &&
  !(point >= 0xe0000 && point <= 0xe0fff) &&
  !isNonCharacter(point)

/** A character that is neither `unreserved / reserved` nor part of a `pct-encoded` (1.5). */
const NOT_LITERAL = /%(?![\dA-F]{2})|[^\w\-.~:/?#[\]@!$&'()*+,;=%]/gi

/** `*literals` (2.1) up to an expression or the end of the text. */
const scanLiterals = (text: string, start: number): Scanned => {
  let index = start
  for (;;) {
    NOT_LITERAL.lastIndex = index
    const found = NOT_LITERAL.exec(text)
    if (found === null) return text.length
    index = found.index
    const [character] = found
    if (character === '{') return index
    if (character === '}') return templateError(text, index, 'expression', 'expression-unopened')
    if (character === '%') return templateError(text, index, 'literals', 'pct-encoded')
    const point = text.codePointAt(index) as number
    if (!isLiteralOutsideAscii(point)) return templateError(text, index, 'literals', 'character')
    index += point > 0xffff ? 2 : 1
  }
}

/** `varname = varchar *( ["."] varchar )`, `varchar = ALPHA / DIGIT / "_" / pct-encoded` (2.3) */
const VARNAME = /(?:\w|%[\dA-F]{2})(?:\.?(?:\w|%[\dA-F]{2}))*/iy

/** The end of what an expression that is sticky matches at `index`; `index` itself if it matches nothing. */
const scanSticky = (expression: RegExp, text: string, index: number): number => {
  expression.lastIndex = index
  return expression.test(text) ? expression.lastIndex : index
}

/** Whether a text is a `varname`. */
export const isVarname = (text: string): boolean => scanSticky(VARNAME, text, 0) === text.length && text !== ''

/** The end of a `varname`. */
const scanVarname = (text: string, start: number): Scanned => {
  const end = scanSticky(VARNAME, text, start)
  const index = end > start && text.charAt(end) === '.' ? end + 1 : end
  if (text.charAt(index) === '%') return templateError(text, index, 'varname', 'pct-encoded')
  if (index > end) return templateError(text, index, 'varname', 'character')
  return end > start ? end : templateError(text, start, 'varname', 'varname-missing')
}

const endsVarspec = (text: string, index: number): boolean => text.charAt(index) === ',' || text.charAt(index) === '}'

const MAX_LENGTH = /[1-9]\d{0,3}/y

/** `prefix = ":" max-length`, `max-length = %x31-39 0*3DIGIT` (2.4.1), after the colon */
const scanMaxLength = (text: string, start: number): Scanned => {
  const end = scanSticky(MAX_LENGTH, text, start)
  return end > start && endsVarspec(text, end) ? end : templateError(text, end, 'max-length', 'character')
}

/** `[ modifier-level4 ]` (2.4) */
const scanModifier = (text: string, start: number): Scanned => {
  const character = text.charAt(start)
  if (character === ':') return scanMaxLength(text, start + 1)
  const end = character === '*' ? start + 1 : start
  if (endsVarspec(text, end)) return end
  return templateError(text, end, character === '*' ? 'expression' : 'varname', 'character')
}

/**
 * `expression = "{" [ operator ] variable-list "}"`, `variable-list = varspec *( "," varspec )` (2.2, 2.3), from the
 * `{` on. Adds the varspecs to `variables`.
 */
const scanExpression = (text: string, open: number, literal: string, variables: Variable[]): Scanned => {
  if (text.indexOf('}', open) < 0) return templateError(text, open, 'expression', 'expression-unclosed')
  const symbol = text.charAt(open + 1)
  if (RESERVED_OPERATORS.includes(symbol)) return templateError(text, open + 1, 'operator', 'operator-reserved')
  const operator = operatorOf(symbol)
  let index = open + operator.symbol.length
  do {
    const start = index + 1
    const nameEnd = scanVarname(text, start)
    if (typeof nameEnd !== 'number') return nameEnd
    const end = scanModifier(text, nameEnd)
    if (typeof end !== 'number') return end
    const isFirst = index === open + operator.symbol.length
    const name = text.slice(start, nameEnd)
    const key = operator.isNamed ? name : ''
    variables.push({
      offset: start,
      literal: isFirst ? literal : '',
      operator,
      isFirst,
      name,
      modifier: nameEnd === end ? WHOLE : text.charAt(nameEnd) === '*' ? EXPLODE : Number(text.slice(nameEnd + 1, end)),
      key: operator.isNamed ? `${key}=` : '',
      emptyKey: key + operator.ifEmpty,
      given: undefined,
    })
    index = end
  } while (text.charAt(index) === ',')
  return index + 1
}

const template = (text: string, variables: readonly Variable[], tail: string): Template => ({
  _tag: 'Template',
  source: text,
  text,
  codecs: undefined,
  given: [],
  variables,
  tail,
})

/** What is to be encoded of literals (3.1). They have no lone surrogates. */
const NON_ASCII = /[^\x00-\x7f]/gu

/** Percent-encodes the characters outside ASCII of a valid template. */
export const encodeLiterals = (text: string): string => text.replace(NON_ASCII, encodeURI)

/** Parses a template, which must be a string. */
export const readTemplate = (text: string): Either<TemplateError, Template> => {
  const variables: Variable[] = []
  let start = 0
  for (;;) {
    const open = scanLiterals(text, start)
    if (typeof open !== 'number') return left(open)
    const literal = encodeLiterals(text.slice(start, open))
    if (open === text.length) return right(template(text, variables, literal))
    const end = scanExpression(text, open, literal, variables)
    if (typeof end !== 'number') return left(end)
    start = end
  }
}

const notTextError = (): TemplateError => ({
  ...templateError('', 0, 'literals', 'character'),
  reason: 'not-text',
  problem: 'is not a string',
})

/**
 * Parses a `URI-Template = *( literals / expression )` (RFC 6570, 2) of any level.
 *
 * Allocates: the `Either` and the template. Fails: with the offset of the first character that is not allowed there; an
 * unclosed expression is reported at its `{`, a bad percent-encoded octet at its `%`. If JavaScript passes a value that is
 * not a string, the reason is `not-text`.
 *
 * @example
 * import { showError } from 'uri-ts'
 * import { expand, parseTemplate } from 'uri-ts/template'
 *
 * const parsed = parseTemplate('/users/{id}{?page}')
 * if (parsed._tag === 'Right') expand(parsed.right)({ id: 'a/b', page: 2 }) //=> '/users/a%2Fb?page=2'
 * const wrong = parseTemplate('/users/{id')
 * if (wrong._tag === 'Left') showError(wrong.left).split('\n')[1] //=> '       ^'
 *
 * @category Templates
 */
export const parseTemplate = (text: string): Either<TemplateError, Template> =>
  typeof text === 'string' ? readTemplate(text) : left(notTextError())
