import { ReferenceFailure } from '../../core/errors/failures'
import type { UriError } from '../../core/errors/uri-error'
import { ownValue } from '../../core/fp/own'
import {
  MAILTO_COMPONENTS,
  MAILTO_EXPECTED_BY_COMPONENT,
  MAILTO_EXPECTED_BY_REASON,
  MAILTO_PROBLEM_BY_REASON,
  MAILTO_REASONS,
  type MailtoComponent,
  type MailtoReason,
} from './messages'

/**
 * Describes why a string is not a mailto URI, and where the error is. If `mailto` rejects a part, `text` is that part
 * as the caller passed it, and `offset` is an index into `text`. The JSON form of a `MailtoError` omits `text`, as does
 * the JSON form of a `ParseError`.
 *
 * @category Errors
 */
export interface MailtoError extends UriError {
  readonly _tag: 'MailtoError'
  /** The rule in RFC 6068, section 2, that the invalid character violates. */
  readonly component: MailtoComponent
  readonly reason: MailtoReason
}

/**
 * Returns the parts of the error message that are not in `errors/messages.ts`. That file contains the messages about
 * `%` and about values that are not strings.
 */
const wordsOf = (component: MailtoComponent, reason: MailtoReason) => {
  if (reason === 'pct-encoded' || reason === 'not-text') return {}
  const problem = ownValue<string>(MAILTO_PROBLEM_BY_REASON, reason)
  const expected = ownValue<string>(MAILTO_EXPECTED_BY_REASON, reason) ?? MAILTO_EXPECTED_BY_COMPONENT[component]
  return problem === undefined ? { expected } : { problem, expected }
}

export const mailtoError = (
  text: string,
  offset: number,
  component: MailtoComponent,
  reason: MailtoReason,
): MailtoError =>
  Object.assign(new ReferenceFailure('MailtoError', text, offset, component, reason), wordsOf(component, reason))

/**
 * Creates the `MailtoError` for a failure. A failure is the negated sum of two numbers: one for the component, and one
 * for the reason.
 */
export const mailtoErrorOf = (text: string, offset: number, failure: number): MailtoError =>
  mailtoError(
    text,
    offset,
    MAILTO_COMPONENTS[-failure & 7] as MailtoComponent,
    MAILTO_REASONS[(-failure >> 3) - 1] as MailtoReason,
  )
