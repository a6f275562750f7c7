import type { CheckedUrnData, CheckedUrnParts } from '../../../types/schemes/urn/checked-parts'
import { recompose } from '../../core/building/recompose'
import { type Either, left, right } from '../../core/fp/either'
import { PATH, QUERY } from '../../core/grammar/character-table'
import { view } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { encodeExcept } from '../../core/percent/encode'
import type { Urn } from './urn-brand'
import type { UrnError } from './urn-error'
import { copyParts, dataError, firstError, partError, type UrnParts, unknownError } from './urn-parts'

/**
 * Returns the r-component and the q-component (`rq-components`, RFC 8141, section 2) without the first `?`, which
 * `recompose` adds. Returns `undefined` if both components are absent.
 */
const queryOf = ({ rComponent, qComponent }: UrnParts): string | undefined => {
  if (rComponent === undefined) return qComponent === undefined ? undefined : `=${qComponent}`
  return qComponent === undefined ? `+${rComponent}` : `+${rComponent}?=${qComponent}`
}

/** Checks raw parts and joins them. */
const build = (parts: UrnParts): Either<UrnError, View<Urn>> => {
  const error = firstError(parts, partError)
  if (error !== undefined) return left(error)
  const path = `${parts.nid}:${parts.nss}`
  const text = recompose({ scheme: 'urn', path, query: queryOf(parts), fragment: parts.fComponent })
  return right(view(text as Urn))
}

/**
 * Builds a URN (RFC 8141, section 2) from a namespace identifier (NID) and raw parts, which must already be
 * percent-encoded. `parseUrn` accepts the text of the result. Applied to the result, functions such as `nss` return the
 * parts exactly as you passed them.
 *
 * Allocates the returned `Either`, its view and the view's text. Fails if a part does not match its rule, or if `?=` in
 * the r-component would begin a q-component. The error's `text` is the invalid part, and the error's `offset` is an
 * index into that part. If a JavaScript caller passes a part that is not a string, the reason is `not-text`. If the
 * caller passes a property that is not a part, the reason is `component-unknown`, and `text` is the property's name. An
 * invalid literal does not compile, and the compiler prints the message that `showReason` returns.
 *
 * @example
 * import { buildUrn } from 'uri-ts/schemes'
 *
 * const built = buildUrn({ nid: 'example', nss: 'weather', qComponent: 'lat=39.56' })
 * if (built._tag === 'Right') built.right.text //=> 'urn:example:weather?=lat=39.56'
 *
 * const nss: string = 'a b'
 * const failed = buildUrn({ nid: 'example', nss })
 * if (failed._tag === 'Left') failed.left.offset //=> 1
 *
 * @category Building
 */
export const buildUrn = <
  const Nid extends string,
  const Nss extends string,
  const R extends string,
  const Q extends string,
  const F extends string,
>(
  parts: CheckedUrnParts<Nid, Nss, R, Q, F>,
): Either<UrnError, View<Urn>> => {
  const given = copyParts(parts as UrnParts)
  const error = unknownError(given)
  return error === undefined ? build(given) : left(error)
}

/**
 * Percent-encodes an NSS, an r-component or a q-component. A leading `/`, which the grammar does not allow, becomes
 * `%2F`.
 */
const encodeFrom = (data: string): string => {
  const encoded = encodeExcept(data, PATH)
  return encoded.startsWith('/') ? `%2F${encoded.slice(1)}` : encoded
}

const encodeMaybe = (data: string | undefined, encodeData: (data: string) => string): string | undefined =>
  typeof data === 'string' ? encodeData(data) : data

/**
 * Builds a URN from a namespace identifier (NID) and unencoded parts, and percent-encodes the parts. Keeps a `/`,
 * except at the beginning of an NSS, an r-component or a q-component. Keeps a `?` only in an f-component. To recover an
 * original part, pass the encoded part to `decode`.
 *
 * Allocates the encoded parts, in addition to the objects that `buildUrn` allocates. Fails, as `buildUrn` does, if the
 * NID is invalid, or if the NSS, the r-component or the q-component is empty. If a part contains a lone surrogate, the
 * error's `reason` is `surrogate`, and its `offset` is an index into the part. A literal that is an invalid NID does
 * not compile, and neither does an empty literal for the NSS, the r-component or the q-component.
 *
 * @example
 * import { buildUrnEncoded } from 'uri-ts/schemes'
 *
 * const built = buildUrnEncoded({ nid: 'example', nss: 'Où? #1' })
 * if (built._tag === 'Right') built.right.text //=> 'urn:example:O%C3%B9%3F%20%231'
 *
 * @category Building
 */
export const buildUrnEncoded = <
  const Nid extends string,
  const Nss extends string,
  const R extends string,
  const Q extends string,
>(
  parts: CheckedUrnData<Nid, Nss, R, Q>,
): Either<UrnError, View<Urn>> => {
  const data = copyParts(parts as UrnParts)
  const error = unknownError(data) ?? firstError(data, dataError)
  if (error !== undefined) return left(error)
  return build({
    nid: data.nid,
    nss: encodeMaybe(data.nss, encodeFrom) as string,
    rComponent: encodeMaybe(data.rComponent, encodeFrom),
    qComponent: encodeMaybe(data.qComponent, encodeFrom),
    fComponent: encodeMaybe(data.fComponent, (text) => encodeExcept(text, QUERY)),
  })
}
