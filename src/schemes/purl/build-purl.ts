import type { CheckedPurl } from '../../../types/schemes/purl/checked-purl'
import { requireRecord } from '../../core/errors/require-known'
import { type Either, left, right } from '../../core/fp/either'
import { ownProperties } from '../../core/fp/own'
import { COMPONENTS, canonicalPurl } from './canonical-purl'
import type { Purl } from './purl'
import { type PurlError, purlError } from './purl-error'

/**
 * Percent-encodes all characters except ASCII letters, ASCII digits and the characters `.-_~:`, as ECMA-427 requires.
 */
const encodeData = (data: string): string =>
  encodeURIComponent(data)
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%3A/g, ':')

const encodedPath = (path: string): string => path.split('/').map(encodeData).join('/')

/**
 * Writes a package URL in canonical form (ECMA-427). Percent-encodes each component and sorts the qualifiers. Converts
 * a component to lower case if the package type defines that component as case-insensitive. Use `parsePurl` to parse
 * the result.
 *
 * Allocates the returned `Either`, the string in it, and temporary strings. Fails at a lone surrogate. Also fails, as
 * `parsePurl` does, at a component that the type does not allow. Throws a `TypeError` if the argument is not a plain
 * object, or if one of its properties is not a component. An invalid literal for a type or a qualifier key does not
 * compile, nor does an empty literal for a name. If the literals for a type and a namespace contradict each other, they
 * do not compile. In each of these cases, the compiler prints the message that `showReason` would return.
 *
 * @example
 * import { buildPurl } from 'uri-ts/schemes'
 *
 * buildPurl({ type: 'npm', namespace: '@angular', name: 'animation', version: '12.3.1' }) //=> { _tag: 'Right', right: 'pkg:npm/%40angular/animation@12.3.1' }
 *
 * @category Package URLs
 */
export const buildPurl = <
  const Type extends string,
  const Name extends string,
  const Namespace extends string | undefined = undefined,
  const Key extends string = string,
>(
  purl: CheckedPurl<Type, Namespace, Name, Key>,
): Either<PurlError, string> => {
  const own: Purl = ownProperties(requireRecord(purl as unknown as Purl, 'the value is not an object of components'))
  const unknown = Object.keys(own).find((name) => !(COMPONENTS as readonly string[]).includes(name))
  if (unknown !== undefined) throw new TypeError(`'${unknown}' is not a component of a purl`)
  if (own.qualifiers !== undefined && !Array.isArray(own.qualifiers))
    return left(purlError('', 0, 'qualifiers', 'not-text'))
  const canonical = canonicalPurl(own)
  if (canonical._tag === 'Left') return canonical
  const { type, namespace, name, version, qualifiers = [], subpath } = ownProperties(canonical.right)
  const query = qualifiers.map(([key, value]) => `${key}=${encodeData(value)}`).join('&')
  return right(
    `pkg:${type}/${namespace === undefined ? '' : `${encodedPath(namespace)}/`}${encodeData(name)}` +
      `${version === undefined ? '' : `@${encodeData(version)}`}${query === '' ? '' : `?${query}`}` +
      `${subpath === undefined ? '' : `#${encodedPath(subpath)}`}`,
  )
}
