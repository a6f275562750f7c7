import type { Narrowed, PossibleText } from '../../../types/core/model/possible-text'
import { type Either, left, right } from '../../core/fp/either'
import { view } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { ERROR_OFFSET, SPANS } from '../../core/scanner/spans'
import { scanUrn } from './scan-urn'
import type { Urn } from './urn-brand'
import { type UrnError, urnErrorOf } from './urn-error'

/**
 * Parses a URN (RFC 8141, section 2): `namestring = assigned-name [ rq-components ] [ "#" f-component ]`, where
 * `assigned-name = "urn" ":" NID ":" NSS`. For a URN, `parseUri` returns the same view as `parseUrn`. A URN's path
 * consists of the NID, a colon and the NSS. A URN's query consists of the r-component and the q-component, without the
 * first `?`. A URN's fragment is its f-component.
 *
 * Allocates the `Either` and the view, which together occupy 136 bytes. The running time is linear in the length of the
 * text. Fails at the first invalid character. The error names the rule that the character violates. If a `%` is not
 * followed by two hexadecimal digits, the error's offset is the position of the `%`. If a JavaScript caller passes a
 * value that is not a string, the error's reason is `not-text`.
 *
 * @example
 * import { showReason } from 'uri-ts'
 * import { parseUrn } from 'uri-ts/schemes'
 *
 * parseUrn('urn:isbn:9780141036144')._tag //=> 'Right'
 *
 * const parsed = parseUrn('urn:x:a')
 * if (parsed._tag === 'Left') parsed.left.component //=> 'NID'
 * if (parsed._tag === 'Left') parsed.left.offset //=> 5
 *
 * @category Parsing
 */
export const parseUrn = (text: string): Either<UrnError, View<Urn>> => {
  const end = scanUrn(text)
  return end < 0 ? left(urnErrorOf(text, SPANS[ERROR_OFFSET], end)) : right(view(text as Urn))
}

/**
 * Returns whether `text` is a URN (RFC 8141, section 2), with or without r-, q- and f-components. Returns `false` for
 * any value that is not a string.
 *
 * Allocates nothing.
 *
 * @example
 * import { isUrn } from 'uri-ts/schemes'
 *
 * isUrn('URN:example:a/b') //=> true
 * isUrn('urn:example:') //=> false
 *
 * @category Refinements
 */
export const isUrn = <Value>(text: PossibleText<Value, 'isUrn'>): text is Narrowed<Value, Urn> =>
  scanUrn(text as string) >= 0
