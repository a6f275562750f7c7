import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import { type Codecs, codecAt } from '../../template/codecs/codec'
import type { Data } from '../../template/expand/encode-data'
import { isValue } from '../../template/expand/values'
import { type AnyTemplate, EXPLODE, type Variable } from '../../template/syntax/model'
import type { Operator } from '../../template/syntax/operators'
import { LINK_RULE, type LinkError, linkError } from './link-error'

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

/** The encoded texts of a value: one, those of the members of a list, or none. Throws for a value that it cannot write. */
const textsOf = (
  { codecs }: AnyTemplate,
  { name, modifier, operator }: Variable,
  value: unknown,
): readonly string[] => {
  const isOptional = operator.first !== ''
  if (isOptional && (value === undefined || value === null)) return []
  const codec = codecAt(codecs as Codecs | undefined, name)
  const isList = modifier === EXPLODE
  // JavaScript can pass anything, and a codec says what it takes.
  const write = (member: unknown): string => {
    const text = codec ? codec.encode(member as never) : member
    if (!isValue(text)) throw new URIError()
    return String(text)
  }
  const texts = (isList && Array.isArray(value) ? value : [value]).map(write)
  const isDefault = codec && 'default' in codec && isOptional && !isList && texts[0] === write(codec.default)
  if (isDefault) return []
  const encoded = texts.map((text) => encodeFor(operator, text))
  if (codec && texts.some((text) => codec.decode(text)?._tag !== 'Right')) throw new TypeError(LINK_RULE.codec)
  return encoded
}

/**
 * Writes a link without a look at its path. Adds the encoded texts of the variables of its path to `inPath`; the members of
 * a list with slashes between them. The values have no prototype. Allocates: the texts.
 */
export const writeLink = (template: AnyTemplate, values: Data, inPath: string[]): Either<LinkError, string> => {
  let link = ''
  let start = ''
  for (const variable of template.variables) {
    const { name, literal, isFirst, key, operator } = variable
    link += literal
    if (isFirst) start = operator.first
    try {
      const texts = textsOf(template, variable, values[name])
      if (operator.symbol === '/' && texts.includes('')) return left(linkError(template, variable, 'segment'))
      for (const text of texts) {
        link += start + key + text
        start = operator.separator
      }
      if ('+/'.includes(operator.symbol) && texts.length > 0) inPath.push(texts.join('/'))
    } catch (cause) {
      // What `textsOf` and `encodeURI` throw, or else a codec.
      const isText = cause instanceof URIError
      const expected = isText ? undefined : (cause as Error)?.message
      return left(linkError(template, variable, isText ? 'value' : 'codec', expected, cause))
    }
  }
  return right(link + template.tail)
}
