import { recompose, unguarded } from '../building/recompose'
import { portNumber } from '../components/accessors'
import { type Components, components } from '../components/components'
import type { Normalized, Widen } from '../model/brands'
import { view as viewText } from '../model/parse'
import type { View } from '../model/view'
import { normalize } from './normalize'
import type { SchemeRule, SchemeRules } from './scheme-rules'

const NO_RULE: SchemeRule = {}

/** Returns the rule for the scheme of a view, which must be in normal form. */
export const ruleOf = (rules: SchemeRules, view: View): SchemeRule => {
  const scheme = view.text.slice(0, Math.max(0, view.schemeEnd))
  return (Object.hasOwn(rules, scheme) ? rules[scheme] : undefined) ?? NO_RULE
}

/** Returns whether the port is empty, or the default of the scheme (6.2.3). */
const isPortRedundant = (view: View, rule: SchemeRule): boolean => {
  if (view.hostEnd + 1 === view.pathStart) return true
  const port = portNumber(view)
  return port._tag === 'Some' && port.value === rule.defaultPort
}

const applyAuthority = (view: View, rule: SchemeRule, parts: Components): Components => {
  const port = isPortRedundant(view, rule) ? undefined : parts.port
  const path = parts.path === '' && rule.emptyPath !== undefined ? rule.emptyPath : parts.path
  const isDefaultHost = parts.host === rule.defaultHost && parts.userinfo === undefined && port === undefined
  return { ...parts, port, path, host: isDefaultHost ? '' : parts.host }
}

const apply = (view: View, rule: SchemeRule): Components => {
  const parts = components(view)
  if (view.hostEnd >= 0) return applyAuthority(view, rule, parts)
  const isAtDefaultHost = rule.defaultHost !== undefined && parts.path.startsWith('/')
  return isAtDefaultHost ? { ...parts, host: '', path: unguarded(parts.path) } : parts
}

/**
 * Returns the normal form of a reference under the rules of its scheme (6.2.3): normalizes it, removes a default or
 * empty port and a default host, replaces an empty path by `/`, and applies the scheme's own rule for the path. If the
 * scheme has no rule, removes only an empty port. `schemeRules` has the rules of well-known schemes.
 *
 * Allocates: the view, its text and the components. If the reference is in this form, returns the same view.
 *
 * @example
 * import { normalizeForScheme, schemeRules, uri, view } from 'uri-ts'
 *
 * const normalized = normalizeForScheme(schemeRules)(view(uri('HTTP://example.com:80')))
 * normalized.text //=> 'http://example.com/'
 *
 * @category Normalization
 */
export const normalizeForScheme =
  (rules: SchemeRules) =>
  <V extends View>(view: V): View<Normalized<Widen<V['text']>>> => {
    const normalized = normalize(view)
    const rule = ruleOf(rules, normalized)
    const parts = apply(normalized, rule)
    const path = rule.path === undefined ? parts.path : rule.path(parts.path)
    const text = recompose({ ...parts, path })
    return text === normalized.text ? normalized : viewText(text as Normalized<Widen<V['text']>>)
  }
