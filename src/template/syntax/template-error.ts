import { showCaret, showFound } from '../../errors/format-error'
import { type TemplateComponent, type TemplateReason, templateMessage } from './messages'

/**
 * Why a text is no URI Template, and where. Nothing is lost: `text` is the whole input.
 *
 * @category Templates
 */
export interface TemplateError {
  readonly _tag: 'TemplateError'
  /** The input, whole and unchanged. */
  readonly text: string
  /** The index, in UTF-16 code units, of the first character that cannot stand where it stands. */
  readonly offset: number
  /** The part of the template that the character would have been in. */
  readonly component: TemplateComponent
  /** What is wrong with it. */
  readonly reason: TemplateReason
}

/** Builds the one shape of error. Allocates: one object. */
export const templateError = (
  text: string,
  offset: number,
  component: TemplateComponent,
  reason: TemplateReason,
): TemplateError => ({ _tag: 'TemplateError', text, offset, component, reason })

/**
 * One sentence: what was found, in which part, at which offset, and what the grammar asks for there.
 *
 * Allocates: the sentence.
 *
 * @example
 * import { parseTemplate, showTemplateReason } from 'uri-ts/template'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(
 *   E.mapLeft(showTemplateReason)(parseTemplate('/users/{id')),
 *   E.left(
 *     "expression: '{' has no '}' at offset 7; an expression is '{', an operator or none, names separated by ',', and '}'"
 *   )
 * )
 *
 * @category Templates
 */
export const showTemplateReason = ({ text, offset, component, reason }: TemplateError): string =>
  templateMessage(component, reason, showFound(text, offset), offset)

/**
 * Three lines: the text, a caret under the offset, and the sentence of `showTemplateReason`.
 *
 * Allocates: the lines.
 *
 * @example
 * import { parseTemplate, showTemplateError } from 'uri-ts/template'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(
 *   E.mapLeft(showTemplateError)(parseTemplate('/{id:0}')),
 *   E.left(
 *     [
 *       '/{id:0}',
 *       '     ^',
 *       "max-length: '0' is not allowed at offset 5; a max-length is a number from 1 to 9999 without leading zeros"
 *     ].join('\n')
 *   )
 * )
 *
 * @category Templates
 */
export const showTemplateError = (error: TemplateError): string =>
  `${showCaret(error.text, error.offset)}\n${showTemplateReason(error)}`
