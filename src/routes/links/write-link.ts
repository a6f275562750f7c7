import { type AnyCodec, codecAt } from '../../template/codecs/codec'
import type { Data } from '../../template/expand/encode-data'
import { isValue } from '../../template/expand/values'
import { LINK_RULE, type LinkError, linkError } from './link-error'
import { isPair, type LinkRoute, type LinkVariable } from './link-pattern'
import { DOTS, isNoPart } from './taken'

/** Matches the reserved characters that `encodeURIComponent` does not encode. */
const KEPT = /[!'()*]/g

const encodeUnit = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** Matches `?` and `#`, which end a path but are not encoded by `encodeURI`. */
const DELIMITERS = /[?#]/g

/**
 * Percent-encodes a value. In the value of `{+name}`, the characters that a path may contain are not encoded. Throws a
 * `URIError` if the value contains a lone surrogate.
 */
const encodeFor = (operator: string, text: string): string =>
  operator === '+'
    ? encodeURI(text).replace(DELIMITERS, encodeURIComponent)
    : encodeURIComponent(text).replace(KEPT, encodeUnit)

/**
 * Encodes the value of a variable. The result contains one string for each member of a list, or one string for any
 * other value. The result is empty for a value that is missing or is the codec's default. Throws an error for a value
 * that a link cannot contain.
 */
const textsOf = (
  codec: AnyCodec | undefined,
  { isList, operator }: LinkVariable,
  value: unknown,
): readonly string[] => {
  const isOptional = /[^+]/.test(operator)
  if (isOptional && (value === undefined || value === null)) return []
  // In JavaScript, a caller can pass any value, and a codec can return any value.
  const write = (member: unknown): string => {
    const text = codec ? codec.encode(member as never) : member
    if (!isValue(text)) throw new URIError()
    return String(text)
  }
  const texts = (isList && Array.isArray(value) ? value : [value]).map(write)
  if (codec && Object.hasOwn(codec, 'default') && isOptional && !isList && texts[0] === write(codec.default)) return []
  const encoded = texts.map((text) => encodeFor(operator, text))
  if (codec && texts.some((text) => codec.decode(text)?._tag !== 'Right')) throw new TypeError(LINK_RULE.codec)
  return encoded
}

/**
 * Writes a link without checking its path. Adds the encoded values of the path variables to `inPath`. The members of a
 * list are joined with slashes. The object `values` must not have a prototype. Allocates the link and the encoded
 * values.
 */
export const writeLink = (route: LinkRoute, values: Data, inPath: string[]): string | LinkError => {
  let link = ''
  let start = ''
  for (const variable of route.variables) {
    const { literal, name, operator } = variable
    if (literal !== undefined) {
      link += literal
      start = operator === '+' ? '' : operator
    }
    const isInPath = !isPair(variable)
    try {
      const texts = textsOf(codecAt(route.codecs, name), variable, values[name])
      if (isInPath && texts.some(operator === '+' ? (text) => DOTS.test(text) : isNoPart))
        return linkError(route, variable, 'segment', values)
      for (const text of texts) {
        link += start + (isInPath ? '' : `${name}=`) + text
        start = isInPath ? operator : '&'
      }
      if (isInPath && texts.length > 0) inPath.push(texts.join('/'))
    } catch (cause) {
      // `textsOf` and `encodeURI` throw a `URIError` for a value that a link cannot contain. An error that is not a
      // `URIError` comes from a codec.
      const isText = cause instanceof URIError
      return linkError(
        route,
        variable,
        isText ? 'value' : 'codec',
        values,
        isText ? undefined : (cause as Error)?.message,
        cause,
      )
    }
  }
  return link + route.tail
}
