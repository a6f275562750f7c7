import { recompose, unguarded } from '../building/recompose'
import { portNumber } from '../components/accessors'
import { type Components, components } from '../components/components'
import type { Normalized, Widen } from '../model/brands'
import { view as viewText } from '../model/parse'
import type { View } from '../model/view'
import { normalize } from './normalize'
import type { SchemeRule, SchemeRules } from './scheme-rules'

const NO_RULE: SchemeRule = {}

/** The rule for the scheme of a view in normal form. */
export const ruleOf = (rules: SchemeRules, view: View): SchemeRule => {
  const scheme = view.text.slice(0, Math.max(0, view.schemeEnd))
  return (Object.hasOwn(rules, scheme) ? rules[scheme] : undefined) ?? NO_RULE
}

/** Whether the port says nothing (6.2.3): it is empty, or the scheme's default. */
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
 * `normalize`, and then what the scheme says is equivalent (6.2.3): its default port and an empty one left out, an empty
 * path written as `/`, its default host left empty, and its own rules for the path. Schemes without a rule lose an empty
 * port only. `schemeRules` has the well-known ones.
 *
 * Allocates: the view, its text and the components, unless nothing changes.
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
