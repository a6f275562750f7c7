import { join, resolve } from 'node:path'

export const SITE = resolve(import.meta.dirname, '..')
export const ROOT = resolve(SITE, '..')

/**
 * The name of the folder that VitePress reads. Each build writes it from `site/pages` and the repository's documents.
 */
export const PAGES = join(SITE, '.pages')
