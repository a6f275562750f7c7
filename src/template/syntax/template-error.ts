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
 * Describes why a string is not a URI Template, and where the error is. The `text` property contains the whole input.
 *
 * @category Templates
 */
export interface TemplateError extends UriError {
  readonly _tag: 'TemplateError'
  /** The name of the template part that contains the invalid character. */
  readonly component: TemplateComponent
  readonly reason: TemplateReason
  readonly problem: string
  readonly expected: string
}

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
