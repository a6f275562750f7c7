export { equalsForScheme } from './equivalence/equals-for-scheme'
export { equalsHost } from './equivalence/equals-host'
export { normalizeForScheme } from './equivalence/normalize-for-scheme'
export { type SchemeRule, type SchemeRules, schemeRules } from './equivalence/scheme-rules'
