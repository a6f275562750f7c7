import { Failure } from '../../core/errors/failures'
import type { UriError } from '../../core/errors/uri-error'
import { ownProperties } from '../../core/fp/own'
import { MESSAGE_BY_REASON } from './messages'

/**
 * The reason why a string is not a package URL (purl).
 *
 * @category Errors
 */
export type PurlReason = keyof typeof MESSAGE_BY_REASON

/**
 * The name of the purl component that contains an error.
 *
 * @category Errors
 */
export type PurlComponent = 'scheme' | 'type' | 'namespace' | 'name' | 'version' | 'qualifiers' | 'subpath'

/**
 * Describes why a string is not a purl, and where the error is. If `buildPurl` fails because a part violates a rule of
 * the purl's type, `text` is that type. If `buildPurl` fails for another reason, `text` is the invalid part.
 *
 * @category Errors
 */
export interface PurlError extends UriError {
  readonly _tag: 'PurlError'
  readonly component: PurlComponent
  readonly reason: PurlReason
}

export const purlError = (text: string, offset: number, component: PurlComponent, reason: PurlReason): PurlError => {
  const { problem, expected } = ownProperties<Partial<UriError>>(MESSAGE_BY_REASON[reason])
  return new Failure('PurlError', text, offset, component, reason, problem, expected)
}
