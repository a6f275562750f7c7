import { join, resolve } from 'node:path'

export const SITE = resolve(import.meta.dirname, '..')
export const ROOT = resolve(SITE, '..')

/**
 * The path to the folder that VitePress reads. Each build fills the folder with files from `site/pages` and with the
 * repository's documents.
 */
export const PAGES = join(SITE, '.pages')
