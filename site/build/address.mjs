// Defines the addresses of the site and of the repository. The repository's address is unknown until
// `npm run repository` has been run.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './places.mjs'

const { version, repository } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

export const VERSION = version

/** The repository's address, such as `https://github.com/owner/name`. */
export const REPOSITORY = repository?.url.replace(/^git\+|\.git$/g, '')

/**
 * The site's address, which ends with a `/`: either `SITE_ADDRESS` or the address of the repository's GitHub Pages
 * site.
 */
export const ADDRESS =
  process.env.SITE_ADDRESS ?? REPOSITORY?.replace(/^https:\/\/github\.com\/([^/]+)\/(.+)$/, 'https://$1.github.io/$2/')

/** The path under which the site is served, such as `/name/`. */
export const BASE = ADDRESS === undefined ? '/' : new URL(ADDRESS).pathname
