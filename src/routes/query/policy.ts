import { requireKnown, requireOneOf } from '../../core/errors/require-known'
import { BAD_REQUEST } from '../hosts/path-reader'
import { QUERY_MARK, QUERY_PART, QUERY_PART_SENT, SEGMENT, SEGMENT_SENT, SEPARATOR } from '../router/characters'
import { FORM_ENCODED, PERCENT_ENCODED } from './decode-text'

/**
 * Determines how a table reads request-targets. The default policy is intended for public sites: it is tolerant, and it
 * reads `+` in a query as a space.
 *
 * @category Routes
 */
export interface RequestPolicy {
  /**
   * - `tolerant`: accepts characters, such as `|` and `[`, that browsers send although RFC 3986 does not allow them.
   *   `tolerant` also accepts a `%` that is not followed by two hexadecimal digits. If a variable is not a list and its
   *   key occurs more than once, the first pair with that key is used.
   * - `strict`: the status is 400 if a target is not a valid reference (RFC 3986) or repeats the key of a variable that
   *   is not a list.
   */
  readonly query?: 'tolerant' | 'strict'
  /**
   * If `form` is `true`, a `+` in a key or a value of a query means a space. The default is `true` if the policy is
   * tolerant, and `false` otherwise.
   */
  readonly form?: boolean
  /**
   * Determines what happens to a path that a link would spell differently, such as `/%61dmin` or `/x/../admin`. Code
   * that compares paths as strings, such as middleware for `/admin`, treats each spelling of a path as a different
   * path.
   *
   * - `read`: a character in a segment has the same meaning whether it is raw or percent-encoded. Except in
   *   `routeHandler` and its equivalents for frameworks, `read` is the default.
   * - `refuse`: the status is 400. In `routeHandler` and its equivalents for frameworks, `refuse` is the default.
   * - `redirect`: the status is 308, and `location` contains the path as it appears in a link. If no link leads to the
   *   requested path, the status is 400.
   */
  readonly spelling?: 'read' | 'refuse' | 'redirect'
}

/**
 * If `rules.spelling` is `READ`, every spelling is accepted. Otherwise, `rules.spelling` is the status for a path that
 * a link would spell differently.
 */
export const READ = 0
export const REDIRECT = 308

/** A policy's rules, in a form that can be applied quickly. */
export interface RequestRules {
  readonly isTolerant: boolean
  /** The encoding of a query value that contains `%` or `+`. */
  readonly encoding: number
  /** A mask for the characters that a segment may contain. */
  readonly segmentMask: number
  /** A mask for all characters that a query may contain, except `%`, `&` and `+`. */
  readonly queryMask: number
  /** A mask for all characters that a path or a query may contain, except `%`. */
  readonly targetMask: number
  /** The value `READ`, or the status for a path that a link would spell differently. */
  readonly spelling: typeof READ | typeof BAD_REQUEST | typeof REDIRECT
}

const OPTIONS = ['query', 'form', 'spelling'] as const

/**
 * Returns the policy for handlers that a framework calls. By default, the policy refuses a path that a link would spell
 * differently. Throws in the same cases as `rulesOf`.
 */
export const behindFramework = (policy: RequestPolicy = {}): RequestPolicy => {
  const given = requireKnown(policy, OPTIONS)
  return { ...given, spelling: given.spelling ?? 'refuse' }
}

/** Returns a policy's rules. Allocates one object. Throws a `TypeError` for an unknown option. */
export const rulesOf = (policy: RequestPolicy = {}): RequestRules => {
  const { query, form, spelling } = requireKnown(policy, OPTIONS)
  requireOneOf('query', query, ['tolerant', 'strict'])
  requireOneOf('form', form, [true, false])
  requireOneOf('spelling', spelling, ['read', 'refuse', 'redirect'])
  const isTolerant = query !== 'strict'
  const segmentMask = isTolerant ? SEGMENT_SENT : SEGMENT
  const queryMask = isTolerant ? QUERY_PART_SENT : QUERY_PART
  return {
    isTolerant,
    encoding: (form ?? isTolerant) ? FORM_ENCODED : PERCENT_ENCODED,
    segmentMask,
    queryMask,
    targetMask: segmentMask | queryMask | SEPARATOR | QUERY_MARK,
    spelling: spelling === 'refuse' ? BAD_REQUEST : spelling === 'redirect' ? REDIRECT : READ,
  }
}
