import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import { RESERVED_OPERATORS } from './characters'
import { encodeLiterals } from './literals'
import { EXPLODE, type Template, type Variable } from './model'
import { operatorOf } from './operators'
import { type TemplateError, templateError } from './template-error'

/** The result of a scan: the end offset, or an error. */
type Scanned = number | TemplateError

/**
 * Matches every character that is neither `unreserved / reserved` nor `ucschar / iprivate` (RFC 6570, section 1.5),
 * except a `%` that begins a percent-encoded octet. Also matches all characters beyond U+FFFF.
 */
const NOT_LITERAL = /%(?![\dA-Fa-f]{2})|[^\w\-.~:/?#[\]@!$&'()*+,;=%\xa0-\ud7ff\ue000-\ufdcf\ufdf0-\uffef]/gu

/**
 * Returns whether a code point is beyond U+FFFF and matches `ucschar / iprivate` (RFC 6570, section 1.5). These rules
 * exclude U+E0000 to U+E0FFF, and the last two code points in each plane.
 */
const isLiteralBeyond = (point: number): boolean => point > 0xffff && (point & 0xfffe) < 0xfffe && point >> 12 !== 0xe0

/** Reads `*literals` (RFC 6570, section 2.1) up to an expression or the end of the text. */
const scanLiterals = (text: string, start: number): Scanned => {
  NOT_LITERAL.lastIndex = start
  for (;;) {
    const found = NOT_LITERAL.exec(text)
    if (!found) return text.length
    const { 0: character, index } = found
    if (character === '{') return index
    if (character === '}') return templateError(text, index, 'expression', 'expression-unopened')
    if (!isLiteralBeyond(character.codePointAt(0) as number))
      return templateError(text, index, 'literals', character === '%' ? 'pct-encoded' : 'character')
  }
}

/**
 * Finds the end of a variable name (RFC 6570, section 2.3): `varname = varchar *( ["."] varchar )`, where
 * `varchar = ALPHA / DIGIT / "_" / pct-encoded`. The capturing group matches the modifier after the name. The group
 * also matches a trailing dot and an incomplete prefix modifier. V8 throws a `RangeError` if a nested repetition
 * matches millions of characters. `AFTER_NAME` therefore contains no nested repetition.
 */
const AFTER_NAME = /%(?![\dA-Fa-f]{2})|[^\w.%*:]|(\*|:(?:[1-9]\d{0,3})?|\.(?!\w|%[\dA-Fa-f]{2}))|$/g

/** Matches a string that is not a `varname`. */
const NOT_VARNAME = /^\.|^$|[^\w.%]|%(?![\dA-F]{2})|\.(?!\w|%[\dA-F]{2})/i

/** A name and its modifier. */
type Varspec = readonly [name: string, modifier: string]

const isError = (read: Varspec | TemplateError): read is TemplateError => Object.hasOwn(read, '_tag')

/**
 * Reads a variable (`varspec = varname [ modifier-level4 ]`, RFC 6570, section 2.3) in an expression, up to a comma or
 * a brace. Returns the name and the modifier of the variable.
 */
const readVarspec = (text: string, start: number): Varspec | TemplateError => {
  AFTER_NAME.lastIndex = start
  const { 1: found = '', index } = AFTER_NAME.exec(text) as RegExpExecArray
  const name = text[start] === '.' ? '' : text.slice(start, index)
  const modifier = name && found
  const end = start + (name + modifier).length
  const next = text.charAt(end)
  if (name !== '' && ',}'.includes(next) && modifier !== ':' && modifier !== '.') return [name, modifier]
  if (modifier === '*') return templateError(text, end, 'expression', 'character')
  if (modifier.startsWith(':')) return templateError(text, end, 'max-length', 'character')
  return templateError(text, end, 'varname', next === '%' ? 'pct-encoded' : name ? 'character' : 'varname-missing')
}

/** Returns whether a string matches `varname`. */
export const isVarname = (text: string): boolean => !NOT_VARNAME.test(text)

/**
 * Reads the expression whose `{` is at `open`: `expression = "{" [ operator ] variable-list "}"`,
 * `variable-list = varspec *( "," varspec )` (RFC 6570, sections 2.2 and 2.3). Adds the variables of the expression to
 * `variables`.
 */
const scanExpression = (text: string, open: number, literal: string, variables: Variable[]): Scanned => {
  if (text.indexOf('}', open) < 0) return templateError(text, open, 'expression', 'expression-unclosed')
  const symbol = text.charAt(open + 1)
  if (RESERVED_OPERATORS.includes(symbol)) return templateError(text, open + 1, 'operator', 'operator-reserved')
  const operator = operatorOf(symbol)
  const first = open + operator.symbol.length + 1
  let offset = first
  do {
    const varspec = readVarspec(text, offset)
    if (isError(varspec)) return varspec
    const [name, modifier] = varspec
    const isFirst = offset === first
    const before = isFirst ? literal : ''
    const key = operator.isNamed ? `${name}=` : ''
    variables.push({
      offset,
      literal: before,
      operator,
      isFirst,
      name,
      modifier: modifier === '*' ? EXPLODE : Number(modifier.slice(1)),
      key,
      // The parser joins separators and keys once, so that `expand` does not have to join them again in every call.
      opening: before + operator.first + key,
      next: operator.separator + key,
      given: undefined,
    })
    offset += name.length + modifier.length + 1
  } while (text.charAt(offset - 1) === ',')
  return offset
}

/** Freezes a template so that functions that use it need not check its variables again. */
export const freezeTemplate = <T extends Template<string, unknown, string>>(template: T): T => {
  for (const variable of template.variables) Object.freeze(Object.freeze(variable).operator)
  Object.freeze(template.variables)
  Object.freeze(template.given)
  return Object.freeze(template)
}

/** Parses a template. The argument must be a string. */
export const readTemplate = (text: string): Either<TemplateError, Template> => {
  const variables: Variable[] = []
  let start = 0
  for (;;) {
    const open = scanLiterals(text, start)
    if (typeof open !== 'number') return left(open)
    const literal = encodeLiterals(text.slice(start, open))
    if (open === text.length)
      return right(
        freezeTemplate({
          _tag: 'Template',
          source: text,
          text,
          codecs: undefined,
          given: [],
          variables,
          tail: literal,
        }),
      )
    const end = scanExpression(text, open, literal, variables)
    if (typeof end !== 'number') return left(end)
    start = end
  }
}

const notTextError = (): TemplateError =>
  Object.assign(templateError('', 0, 'literals', 'character'), {
    reason: 'not-text',
    problem: 'is not a string',
  } as const)

/**
 * Parses a URI Template of any level: `URI-Template = *( literals / expression )` (RFC 6570, section 2).
 *
 * Allocates the `Either` and the template. Fails at the first character that is not allowed. For an unclosed
 * expression, the offset is that of the `{`. For an invalid percent-encoded octet, the offset is that of the `%`. If a
 * JavaScript caller passes a value that is not a string, the error's reason is `not-text`.
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
