import type { UriError } from '../../errors/uri-error'
import type { AnyTemplate, Variable } from '../../template/syntax/model'

/** Says what the value of a variable should be; the compiler says it, too. */
export const LINK_RULE = {
  segment: 'a segment is a text, and not empty, . or ..',
  value: 'a value is a text without lone surrogates, a number or a boolean',
  separator: 'only the first variable of a segment contains the text after it',
  codec: 'its codec writes it',
  taken: 'no other route takes the path',
} as const

/**
 * Says why a link cannot be made: its own route would not read it back. `text` is the template of the route, and `offset`
 * that of the variable whose value is refused.
 *
 * @category Routes
 */
export interface LinkError extends UriError {
  readonly _tag: 'LinkError'
  /** The name of the variable. */
  readonly component: string
  /**
   * `segment`: empty, a dot segment, or missing; `value`: neither a text, a number nor a boolean, or a text with a lone
   * surrogate; `separator`: a text within a segment that would be read as part of another variable; `codec`: the codec
   * refuses to write the value, or threw; `taken`: the path is that of another route of the table.
   */
  readonly reason: 'segment' | 'value' | 'separator' | 'codec' | 'taken'
  readonly problem: string
  /** What is expected; for `codec`, the codec's own sentence, and for `taken`, the name of the other route. */
  readonly expected: string
  /** What the codec threw. */
  readonly cause: unknown
}

/** Allocates: one object. */
export const linkError = (
  { text }: AnyTemplate,
  { name, offset }: Variable,
  reason: LinkError['reason'],
  expected: string = LINK_RULE[reason],
  cause?: unknown,
): LinkError => ({
  _tag: 'LinkError',
  text,
  offset,
  component: name,
  reason,
  problem: 'names a variable with a value that no link has',
  expected,
  cause,
})
