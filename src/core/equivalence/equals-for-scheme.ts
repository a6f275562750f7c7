import { refuseMore } from '../errors/require-text'
import { requireView, type View, type ViewOfReference } from '../model/view'
import { compareNormal } from './compare-normal'
import { normalize } from './normalize'
import { isRuleNeeded, type NeededRules, normalizeByRule, requireRules, ruleFor } from './normalize-for-scheme'
import type { SchemeRules } from './scheme-rules'

/** Returns the text that `equalsForScheme` compares. For URNs, omits the query and the fragment. */
const identity = (rules: SchemeRules, view: View): string => {
  const rule = ruleFor(rules, view)
  const normalized = normalizeByRule(view, rule)
  return rule.isIdentifiedByPath === true ? normalized.text.slice(0, normalized.pathEnd) : normalized.text
}

/**
 * Returns whether `identity` returns the same text for two references. If no scheme rule is needed, compares the normal
 * forms (RFC 3986, section 6.2.2). In that case, `haveSameIdentity` builds the normal forms only if `compareNormal`
 * returns `undefined`.
 */
const haveSameIdentity = (rules: SchemeRules, a: View, b: View): boolean => {
  const rule = ruleFor(rules, a)
  const isNormalEnough = rule.isOpaque !== true && !isRuleNeeded(a, rule) && !isRuleNeeded(b, rule)
  if (!isNormalEnough) return identity(rules, a) === identity(rules, b)
  return compareNormal(a, b) ?? normalize(a).text === normalize(b).text
}

/**
 * Returns whether two references are equivalent under the rules of their scheme (RFC 3986, section 6.2.3). IPv6
 * addresses are compared by value. URNs are compared without their r-, q- and f-components (RFC 8141, section 3.1). For
 * URNs, case is ignored in the scheme, in the namespace identifier and in percent-encoded octets, and nothing is
 * decoded.
 *
 * Allocates the same kinds of objects as `normalizeForScheme`. If both references have the same text, the comparison
 * allocates nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { equalsForScheme, schemeRules } from 'uri-ts/equivalence'
 *
 * const equals = equalsForScheme(schemeRules)
 * equals(view('http://example.com'))(view('http://example.com:80/')) //=> true
 * equals(view('urn:example:a?=q'))(view('URN:Example:a')) //=> true
 *
 * @category Comparison
 */
export const equalsForScheme = (
  rules: NeededRules,
): ((that: ViewOfReference) => (view: ViewOfReference) => boolean) => {
  requireRules(rules)
  return (that, more?: unknown) => {
    refuseMore(more)
    return (view) => requireView(view).text === requireView(that).text || haveSameIdentity(rules, view, that)
  }
}
