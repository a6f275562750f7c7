import { Failure } from '../../core/errors/failures'
import type { UriError } from '../../core/errors/uri-error'
import { refusedValue } from '../../core/errors/words-of'

const SENTENCE_BY_REASON = {
  mismatch: { problem: 'does not match the template', expected: 'the text must be an expansion of the template' },
  malformed: { problem: 'is not allowed', expected: 'the text must be a URI-reference or an origin-form' },
  ambiguous: {
    problem: 'can be read in more than one way',
    expected: 'only one assignment of values may expand to the text',
  },
  'too-long': {
    problem: 'begins a string that is too long for the template',
    expected: 'a literal that begins with a reserved character ends each variable, or the text is shorter',
  },
  'unknown-pair': {
    problem: 'begins a pair that the template does not name',
    expected: 'each pair has the name of a variable',
  },
  'pct-encoded': {
    problem: 'is not followed by two hexadecimal digits',
    expected: 'write %25 for a percent sign',
  },
  'utf-8': {
    problem: 'does not begin a character in UTF-8',
    expected: 'octets are UTF-8 without overlong, truncated or surrogate forms',
  },
  codec: {
    problem: 'begins a value that is refused',
    expected: 'the codec of the variable must accept its value',
  },
} as const

/**
 * Describes why a template's values cannot be read from a string. The `text` property contains the whole input.
 *
 * @category Templates
 */
export interface ExtractError extends UriError {
  readonly _tag: 'ExtractError'
  /** The variable's name, or the string `'text'` if the error does not concern a variable. */
  readonly component: string
  /**
   * `mismatch`: the template does not expand to the text. `malformed`: the text is not a URI reference, and `cause`
   * contains the `ParseError`. `ambiguous`: the template expands to the text for more than one set of values.
   * `too-long`: the template and the text are so long that not every interpretation can be tried (see `extract`).
   * `unknown-pair`: the text contains a pair for which the template has no variable. `pct-encoded`, `utf-8`: a value
   * cannot be decoded. `codec`: a codec rejects a value. Only routes distinguish `malformed` from `mismatch`.
   */
  readonly reason: keyof typeof SENTENCE_BY_REASON
  readonly problem: string
  readonly expected: string
  /** The variable's name, or `undefined` if the error does not concern a variable. */
  readonly variable: string | undefined
  /**
   * The codec's error, the value that the codec threw, or a `ParseError`. If a codec's error contains a message,
   * `expected` is that message.
   */
  readonly cause: unknown
}

/**
 * Every mismatch creates an error, so `ExtractFailure` is a class: `Object.assign` would take ten times as long as a
 * constructor.
 */
class ExtractFailure extends Failure<'ExtractError', string, ExtractError['reason']> implements ExtractError {
  readonly variable: string | undefined
  readonly cause: unknown

  constructor(
    text: string,
    offset: number,
    reason: ExtractError['reason'],
    expected: string,
    variable?: string,
    cause?: unknown,
  ) {
    super('ExtractError', text, offset, variable ?? 'text', reason, SENTENCE_BY_REASON[reason].problem, expected)
    this.variable = variable
    this.cause = cause
  }
}

/**
 * Creates an error. Mismatches are frequent, so a new string is built only if the reason is `codec`. Allocates one
 * object.
 */
export const extractError = (
  text: string,
  offset: number,
  reason: ExtractError['reason'],
  variable?: string,
  cause?: unknown,
  sentence?: string,
): ExtractError => {
  const { expected } = SENTENCE_BY_REASON[reason]
  const error = new ExtractFailure(text, offset, reason, sentence ?? expected, variable, cause)
  const refused = reason === 'codec' ? refusedValue(error.component, cause, sentence) : undefined
  return refused === undefined ? error : Object.assign(error, { sentence: refused })
}

/**
 * Creates an error with the most frequent reason, `mismatch`. `mismatchError` is faster than `extractError`, because it
 * needs no lookups. Allocates one object.
 */
export const mismatchError = (text: string, offset: number): ExtractError =>
  new ExtractFailure(text, offset, 'mismatch', SENTENCE_BY_REASON.mismatch.expected)

/** Returns whether a result is an error rather than a value. */
export const isExtractError = (found: string | object): found is ExtractError =>
  typeof found === 'object' && Object.hasOwn(found, '_tag')
