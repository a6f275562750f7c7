import { requireKnown, requireOneOf } from '../../errors/require-known'
import { QUERY_MARK, QUERY_PART, QUERY_PART_SENT, SEGMENT, SEGMENT_SENT, SEPARATOR } from '../router/characters'
import { FORM_ENCODED, PERCENT_ENCODED } from './decode-text'

/**
 * How a table reads request-targets. The default is what public sites need: tolerant, and for forms.
 *
 * @category Routes
 */
export interface RequestPolicy {
  /**
   * - `tolerant`: characters that browsers send but RFC 3986 does not allow, such as `|` and `[`, and a `%` that begins no
   *   triplet, are data, in the path and in the query. If a key occurs twice, its first pair counts.
   * - `strict`: a target is a valid reference (RFC 3986), otherwise the answer is 400; so it is if a key occurs twice.
   */
  readonly query?: 'tolerant' | 'strict'
  /** Whether `+` is a space in keys and values of the query. By default it is if the policy is tolerant. */
  readonly form?: boolean
}

/** A policy as the reader needs it. */
export interface RequestRules {
  readonly isTolerant: boolean
  /** How a value of the query with `%` or `+` is encoded. */
  readonly encoding: number
  /** The characters of a segment. */
  readonly segmentMask: number
  /** The characters of a query except `%`, `&` and `+`. */
  readonly queryMask: number
  /** The characters of a path and a query except `%`. */
  readonly targetMask: number
}

/** The rules of a policy. Allocates: one object. Throws a `TypeError` for an unknown option. */
export const rulesOf = (policy: RequestPolicy = {}): RequestRules => {
  requireKnown(policy, ['query', 'form'])
  const { query, form } = policy
  requireOneOf('query', query, ['tolerant', 'strict'])
  requireOneOf('form', form, [true, false])
  const isTolerant = query !== 'strict'
  const segmentMask = isTolerant ? SEGMENT_SENT : SEGMENT
  const queryMask = isTolerant ? QUERY_PART_SENT : QUERY_PART
  return {
    isTolerant,
    encoding: (form ?? isTolerant) ? FORM_ENCODED : PERCENT_ENCODED,
    segmentMask,
    queryMask,
    targetMask: segmentMask | queryMask | SEPARATOR | QUERY_MARK,
  }
}
