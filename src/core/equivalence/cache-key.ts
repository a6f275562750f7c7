/* The functions in this file create cache keys for references. */
import type { Needs } from '../../../types/core/errors/refused'
import { deletePairs, sortPairs } from '../building/edit-query'
import type { QueryEdit } from '../building/query-pairs'
import { requireKnown } from '../errors/require-known'
import { refuseMore } from '../errors/require-text'
import { absoluteEnd } from '../model/bounds'
import type { View, ViewOfReference } from '../model/view'
import { normalizeByRule, requireRules, ruleFor } from './normalize-for-scheme'
import { type SchemeRules, schemeRules } from './scheme-rules'

/**
 * The options for `cacheKey`.
 *
 * @category Normalization
 */
export interface CacheKeyOptions {
  /** Maps each scheme to its normalization rules. By default, `rules` is `schemeRules`. */
  readonly rules?: SchemeRules
  /**
   * If `sortQuery` is `true`, the order of query pairs with different keys does not matter (see `sortPairs`). By
   * default, `sortQuery` is `false`.
   */
  readonly sortQuery?: boolean
  /**
   * Returns whether to omit the pairs with the given decoded key (see `deletePairs`). By default, no pairs are omitted.
   */
  readonly ignorePairs?: (key: string) => boolean
}

/**
 * Copies a string. Engines slice strings without copying them, so a short key could keep a whole document in memory.
 * Adds a space and then removes it, so that the engine copies the string. A reference never ends with a space, so
 * nothing else is removed.
 */
const copyOf = (text: string): string => `${text} `.trimEnd()

/**
 * Returns a key under which a cache can store the resource that a reference identifies. The key is the reference's
 * normal form under the rules of its scheme (RFC 3986, section 6.2.3). The key does not include the fragment, because
 * fragments are not sent to servers. Two references that `equalsForScheme` considers equal have the same key. The
 * options let more references share a key: `sortQuery` sorts the query pairs, and `ignorePairs` omits some of the
 * pairs. Every key is itself a valid reference, and `cacheKey` returns the same key for that reference. A URN's key
 * does not include a query (RFC 8141, section 3).
 *
 * The key includes userinfo, because userinfo may give access to private data. A key may therefore contain a password.
 * Resolve a relative reference before you create its key. Otherwise, the key would not identify the reference's target.
 *
 * Allocates the key, in addition to the objects that `normalizeForScheme` allocates. If you pass options, `cacheKey`
 * also allocates the objects that `sortPairs` and `deletePairs` allocate. A key is a copy, so it does not keep any
 * other string in memory. Throws a `TypeError` for an unknown option and for a value that is not a view.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { cacheKey } from 'uri-ts/equivalence'
 *
 * const key = cacheKey({ sortQuery: true, ignorePairs: (name) => name.startsWith('utm_') })
 * key(view('HTTP://example.com:80?b=2&utm_id=7&a=1#top')) //=> 'http://example.com/?a=1&b=2'
 *
 * @category Normalization
 */
export const cacheKey: (
  options?: Needs<'options: pass the view to the function that cacheKey returns', CacheKeyOptions>,
) => (view: ViewOfReference) => string = (options = {}, more?: unknown) => {
  refuseMore(more)
  const given = requireKnown(options, ['rules', 'sortQuery', 'ignorePairs'])
  const { rules = schemeRules, sortQuery = false, ignorePairs } = given
  const edits: QueryEdit[] = ignorePairs === undefined ? [] : [deletePairs(ignorePairs)]
  if (sortQuery) edits.push(sortPairs)
  requireRules(rules)
  return (view) => {
    const rule = ruleFor(rules, view)
    let key: View = normalizeByRule(view, rule)
    if (rule.isIdentifiedByPath === true) return copyOf(key.text.slice(0, key.pathEnd))
    for (const edit of edits) key = edit(key)
    return copyOf(key.text.slice(0, absoluteEnd(key)))
  }
}
