import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import { type AnyCodec, type Codecs, codecAt } from '../../template/codecs/codec'
import { type Data, valueIn } from '../../template/expand/encode-data'
import { isValue } from '../../template/expand/values'
import { type AnyTemplate, EXPLODE, type Variable } from '../../template/syntax/model'
import { type LinkError, linkError } from './link-error'

/** The characters that `encodeURIComponent` keeps and that are not unreserved. */
const KEPT = /[!'()*]/g

const encodeUnit = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** The characters that `encodeURI` keeps and that end a path or begin a fragment. */
const DELIMITERS = /[?#]/g

/** The rest of a path and a fragment keep what may be in a path. Throws if there is a lone surrogate. */
const encodeFor = (symbol: string, text: string): string =>
  symbol === '+' || symbol === '#'
    ? encodeURI(text).replace(DELIMITERS, encodeURIComponent)
    : encodeURIComponent(text).replace(KEPT, encodeUnit)

/** Whether the variable is in the path, not in the query or fragment. */
export const isInPath = ({ operator }: Variable): boolean => !operator.isNamed && operator.symbol !== '#'

/** The text of a value before it is encoded. Throws what the codec throws. */
const textOf = (codec: AnyCodec | undefined, modifier: number, value: unknown): string => {
  const text = codec === undefined ? value : codec.encode(value as never)
  return modifier > 0 ? [...String(text)].slice(0, modifier).join('') : (text as string)
}

/** The encoded texts of a value: one, those of the members of a list, or none. */
const textsOf = (template: AnyTemplate, variable: Variable, value: unknown): Either<LinkError, readonly string[]> => {
  const { name, modifier, operator } = variable
  const { symbol } = operator
  const isOptional = !isInPath(variable) || symbol === '/'
  if (isOptional && (value === undefined || value === null)) return right([])
  const codec = template.codecs === undefined ? undefined : codecAt(template.codecs as Codecs, name)
  const isList = modifier === EXPLODE
  const texts: string[] = []
  try {
    for (const member of isList && Array.isArray(value) ? value : [value]) texts.push(textOf(codec, modifier, member))
    if (
      codec !== undefined &&
      'default' in codec &&
      isOptional &&
      !isList &&
      texts[0] === codec.encode(codec.default as never)
    )
      return right([])
  } catch (cause) {
    return left(linkError(template, variable, 'codec', (cause as Error | undefined)?.message || undefined, cause))
  }
  try {
    if (texts.every(isValue)) return right(texts.map((text) => encodeFor(symbol, String(text))))
  } catch {
    // A lone surrogate.
  }
  return left(linkError(template, variable, 'value'))
}

/** A link, and the encoded texts of the variables of its path. */
export interface Written {
  readonly text: string
  readonly texts: ReadonlyArray<readonly string[]>
}

/** Writes a link without a look at its path. Allocates: the texts. */
export const writeLink = (template: AnyTemplate, values: Data): Either<LinkError, Written> => {
  const written: Array<readonly string[]> = []
  let link = ''
  let isStarted = false
  for (const variable of template.variables) {
    const { literal, isFirst, key, operator } = variable
    const texts = textsOf(template, variable, valueIn(values, variable.name))
    if (texts._tag === 'Left') return texts
    written.push(texts.right)
    if (isFirst) {
      link += literal
      isStarted = false
    }
    for (const text of texts.right) {
      link += (isStarted ? operator.separator : operator.first) + key + text
      isStarted = true
    }
  }
  return right({ text: link + template.tail, texts: written })
}
