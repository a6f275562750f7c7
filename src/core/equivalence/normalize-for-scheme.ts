import type { Kept, Needs } from '../../../types/core/errors/refused'
import { joinParts, removeGuard } from '../building/recompose'
import { portNumber } from '../components/accessors'
import { type Components, components } from '../components/components'
import { refuseMore } from '../errors/require-text'
import { ownProperties, ownValue } from '../fp/own'
import { PCT_ENCODED } from '../grammar/percent-encoded'
import { hostStart } from '../model/bounds'
import type { Widen } from '../model/brands'
import { view as viewText } from '../model/parse'
import { requireView, type UriView, type View, type ViewOfReference } from '../model/view'
import { isLowerCased, lowerCase, upperCase } from '../percent/normalize'
import { KIND_IPV6_ADDRESS } from '../scanner/spans'
import { canonicalIPv6 } from './canonical-host'
import { normalize } from './normalize'
import type { SchemeRule, SchemeRules } from './scheme-rules'

const NO_RULE: SchemeRule = /* @__PURE__ */ Object.create(null)

/** Returns the scheme in lower case, or `''` if there is no scheme. */
export const schemeOf = ({ text, schemeEnd }: UriView): string => {
  const raw = text.slice(0, Math.max(0, schemeEnd))
  return isLowerCased(text, 0, schemeEnd) ? raw : raw.toLowerCase()
}

const NOT_RULES = 'the value is not rules of schemes: pass schemeRules first, and then a view'

/** Accepts the same values as `SchemeRules`, but adds `NOT_RULES` to compiler messages about invalid rules. */
export type NeededRules = Kept<Needs<typeof NOT_RULES, SchemeRules>>

/**
 * Returns the argument if it is a set of rules. Throws a `TypeError` for any other value, such as a view that a
 * JavaScript caller passes by mistake.
 */
export const requireRules = (rules: SchemeRules): SchemeRules => {
  if (typeof rules !== 'object' || rules === null || Object.hasOwn(rules, 'schemeEnd')) throw new TypeError(NOT_RULES)
  return rules
}

/** Returns the rule for a scheme. The scheme must be in lower case. */
export const ruleOf = (rules: SchemeRules, scheme: string): SchemeRule => {
  const rule = ownValue(rules, scheme)
  if (rule === undefined) return NO_RULE
  // The library's own rules have no prototype, so they need not be copied.
  return Object.getPrototypeOf(rule) === null ? rule : ownProperties(rule)
}

/** Returns the rule for the scheme of `view`. */
export const ruleFor = (rules: SchemeRules, view: View): SchemeRule => ruleOf(rules, schemeOf(requireView(view)))

/** Normalizes only the case of the scheme, the host and percent-encoded octets (RFC 3986, section 6.2.2.1). */
const normalizeCase = (view: View): View => {
  const { text, schemeEnd, hostEnd } = view
  const start = hostStart(view)
  const before = text.slice(0, schemeEnd + 1).toLowerCase() + text.slice(schemeEnd + 1, start)
  const host = text.slice(start, Math.max(start, hostEnd))
  const normalized = (before + lowerCase(host) + text.slice(start + host.length)).replace(PCT_ENCODED, upperCase)
  return normalized === text ? view : viewText(normalized as View['text'])
}

/** Returns whether the port is empty or is the default port of the scheme (RFC 3986, section 6.2.3). */
const isPortRedundant = (view: View, rule: SchemeRule): boolean => {
  if (view.hostEnd + 1 === view.pathStart) return true
  const port = portNumber(view)
  return port._tag === 'Some' && port.value === rule.defaultPort
}

const applyAuthority = (view: View, rule: SchemeRule, parts: Components): Components => {
  const host = view.hostKind === KIND_IPV6_ADDRESS ? canonicalIPv6(parts.host as string) : parts.host
  const port = isPortRedundant(view, rule) ? undefined : parts.port
  const path = parts.path === '' && rule.emptyPath !== undefined ? rule.emptyPath : parts.path
  const isDefaultHost = parts.host === rule.defaultHost && parts.userinfo === undefined && port === undefined
  return { ...parts, port, path, host: isDefaultHost ? '' : host }
}

/**
 * Returns whether a rule could change a reference's normal form. The reference need not be in normal form, because
 * normalization does not change whether there is a port, whether the host is an IPv6 address, or whether the path is
 * empty.
 */
export const isRuleNeeded = ({ hostEnd, hostKind, pathStart, pathEnd }: View, rule: SchemeRule): boolean =>
  rule.path !== undefined ||
  rule.defaultHost !== undefined ||
  (hostEnd >= 0 && (hostKind === KIND_IPV6_ADDRESS || hostEnd < pathStart || pathStart === pathEnd))

const apply = (view: View, rule: SchemeRule): Components => {
  const parts = components(view)
  if (view.hostEnd >= 0) return applyAuthority(view, rule, parts)
  const isAtDefaultHost = rule.defaultHost !== undefined && parts.path.startsWith('/')
  return isAtDefaultHost ? { ...parts, host: '', path: removeGuard(parts.path) } : parts
}

/** Works like `normalizeForScheme`, but takes a single rule, the one for the reference's scheme. */
export const normalizeByRule = (view: View, rule: SchemeRule): View => {
  const normalized: View = rule.isOpaque === true ? normalizeCase(view) : normalize(view)
  if (!isRuleNeeded(normalized, rule)) return normalized
  const parts = apply(normalized, rule)
  const path = rule.path === undefined ? parts.path : rule.path(parts.path)
  const text = joinParts({ ...parts, path })
  return text === normalized.text ? normalized : viewText(text as View['text'])
}

/**
 * Returns the normal form of a reference under the rules of its scheme (RFC 3986, section 6.2.3). Normalizes the
 * reference, removes a default host and a default or empty port, and replaces an empty path with the scheme's default
 * path. Writes an IPv6 address as RFC 5952 recommends, and applies the scheme's rule for paths. If the scheme has no
 * rules, `normalizeForScheme` normalizes the reference, removes an empty port, and writes an IPv6 address as RFC 5952
 * recommends, but changes nothing else. `schemeRules` contains the rules for well-known schemes.
 *
 * If a scheme's rule sets `isOpaque`, as the rule for `urn` does, percent-encoded octets are not decoded, and dot
 * segments are not removed. For an opaque scheme, the result is not always in normal form (RFC 3986, section 6.2.2), so
 * the result type does not include `Normalized`.
 *
 * Allocates the returned view, its text and copies of the components. Returns the original view if nothing changes.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { normalizeForScheme, schemeRules } from 'uri-ts/equivalence'
 *
 * const normalized = normalizeForScheme(schemeRules)(view('HTTP://example.com:80'))
 * normalized.text //=> 'http://example.com/'
 *
 * @category Normalization
 */
export const normalizeForScheme: (
  rules: NeededRules,
) => <V extends ViewOfReference>(view: V) => View<Widen<V['text']>> = (rules, more?: unknown) => {
  refuseMore(more)
  requireRules(rules)
  return <V extends ViewOfReference>(view: V): View<Widen<V['text']>> =>
    normalizeByRule(view, ruleFor(rules, view)) as View<Widen<V['text']>>
}
