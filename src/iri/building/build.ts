import { fromComponents } from '../../core/building/build'
import { ownParts, type Parts, recompose, recomposeAuthority } from '../../core/building/recompose'
import { components } from '../../core/components/components'
import { type BuildError, buildError } from '../../core/errors/build-error'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import type { View } from '../../core/model/view'
import type { IrelativeRef, Iri, IriReference, IriView } from '../brands'
import { isIriPoint } from '../characters'
import { hasIriRule, iriError, viewIri } from '../parse'

/**
 * `ALLOWED` and `REFUSED` are the ASCII characters with which `asAscii` replaces non-ASCII characters. `ALLOWED` is an
 * unreserved character, and `REFUSED` is a character that no component can contain.
 */
const ALLOWED = 'z'
const REFUSED = '\x7f'

/**
 * Replaces the non-ASCII characters in a component with ASCII characters so that the functions for URIs can check the
 * component. The result has the same length as the component and is invalid at the same offsets. Inside brackets, every
 * non-ASCII character is invalid.
 */
const asAscii = (name: string, text: string): string => {
  let isAllowed = hasIriRule(name) || name === 'authority'
  let ascii = ''
  for (const character of text) {
    if (character === '[') isAllowed = false
    const point = character.codePointAt(0) as number
    const isRight = isAllowed && isIriPoint(point, name === 'query')
    ascii += point < 0x80 ? character : (isRight ? ALLOWED : REFUSED).repeat(character.length)
  }
  return ascii
}

type Given = { readonly [Name in keyof Parts]: string | undefined }

/** Converts an error about the ASCII form of a component to an error about the original component. */
const errorOf = ({ text, offset, component, reason }: BuildError, given: Given, ascii: Given): BuildError => {
  const name = ([component, 'authority'] as const).find((each) => ascii[each] === text)
  return iriError(buildError(name === undefined ? text : (given[name] as string), offset, component, reason))
}

/** Returns the error for the component (`userinfo` or `host`) that contradicts `authority`. */
const contradiction = (given: Given, authority: string): BuildError => {
  const others = components(viewIri(`//${authority}` as IrelativeRef))
  const component = (['userinfo', 'host'] as const).find((name) => given[name] !== others[name]) as 'host'
  return buildError(given[component] as string, 0, component, 'authority-differs')
}

/** Builds the view of an IRI reference from parts that must already be valid. */
export const recomposeIri = (parts: Parts): IriView => viewIri(recompose(parts) as IriReference)

/**
 * Builds an IRI reference from raw components, as `fromComponents` does for URI references.
 *
 * Allocates the returned `Either`, its view, the view's text and a copy of each component. For ASCII components, fails
 * in the same cases as `fromComponents`. The error messages are the same as those of `parseIriReference`. Throws in the
 * same cases as `fromComponents`.
 *
 * @example
 * import { iriFromComponents } from 'uri-ts/iri'
 *
 * const built = iriFromComponents({ scheme: 'http', host: '例え.jp', path: '/é' })
 * if (built._tag === 'Right') built.right.text //=> 'http://例え.jp/é'
 *
 * @category Building
 */
export const iriFromComponents = (parts: Parts): Either<BuildError, View<Iri> | View<IrelativeRef>> => {
  // Each property is read only once, because a getter could return a different value after the check.
  const given: Given = ownParts(parts) as Given
  const entries = Object.entries(given).map(([name, text]) => [
    name,
    typeof text === 'string' ? asAscii(name, text) : text,
  ])
  const ascii: Given = Object.fromEntries(entries)
  const built = fromComponents(ascii)
  if (built._tag === 'Left') return left(errorOf(built.left, given, ascii))
  const { authority, host } = given
  const isContradicted = authority !== undefined && host !== undefined && recomposeAuthority(given) !== authority
  if (isContradicted) return left(contradiction(given, authority))
  return right(recomposeIri(given) as View<Iri> | View<IrelativeRef>)
}
