import { join, resolve } from 'node:path'

export const SITE = resolve(import.meta.dirname, '..')
export const ROOT = resolve(SITE, '..')

/** What VitePress reads: written anew by each build, from `site/pages` and the repository's documents. */
export const PAGES = join(SITE, '.pages')
