import { Failure } from '../../core/errors/failures'
import type { UriError } from '../../core/errors/uri-error'
import {
  TEMPLATE_EXPECTED_BY_COMPONENT,
  TEMPLATE_EXPECTED_OF_PERCENT,
  TEMPLATE_PROBLEM_BY_REASON,
  type TemplateComponent,
  type TemplateReason,
  type TemplateSyntaxReason,
} from './messages'

/**
 * The error for a string that is not a URI Template. The error says where the string is invalid, and why. `text` is the
 * whole input.
 *
 * @category Templates
 */
export interface TemplateError extends UriError {
  readonly _tag: 'TemplateError'
  /** The part of the template in which the character was found. */
  readonly component: TemplateComponent
  readonly reason: TemplateReason
  readonly problem: string
  readonly expected: string
}

/** Creates a `TemplateError`. Allocates one object. */
export const templateError = (
  text: string,
  offset: number,
  component: TemplateComponent,
  reason: TemplateSyntaxReason,
): TemplateError =>
  new Failure(
    'TemplateError',
    text,
    offset,
    component,
    reason,
    TEMPLATE_PROBLEM_BY_REASON[reason],
    reason === 'pct-encoded' ? TEMPLATE_EXPECTED_OF_PERCENT : TEMPLATE_EXPECTED_BY_COMPONENT[component],
  )
