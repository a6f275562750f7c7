/**
 * This file is the entry point `uri-ts/equivalence`. The entry point exports functions that normalize URIs, compare
 * URIs and hosts, and return origins and cache keys.
 */

import './core/inspect/inspect'

export type { CheckOrigin as $CheckOrigin } from '../types/core/equivalence/has-origin'
export type { Needs as $Needs } from '../types/core/errors/refused'
export { type CacheKeyOptions, cacheKey } from './core/equivalence/cache-key'
export { equalsForScheme } from './core/equivalence/equals-for-scheme'
export { equalsHost } from './core/equivalence/equals-host'
export { hasOrigin } from './core/equivalence/has-origin'
export { normalizeForScheme } from './core/equivalence/normalize-for-scheme'
export { origin, sameOrigin } from './core/equivalence/origin'
export { type SchemeRule, type SchemeRules, schemeRules } from './core/equivalence/scheme-rules'
