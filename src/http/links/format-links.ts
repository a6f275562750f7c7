/* The functions in this file write a `Link` header (RFC 8288). */
import { type Either, left, right } from '../../core/fp/either'
import { ownProperties } from '../../core/fp/own'
import { isUri } from '../../core/model/parse'
import { requireView } from '../../core/model/view'
import { LONE_SURROGATE } from '../../core/percent/encode'
import { tokenEnd } from '../fields/field-syntax'
import { isLanguage, writeExtendedValue } from './extended-value'
import type { Link, LinkParameter } from './link'
import { type LinkFieldError, linkFieldError } from './link-field-error'

const NOT_REG_REL = /[^A-Za-z\d.-]/
const NOT_PRINTABLE = /[^\t\x20-\x7e]/

/**
 * Returns whether a string is a relation type, ignoring case: `relation-type = reg-rel-type / ext-rel-type` (RFC 8288,
 * section 3.3).
 */
const isRel = (rel: string): boolean =>
  typeof rel === 'string' && ((/^[A-Za-z]/.test(rel) && !NOT_REG_REL.test(rel)) || isUri(rel))

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

const valueError = ({ name, value, language = '' }: LinkParameter): LinkFieldError | undefined => {
  if (typeof value !== 'string') return linkFieldError('', 0, 'parameter', 'not-text')
  const isExtended = name.endsWith('*')
  const wrong = value.search(isExtended ? LONE_SURROGATE : NOT_PRINTABLE)
  if (wrong >= 0) return linkFieldError(value, wrong, 'parameter', isExtended ? 'extended-value' : 'value')
  const isTag = typeof language === 'string' && isLanguage(language)
  return isTag ? undefined : linkFieldError(String(language), 0, 'parameter', 'language')
}

const parameterError = (parameter: LinkParameter): LinkFieldError | undefined => {
  const name = parameter?.name
  if (typeof name !== 'string') return linkFieldError('', 0, 'parameter', 'not-text')
  const end = tokenEnd(name, 0)
  const isReserved = /^(?:rel|anchor)$/i.test(name)
  return end < name.length || end === 0 || isReserved
    ? linkFieldError(name, isReserved ? 0 : end, 'parameter', 'name')
    : valueError(parameter)
}

const formatParameter = ({ name, value, language = '' }: LinkParameter): string =>
  `; ${name}=${name.endsWith('*') ? writeExtendedValue(value, language) : quote(value)}`

const relsError = (rels: readonly string[]): LinkFieldError | undefined => {
  if (!Array.isArray(rels) || rels.length === 0) return linkFieldError('', 0, 'rel', 'rel-missing')
  const index = rels.findIndex((rel) => !isRel(rel))
  if (index < 0) return undefined
  const wrong: unknown = rels[index]
  if (typeof wrong !== 'string') return linkFieldError('', 0, 'rel', 'not-text')
  return linkFieldError(wrong, Math.max(0, wrong.search(NOT_REG_REL)), 'rel', 'rel')
}

const formatLink = (link: Link): Either<LinkFieldError, string> => {
  const { target, rels, anchor, parameters: given = [] } = ownProperties(link)
  if (!Array.isArray(given)) throw new TypeError("the property 'parameters' of a link is a list")
  const parameters: readonly LinkParameter[] = given.map(ownProperties)
  const error = relsError(rels) ?? parameters.map(parameterError).find((found) => found !== undefined)
  if (error !== undefined) return left(error)
  const context = anchor === undefined ? '' : `; anchor=${quote(requireView(anchor).text)}`
  return right(
    `<${requireView(target).text}>; rel=${quote(rels.join(' '))}${context}${parameters.map(formatParameter).join('')}`,
  )
}

/**
 * Writes the value of a `Link` header (RFC 8288, section 3). To parse such a value, use `parseLinks`. If a parameter's
 * name ends with `*`, the parameter's value is encoded as UTF-8 and written in RFC 8187 notation. Otherwise, the value
 * is quoted.
 *
 * Allocates the returned `Either` and its string. Fails if a link has no relation type, or if one of its relation types
 * is neither a name such as `next` nor a URI. Fails at a parameter name that is not a token, and at a parameter named
 * `rel` or `anchor`. Fails at a parameter value that is not printable ASCII, unless the parameter's name ends with `*`.
 * If the name ends with `*`, `formatLinks` fails at a lone surrogate in the value. Fails at an invalid language tag. A
 * parameter value can never inject another header. Throws a `TypeError` if the links are not a list, if a link's
 * parameters are not a list, or if a target or an anchor is not a view.
 *
 * @example
 * import { uriReference, view } from 'uri-ts'
 * import { formatLinks } from 'uri-ts/http'
 *
 * const field = formatLinks([
 *   { target: view(uriReference('/repos?page=3')), rels: ['next'], parameters: [{ name: 'title*', value: 'Späteres' }] },
 * ])
 * field //=> { _tag: 'Right', right: '</repos?page=3>; rel="next"; title*=UTF-8\'\'Sp%C3%A4teres' }
 *
 * @category Links
 */
export const formatLinks = (links: readonly Link[]): Either<LinkFieldError, string> => {
  if (!Array.isArray(links)) throw new TypeError('the value is not a list of links')
  const texts: string[] = []
  for (const link of links) {
    const text = formatLink(link)
    if (text._tag === 'Left') return text
    texts.push(text.right)
  }
  return right(texts.join(', '))
}
