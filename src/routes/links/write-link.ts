import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import { type Codecs, codecAt } from '../../template/codecs/codec'
import type { Data } from '../../template/expand/encode-data'
import { isValue } from '../../template/expand/values'
import { type AnyTemplate, EXPLODE, type Variable } from '../../template/syntax/model'
import type { Operator } from '../../template/syntax/operators'
import { type LinkError, linkError } from './link-error'

/** The characters that `encodeURIComponent` keeps and that are not unreserved. */
const KEPT = /[!'()*]/g

const encodeUnit = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** The characters that `encodeURI` keeps and that end a path or begin a fragment. */
const DELIMITERS = /[?#]/g

/** The rest of a path and a fragment keep what may be in a path. Throws if there is a lone surrogate. */
const encodeFor = ({ allowsReserved }: Operator, text: string): string =>
  allowsReserved
    ? encodeURI(text).replace(DELIMITERS, encodeURIComponent)
    : encodeURIComponent(text).replace(KEPT, encodeUnit)

/** The encoded texts of a value: one, those of the members of a list, or none. */
const textsOf = (template: AnyTemplate, variable: Variable, value: unknown): Either<LinkError, readonly string[]> => {
  const { name, modifier, operator } = variable
  const { symbol } = operator
  const isOptional = symbol !== '' && symbol !== '+'
  if (isOptional && (value === undefined || value === null)) return right([])
  const codec = codecAt(template.codecs as Codecs | undefined, name)
  const isList = modifier === EXPLODE
  const write = (member: unknown): string => {
    const text = codec ? codec.encode(member as never) : member
    if (!isValue(text)) throw new URIError()
    return encodeFor(operator, modifier > 0 ? [...String(text)].slice(0, modifier).join('') : String(text))
  }
  try {
    const texts = (isList && Array.isArray(value) ? value : [value]).map(write)
    if (symbol === '/' && texts.includes('')) return left(linkError(template, variable, 'segment'))
    const isDefault = codec && 'default' in codec && isOptional && !isList && texts[0] === write(codec.default)
    return right(isDefault ? [] : texts)
  } catch (cause) {
    // What `write` and `encodeURI` throw, or else a codec.
    const isText = cause instanceof URIError
    return left(
      linkError(template, variable, isText ? 'value' : 'codec', isText ? undefined : (cause as Error)?.message, cause),
    )
  }
}

/** A link, and the encoded texts of the variables of its path; the members of a list with slashes between them. */
export interface Written {
  readonly text: string
  readonly inPath: readonly string[]
}

/** Writes a link without a look at its path. The values have no prototype. Allocates: the texts. */
export const writeLink = (template: AnyTemplate, values: Data): Either<LinkError, Written> => {
  const inPath: string[] = []
  let link = ''
  let start = ''
  for (const variable of template.variables) {
    const { literal, isFirst, key, operator } = variable
    const texts = textsOf(template, variable, values[variable.name])
    if (texts._tag === 'Left') return texts
    if (isFirst) {
      link += literal
      start = operator.first
    }
    for (const text of texts.right) {
      link += start + key + text
      start = operator.separator
    }
    if ('+/'.includes(operator.symbol) && texts.right.length > 0) inPath.push(texts.right.join('/'))
  }
  return right({ text: link + template.tail, inPath })
}
