import { reasonOf } from '../../core/errors/failure-code'
import { ReferenceFailure } from '../../core/errors/failures'
import type { UriError } from '../../core/errors/uri-error'
import { ownValue } from '../../core/fp/own'
import {
  URN_COMPONENTS,
  URN_EXPECTED_BY_COMPONENT,
  URN_EXPECTED_OF_PART,
  type UrnComponent,
  type UrnReason,
} from './messages'

/**
 * Describes why a string is not a URN, and where the error is. If `buildUrn` or `buildUrnEncoded` fails, `text` is the
 * part that the caller passed, and `offset` is an index into that part. The JSON form of a `UrnError` omits `text`, as
 * does the JSON form of a `ParseError`.
 *
 * @category Errors
 */
export interface UrnError extends UriError {
  readonly _tag: 'UrnError'
  /** The rule in RFC 8141, section 2, that the invalid character violates. */
  readonly component: UrnComponent
  readonly reason: UrnReason
}

/** Returns the syntax expected at an error, or `undefined` if `errors/messages.ts` contains the error's message. */
const expectedOf = (component: UrnComponent, reason: UrnReason): string | undefined =>
  reason === 'character' ? URN_EXPECTED_BY_COMPONENT[component] : ownValue(URN_EXPECTED_OF_PART, reason)

export const urnError = (text: string, offset: number, component: UrnComponent, reason: UrnReason): UrnError => {
  const error = new ReferenceFailure('UrnError', text, offset, component, reason)
  const expected = expectedOf(component, reason)
  return expected === undefined ? error : Object.assign(error, { expected })
}

export const urnErrorOf = (text: string, offset: number, failure: number): UrnError =>
  urnError(
    typeof text === 'string' ? text : '',
    offset,
    URN_COMPONENTS[-failure & 7] as UrnComponent,
    reasonOf(failure) as UrnReason,
  )
