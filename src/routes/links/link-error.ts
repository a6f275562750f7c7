import type { UriError } from '../../core/errors/uri-error'
import type { Data } from '../../template/expand/encode-data'
import { isValue } from '../../template/expand/values'
import type { LinkRoute, LinkVariable } from './link-pattern'

/**
 * Messages that describe valid values for a variable in a link. The compiler prints the same messages for invalid
 * literals.
 */
export const LINK_RULE = {
  segment: 'a segment is not empty, . or ..',
  value: 'a value is a well-formed string, number or boolean',
  separator: 'text follows only the first variable',
  codec: 'a codec reads its own output',
} as const

/**
 * Explains why a link cannot be created. A route creates a link only if the route would read the same values back from
 * the link. `text` is the route's template, and `offset` is the position of the variable whose value was rejected.
 *
 * @category Routes
 */
export interface LinkError extends UriError {
  readonly _tag: 'LinkError'
  /** The variable's name. */
  readonly component: string
  /**
   * - `segment`: the value is missing, is empty, or is a dot segment.
   * - `value`: the value contains a lone surrogate, or is not a string, a number or a boolean.
   * - `separator`: part of the value would be read as part of another variable's value.
   * - `codec`: the codec refused the value, or threw an error.
   * - `label`: the value is not a valid host label.
   * - `taken`: the path belongs to another route in the table.
   */
  readonly reason: 'segment' | 'value' | 'separator' | 'codec' | 'label' | 'taken'
  readonly problem: string
  /**
   * A description of a valid value. If the reason is `codec`, `expected` is the codec's message. If the reason is
   * `taken`, `expected` contains the name of the route to which the path belongs.
   */
  readonly expected: string
  readonly sentence: string
  /** The error that the codec threw. */
  readonly cause: unknown
}

/** Formats a value for an error message. Puts a string in quotes and replaces an object with the name of its type. */
const describeValue = (value: unknown): string | number | boolean =>
  typeof value === 'string' ? `'${value}'` : isValue(value) ? value : typeof value

/**
 * Creates a `LinkError`. In a template literal, the error is converted to its message. Allocates the error and its
 * prototype.
 */
export const linkError = (
  { text }: LinkRoute,
  { name, offset }: LinkVariable,
  reason: LinkError['reason'],
  values: Data,
  expected = LINK_RULE[reason as keyof typeof LINK_RULE] as string,
  cause?: unknown,
): LinkError => {
  const problem = 'cannot be written'
  const sentence = `${name}: ${describeValue(values[name])} ${problem}; ${expected}`
  return {
    __proto__: { toString: () => sentence },
    _tag: 'LinkError',
    text,
    offset,
    component: name,
    reason,
    problem,
    expected,
    sentence,
    cause,
  } as LinkError
}
