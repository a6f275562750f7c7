import type { UriError } from '../../errors/uri-error'

const PROBLEM_BY_REASON = {
  mismatch: 'does not match the template',
  ambiguous: 'can be read in more than one way',
  'unknown-pair': 'begins a pair that the template does not name',
  'pct-encoded': 'is not followed by two hexadecimal digits',
  'utf-8': 'does not begin a character in UTF-8',
  codec: 'begins a text with a value that a codec refuses',
} as const

const EXPECTED_BY_REASON = {
  mismatch: 'the text must be an expansion of the template',
  ambiguous: 'only one assignment of values may expand to the text',
  'unknown-pair': 'each pair has the name of a variable',
  'pct-encoded': 'a percent sign itself is written %25',
  'utf-8': 'octets are UTF-8 without overlong, truncated or surrogate forms',
  codec: 'the codec of the variable must accept its value',
} as const

/**
 * Why the values of a template cannot be read from a text, and where. `text` is the whole input.
 *
 * @category Templates
 */
export interface ExtractError extends UriError {
  readonly _tag: 'ExtractError'
  /** The name of the variable; `text` if the error is not about one. */
  readonly component: string
  /**
   * `mismatch`: the template does not expand to this; `ambiguous`: it does, with different values; `unknown-pair`: a pair
   * that the template does not name; `pct-encoded`, `utf-8`: a value cannot be decoded; `codec`: its codec refuses it.
   */
  readonly reason: keyof typeof PROBLEM_BY_REASON
  readonly problem: string
  readonly expected: string
  /** The name of the variable, if the error is about one. */
  readonly variable: string | undefined
  /** What the codec has said. */
  readonly cause: unknown
}

/** Builds the one shape of error, of constant strings: a dispatcher makes one for every miss. Allocates: one object. */
export const extractError = (
  text: string,
  offset: number,
  reason: ExtractError['reason'],
  variable?: string,
  cause?: unknown,
): ExtractError => ({
  _tag: 'ExtractError',
  text,
  offset,
  component: variable ?? 'text',
  reason,
  problem: PROBLEM_BY_REASON[reason],
  expected: EXPECTED_BY_REASON[reason],
  variable,
  cause,
})

/** Whether a value is an error. */
export const isExtractError = (found: string | object): found is ExtractError =>
  typeof found === 'object' && '_tag' in found
