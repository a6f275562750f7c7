import { showCaret } from '../../errors/format-error'

/** What is wrong, for each reason. */
const FAULT = {
  mismatch: 'is not what the template expands to',
  ambiguous: 'can be read in more than one way',
  'unknown-pair': 'is no pair of the template',
  'pct-encoded': 'is not followed by two hexadecimal digits',
  'utf-8': 'does not begin a character in UTF-8',
  codec: 'is refused by the codec',
} as const

/**
 * Why nothing can be extracted from a text, and where. Nothing is lost: `text` is the whole input.
 *
 * @category Templates
 */
export interface ExtractError {
  readonly _tag: 'ExtractError'
  /** The input, whole and unchanged. */
  readonly text: string
  /** The index, in UTF-16 code units, where what is wrong begins. */
  readonly offset: number
  /** The name of the variable, where the error is about one. */
  readonly variable: string | undefined
  /**
   * `mismatch`: the template does not expand to this; `ambiguous`: it does, with different values; `unknown-pair`: a pair
   * that the template does not name; `pct-encoded`, `utf-8`: a value cannot be decoded; `codec`: its codec refuses it.
   */
  readonly reason: keyof typeof FAULT
  /** What the codec has said. */
  readonly cause: unknown
}

/** Builds the one shape of error. Allocates: one object. */
export const extractError = (
  text: string,
  offset: number,
  reason: ExtractError['reason'],
  variable?: string,
  cause?: unknown,
): ExtractError => ({ _tag: 'ExtractError', text, offset, variable, reason, cause })

/** Whether something was not found, but an error. */
export const isExtractError = (found: string | object): found is ExtractError =>
  typeof found === 'object' && '_tag' in found

/**
 * Three lines: the text, a caret, and one sentence that says why nothing can be extracted.
 *
 * Allocates: the lines.
 *
 * @example
 * import { extract, showExtractError, template } from 'uri-ts/template'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(
 *   E.mapLeft(showExtractError)(extract(template('/{a}-{b}'))('/x-y-z')),
 *   E.left(['/x-y-z', ' ^', 'a: what is at offset 1 can be read in more than one way'].join('\n'))
 * )
 *
 * @category Templates
 */
export const showExtractError = ({ text, offset, variable, reason }: ExtractError): string =>
  `${showCaret(text, offset)}\n${variable ?? 'text'}: what is at offset ${offset} ${FAULT[reason]}`
