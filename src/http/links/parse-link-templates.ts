/* The functions in this file parse a `Link-Template` header (RFC 9652). */
import { type Either, left, right } from '../../core/fp/either'
import { parseUriReference } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import type { Template } from '../../template/syntax/model'
import { parseTemplate } from '../../template/syntax/parse'
import { skipBlanks } from '../fields/field-syntax'
import {
  type BareItem,
  type BareValue,
  type ItemParameter,
  readBareItem,
  readItemParameters,
} from '../fields/structured-field'
import { type LinkFieldComponent, type LinkFieldError, linkFieldError } from './link-field-error'

/**
 * A parameter of a link template. A byte sequence is represented as a base64 string, and a date is represented as a
 * Unix timestamp in seconds.
 *
 * @category Links
 */
export interface LinkTemplateParameter {
  readonly name: string
  readonly value: string | number | boolean
}

/**
 * A link in a `Link-Template` header (RFC 9652). Expand the target with `expand` from `uri-ts/template`.
 *
 * @category Links
 */
export interface LinkTemplate {
  readonly target: Template
  /** The relation types, in lower case. */
  readonly rels: readonly string[]
  /** The link's context, as a template that is expanded with the same values as the target. */
  readonly anchor?: Template | undefined
  /**
   * The base URI for variable names. The base URI and a variable's name together identify the variable's meaning (RFC
   * 9652, section 2.2).
   */
  readonly varBase?: View | undefined
  /** The parameters other than `rel`, `anchor` and `var-base`. */
  readonly parameters: readonly LinkTemplateParameter[]
}

type Result<A> = Either<LinkFieldError, A>

/**
 * Converts an offset in a string item to an offset in the header. If the item contains escape sequences, returns the
 * offset of the item's first character.
 */
const offsetIn = (field: string, item: BareItem, offset: number): number =>
  field.startsWith(item.value as string, item.start) ? item.start + offset : item.start

const templateIn = (field: string, item: BareItem, component: LinkFieldComponent): Result<Template> => {
  if (item.kind !== 'string') return left(linkFieldError(field, item.start, component, 'structured-field'))
  const parsed = parseTemplate(item.value as string)
  if (parsed._tag === 'Right') return parsed
  return left(linkFieldError(field, offsetIn(field, item, parsed.left.offset), component, 'template'))
}

const referenceIn = (field: string, item: BareItem): Result<View> => {
  if (item.kind !== 'string') return left(linkFieldError(field, item.start, 'parameter', 'structured-field'))
  const parsed = parseUriReference(item.value as string)
  if (parsed._tag === 'Right') return parsed
  return left(linkFieldError(field, offsetIn(field, item, parsed.left.offset), 'parameter', 'reference'))
}

const NAMES_OF_FIELDS: readonly string[] = ['rel', 'anchor', 'var-base']

const relsOf = (item: BareItem | undefined): readonly string[] =>
  typeof item?.value === 'string' ? item.value.toLowerCase().split(/ +/).filter(Boolean) : []

/** Creates a link from an item and its parameters. */
const linkTemplateOf = (field: string, item: BareItem, parameters: readonly ItemParameter[]): Result<LinkTemplate> => {
  const itemOf = (name: string): BareItem | undefined => parameters.find((parameter) => parameter.name === name)?.item
  const target = templateIn(field, item, 'target')
  if (target._tag === 'Left') return target
  const [anchor, varBase] = [itemOf('anchor'), itemOf('var-base')]
  const context = anchor && templateIn(field, anchor, 'anchor')
  if (context?._tag === 'Left') return context
  const base = varBase && referenceIn(field, varBase)
  if (base?._tag === 'Left') return base
  const others = parameters.filter(({ name }) => !NAMES_OF_FIELDS.includes(name))
  return right({
    target: target.right,
    rels: relsOf(itemOf('rel')),
    ...(context && { anchor: context.right }),
    ...(base && { varBase: base.right }),
    parameters: others.map((each): { name: string; value: BareValue } => ({ name: each.name, value: each.item.value })),
  })
}

/**
 * Parses the value of a `Link-Template` header (RFC 9652) in linear time. The value is a list of strings, each of which
 * may have parameters (RFC 9651). The target and the anchor of a link are templates, which you can expand with `expand`
 * from `uri-ts/template`. An expanded target may be relative to the URI from which the header was received. To resolve
 * an expanded target, use `resolveText` from `uri-ts`.
 *
 * Allocates the returned `Either`. For each link, allocates an object and its templates, lists and strings. Fails at
 * the first syntax error in the structured field (RFC 9651). An error in any part of the header makes the whole header
 * invalid (RFC 9651, section 4.2). Also fails at a target or an anchor that is not a template, or at a `var-base` that
 * is not a reference.
 *
 * @example
 * import { parseLinkTemplates } from 'uri-ts/http'
 * import { expandUnknown } from 'uri-ts/template'
 *
 * const links = parseLinkTemplates('"/books/{book_id}/author"; rel="author"; anchor="#{book_id}"')
 * const author = links._tag === 'Right' ? links.right[0] : undefined
 * if (author) expandUnknown(author.target)({ book_id: '7' }) //=> { _tag: 'Right', right: '/books/7/author' }
 *
 * @category Links
 */
export const parseLinkTemplates = (field: string): Either<LinkFieldError, readonly LinkTemplate[]> => {
  if (typeof field !== 'string') return left(linkFieldError('', 0, 'link', 'not-text'))
  const links: LinkTemplate[] = []
  const wrongAt = (offset: number) => left(linkFieldError(field, offset, 'link', 'structured-field'))
  let index = skipBlanks(field, 0)
  while (index < field.length) {
    const item = readBareItem(field, index)
    if (item.kind === 'wrong') return wrongAt(item.end)
    const { parameters, end, isWrong } = readItemParameters(field, item.end)
    if (isWrong) return wrongAt(end)
    const link = linkTemplateOf(field, item, parameters)
    if (link._tag === 'Left') return link
    links.push(link.right)
    index = skipBlanks(field, end)
    if (index === field.length) break
    if (field[index] !== ',') return wrongAt(index)
    index = skipBlanks(field, index + 1)
    if (index === field.length) return wrongAt(index)
  }
  return right(links)
}
