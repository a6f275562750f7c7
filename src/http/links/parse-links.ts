/* The functions in this file parse a `Link` header (RFC 8288). */
import { type Either, left, right } from '../../core/fp/either'
import { QUOTE } from '../../core/grammar/code-units'
import { parseUriReference } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { closingQuote, forbiddenAt, skipBlanks, trimmedEnd, unquote } from '../fields/field-syntax'
import { readExtendedValue } from './extended-value'
import type { Link, LinkParameter } from './link'
import { type LinkFieldError, linkFieldError } from './link-field-error'

/**
 * A parameter as written in the header. `valueStart` is the offset at which the value begins, and `end` is the offset
 * at which the parameter ends.
 */
interface RawParameter {
  readonly name: string
  readonly value: string
  readonly valueStart: number
  readonly end: number
}

/** The parameters for which only the first occurrence counts (RFC 8288, section 3.4.1). */
const FIRST_COUNTS: readonly string[] = ['media', 'title', 'title*', 'type']

/** Returns the offset of the first delimiter at or after `start`, or the length of the text if there is none. */
const findAny = (text: string, start: number, delimiters: string): number => {
  let index = start
  // At index `text.length`, `charAt` returns an empty string, which every string includes.
  while (!delimiters.includes(text.charAt(index))) index++
  return index
}

/** Reads the parameter after a `;`. Corresponds to one iteration of the algorithm in RFC 8288, appendix B.3. */
const readParameter = (text: string, start: number): RawParameter => {
  const nameStart = skipBlanks(text, start)
  const nameEnd = findAny(text, nameStart, ' \t=;,')
  const name = text.slice(nameStart, nameEnd).toLowerCase()
  const equals = skipBlanks(text, nameEnd)
  if (text[equals] !== '=') return { name, value: '', valueStart: equals, end: equals }
  const valueStart = skipBlanks(text, equals + 1)
  if (text.charCodeAt(valueStart) === QUOTE) {
    const last = closingQuote(text, valueStart)
    const value = unquote(text, valueStart + 1, last)
    return { name, value, valueStart: valueStart + 1, end: Math.min(last + 1, text.length) }
  }
  const end = findAny(text, valueStart, ';,')
  return { name, value: text.slice(valueStart, trimmedEnd(text, valueStart, end)), valueStart, end }
}

/**
 * Creates a link parameter. If the parameter's name ends with `*`, decodes the value (RFC 8187), and returns
 * `undefined` if the value cannot be decoded.
 */
const decodeValue = ({ name, value }: RawParameter): LinkParameter | undefined => {
  if (!name.endsWith('*')) return { name, value }
  const extended = readExtendedValue(value)
  return extended && (extended.language === undefined ? { name, value: extended.value } : { name, ...extended })
}

/** Converts a list of relation types to lower case, and splits it at spaces and tabs (RFC 8288, section 3.3). */
const relsIn = (value: string): readonly string[] =>
  value
    .toLowerCase()
    .split(/[ \t]+/)
    .filter(Boolean)

/**
 * Reads a link's parameters, beginning at the first `;`, and applies the rules for parameters (RFC 8288, appendices B.2
 * and B.3).
 */
const readParameters = (text: string, start: number) => {
  const seen = new Set<string>()
  const parameters: LinkParameter[] = []
  let rels: RawParameter | undefined
  let anchor: RawParameter | undefined
  let end = skipBlanks(text, start)
  while (text[end] === ';') {
    const raw = readParameter(text, end + 1)
    end = skipBlanks(text, raw.end)
    if (raw.name === 'rel') rels ??= raw
    else if (raw.name === 'anchor') anchor ??= raw
    else if (raw.name !== '' && !seen.has(raw.name)) {
      const parameter = decodeValue(raw)
      if (parameter !== undefined && FIRST_COUNTS.includes(raw.name)) seen.add(raw.name)
      if (parameter !== undefined) parameters.push(parameter)
    }
  }
  return { rels: relsIn(rels?.value ?? ''), anchor, parameters, end }
}

/** Parses a target or an anchor that begins at offset `start` in the header. */
const referenceIn = (
  field: string,
  text: string,
  start: number,
  component: 'target' | 'anchor',
): Either<LinkFieldError, View> => {
  const parsed = parseUriReference(text)
  if (parsed._tag === 'Right') return parsed
  // If a quoted string contains backslashes, the offsets in its unescaped text differ from those in the header.
  const offset = field.startsWith(text, start) ? parsed.left.offset : 0
  return left(linkFieldError(field, start + offset, component, 'reference'))
}

/** A link and its end offset. */
type ReadLink = Either<LinkFieldError, { readonly link: Link; readonly end: number }>

/** Reads one link, beginning at its `<`. Corresponds to one iteration of the algorithm in RFC 8288, appendix B.2. */
const readLink = (text: string, start: number): ReadLink => {
  const close = text.indexOf('>', start)
  if (close < 0) return left(linkFieldError(text, text.length, 'target', 'target-end'))
  const target = referenceIn(text, text.slice(start + 1, close), start + 1, 'target')
  if (target._tag === 'Left') return target
  const { rels, anchor, parameters, end } = readParameters(text, close + 1)
  if (anchor === undefined) return right({ link: { target: target.right, rels, parameters }, end })
  const context = referenceIn(text, anchor.value, anchor.valueStart, 'anchor')
  if (context._tag === 'Left') return context
  return right({ link: { target: target.right, rels, anchor: context.right, parameters }, end })
}

/** Skips commas in a list, because a list may contain empty members (RFC 9110, section 5.6.1.2). */
const skipCommas = (text: string, start: number): number => {
  let index = skipBlanks(text, start)
  while (text[index] === ',') index = skipBlanks(text, index + 1)
  return index
}

/**
 * Parses the value of a `Link` header (RFC 8288, section 3) in linear time, with the standard algorithm (RFC 8288,
 * appendix B.2). If a response has several `Link` headers, join their values with `, `, as `Headers` does. Targets and
 * anchors must be RFC 3986 references, and are returned unchanged. Relation types are split into a list and converted
 * to lower case. If a parameter's name ends with `*`, as in `title*`, the parameter's value is decoded from RFC 8187
 * notation. The parameter is omitted if its value is not in that notation or is not valid UTF-8. A link without `rel`
 * has no relation types.
 *
 * Allocates the returned `Either`. For each link, also allocates an object, a view, lists and strings. Fails where the
 * standard algorithm would discard the remaining text: at a missing `<` or `>`, and at anything unexpected after a
 * link. Also fails at a target or an anchor that is not a reference, and at CR, LF or NUL.
 *
 * @example
 * import { linkOf, parseLinks } from 'uri-ts/http'
 *
 * const links = parseLinks('<https://api.example/repos?page=3>; rel="next", </repos?page=50>; rel=last')
 * const next = links._tag === 'Right' ? linkOf('next')(links.right) : undefined
 * if (next?._tag === 'Some') next.value.target.text //=> 'https://api.example/repos?page=3'
 *
 * @category Links
 */
export const parseLinks = (field: string): Either<LinkFieldError, readonly Link[]> => {
  if (typeof field !== 'string') return left(linkFieldError('', 0, 'link', 'not-text'))
  const forbidden = forbiddenAt(field)
  if (forbidden >= 0) return left(linkFieldError(field, forbidden, 'link', 'control'))
  const links: Link[] = []
  for (let index = skipCommas(field, 0); index < field.length; ) {
    if (field[index] !== '<') return left(linkFieldError(field, index, 'link', 'link-start'))
    const read = readLink(field, index)
    if (read._tag === 'Left') return read
    links.push(read.right.link)
    const { end } = read.right
    index = skipCommas(field, end)
    if (index === end && end < field.length) return left(linkFieldError(field, end, 'link', 'link-end'))
  }
  return right(links)
}
