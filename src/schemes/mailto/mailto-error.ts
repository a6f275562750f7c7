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
 * Why a string is not a mailto URI, and where. If `mailto` fails, `text` is the part that was given, and `offset` is an
 * index in it. Like that of a `ParseError`, its JSON has no `text`.
 *
 * @category Errors
 */
export interface MailtoError extends UriError {
  readonly _tag: 'MailtoError'
  /** The rule of RFC 6068, section 2, in which the character was found. */
  readonly component: MailtoComponent
  readonly reason: MailtoReason
}

/**
 * Returns the parts that `errors/messages.ts` does not have. It has the messages about `%`, and about data that is not a string.
 */
const wordsOf = (component: MailtoComponent, reason: MailtoReason) => {
  if (reason === 'pct-encoded' || reason === 'not-text') return {}
  const problem = ownValue<string>(MAILTO_PROBLEM_BY_REASON, reason)
  const expected = ownValue<string>(MAILTO_EXPECTED_BY_REASON, reason) ?? MAILTO_EXPECTED_BY_COMPONENT[component]
  return problem === undefined ? { expected } : { problem, expected }
}

/** Makes a `MailtoError`. Allocates: the object. */
export const mailtoError = (
  text: string,
  offset: number,
  component: MailtoComponent,
  reason: MailtoReason,
): MailtoError =>
  Object.assign(new ReferenceFailure('MailtoError', text, offset, component, reason), wordsOf(component, reason))

/** Makes the `MailtoError` of a failure: minus the sum of a component, and eight times a reason and one. */
export const mailtoErrorOf = (text: string, offset: number, failure: number): MailtoError =>
  mailtoError(
    text,
    offset,
    MAILTO_COMPONENTS[-failure & 7] as MailtoComponent,
    MAILTO_REASONS[(-failure >> 3) - 1] as MailtoReason,
  )
