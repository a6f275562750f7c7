import { type Either, left, right } from '../../core/fp/either'
import { equalsIgnoringCase } from '../../core/grammar/ascii-case'
import { decodeByEngine } from '../../core/percent/decode'
import { canonicalPurl } from './canonical-purl'
import type { Purl } from './purl'
import { type PurlComponent, type PurlError, purlError } from './purl-error'

type Result<A> = Either<PurlError, A>

/** Matches a character that must be percent-encoded in a URI (RFC 3986, section 2), and therefore in a purl. */
const UNENCODED = /[^\w.~!$&'()*+,;=:@%/?-]/

/** Decodes a part of a purl exactly once. */
const decodePart = (text: string, start: number, end: number, component: PurlComponent): Result<string> => {
  const raw = text.slice(start, end)
  const wrong = raw.search(UNENCODED)
  if (wrong >= 0) return left(purlError(text, start + wrong, component, 'character'))
  const value = decodeByEngine(raw)
  return value === undefined ? left(purlError(text, start + raw.indexOf('%'), component, 'decoding')) : right(value)
}

/**
 * Decodes the segments of a namespace or a subpath. `canonicalPurl` removes empty segments and, in a subpath, dot
 * segments. `end` must be the offset of a slash or of the end of the text.
 */
const segmentsIn = (text: string, start: number, end: number, component: 'namespace' | 'subpath'): Result<string> => {
  const segments: string[] = []
  for (let index = start; index < end; ) {
    const slash = text.indexOf('/', index)
    const last = slash < 0 ? end : slash
    const segment = decodePart(text, index, last, component)
    if (segment._tag === 'Left') return segment
    if (segment.right.includes('/')) return left(purlError(text, index, component, 'segment'))
    segments.push(segment.right)
    index = last + 1
  }
  return right(segments.join('/'))
}

const qualifiersIn = (text: string, start: number, end: number): Result<ReadonlyArray<readonly [string, string]>> => {
  const pairs: (readonly [string, string])[] = []
  const keys = new Set<string>()
  for (let index = start, last = start; index < end; index = last + 1) {
    const ampersand = text.indexOf('&', index)
    last = ampersand < 0 || ampersand > end ? end : ampersand
    // Empty pairs are skipped first, because searching many empty pairs for `=` would take quadratic time.
    if (last === index) continue
    const equals = text.indexOf('=', index)
    if (equals < 0 || equals > last) return left(purlError(text, last, 'qualifiers', 'value'))
    const key = text.slice(index, equals)
    const value = decodePart(text, equals + 1, last, 'qualifiers')
    if (value._tag === 'Left') return value
    if (!/^[a-z]/.test(key)) return left(purlError(text, index, 'qualifiers', 'key'))
    const wrong = key.search(/[^a-z\d._-]/)
    if (wrong >= 0) return left(purlError(text, index + wrong, 'qualifiers', 'key'))
    if (keys.has(key)) return left(purlError(text, index, 'qualifiers', 'repeated'))
    keys.add(key)
    pairs.push([key, value.right])
  }
  return right(pairs)
}

const slashesEnd = (text: string, start: number): number => {
  let index = start
  while (text[index] === '/') index++
  return index
}

/**
 * Parses a package URL (ECMA-427), such as `pkg:npm/%40angular/animation@12.3.1`, in linear time. Each component is
 * decoded exactly once. The type, and the components that the type defines as case-insensitive, are converted to lower
 * case. Qualifiers are sorted by key. To get the canonical form, pass the result to `buildPurl`.
 *
 * Allocates the returned `Either`, its purl, and the purl's strings and list of qualifiers. Fails at a scheme other
 * than `pkg`, and at an invalid character in a component. A decoded component can contain `..` and `/`. Do not use the
 * decoded components as file names without checking them. `parsePurl` fails at a qualifier without `=`, at a second
 * qualifier with the same key, and at octets that are not valid UTF-8. Fails at an encoded `/` in a namespace or a
 * subpath. Fails if the name, or a component that the purl's type requires, is missing.
 *
 * @example
 * import { parsePurl } from 'uri-ts/schemes'
 *
 * const parsed = parsePurl('pkg:npm/%40angular/animation@12.3.1?arch=x')
 * if (parsed._tag === 'Right') [parsed.right.namespace, parsed.right.name, parsed.right.version] //=> ['@angular', 'animation', '12.3.1']
 *
 * @category Package URLs
 */
export const parsePurl = (text: string): Either<PurlError, Purl> => {
  if (typeof text !== 'string') return left(purlError('', 0, 'scheme', 'not-text'))
  if (!equalsIgnoringCase(text, 0, Math.min(4, text.length), 'pkg:'))
    return left(purlError(text, 0, 'scheme', 'scheme'))
  const start = slashesEnd(text, 4)
  const hash = text.indexOf('#', start)
  const end = hash < 0 ? text.length : hash
  const question = text.indexOf('?', start)
  const pathEnd = question < 0 || question > end ? end : question
  // If the first slash is after the path, the name is missing.
  const slash = text.indexOf('/', start)
  const typeEnd = slash < 0 ? pathEnd : slash
  const lastSlash = text.lastIndexOf('/', pathEnd - 1)
  const at = text.lastIndexOf('@', pathEnd - 1)
  const nameEnd = at > lastSlash && at > typeEnd ? at : pathEnd
  const nameStart = Math.max(lastSlash, typeEnd) + 1
  if (nameStart >= nameEnd) return left(purlError(text, Math.min(nameEnd, text.length), 'name', 'name-missing'))
  const namespace = segmentsIn(text, typeEnd + 1, nameStart - 1, 'namespace')
  if (namespace._tag === 'Left') return namespace
  const name = decodePart(text, nameStart, nameEnd, 'name')
  if (name._tag === 'Left') return name
  const version = decodePart(text, Math.min(nameEnd + 1, pathEnd), pathEnd, 'version')
  if (version._tag === 'Left') return version
  const qualifiers = qualifiersIn(text, pathEnd + 1, end)
  if (qualifiers._tag === 'Left') return qualifiers
  const subpath = segmentsIn(text, end + 1, text.length, 'subpath')
  if (subpath._tag === 'Left') return subpath
  const purl = canonicalPurl({
    type: text.slice(start, typeEnd),
    namespace: namespace.right,
    name: name.right,
    version: version.right,
    qualifiers: qualifiers.right,
    subpath: subpath.right,
  })
  // If `canonicalPurl` finds an error, the offset of the type is reported.
  return purl._tag === 'Left' ? left(purlError(text, start, purl.left.component, purl.left.reason)) : purl
}
