/**
 * This file is the entry point `uri-ts/repair`. The entry point exports functions that repair references, resolve links
 * in pages, and convert the URLs that browsers accept.
 */

import './core/inspect/inspect'

export type { CheckBase as $CheckBase } from './core/resolution/base'
export type { BrowserError, BrowserReason } from './repair/browser-error'
export type { BrowserOptions } from './repair/browser-options'
export type { Change } from './repair/changes'
export { fromWhatwg } from './repair/from-whatwg'
export { type Repaired, repair } from './repair/repair'
export { resolveHref } from './repair/resolve-href'
