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
 * The site's address: `SITE_ADDRESS` or, if that variable is not set, the address of the repository's GitHub Pages
 * site. The address must end with a `/`.
 */
export const ADDRESS =
  process.env.SITE_ADDRESS ?? REPOSITORY?.replace(/^https:\/\/github\.com\/([^/]+)\/(.+)$/, 'https://$1.github.io/$2/')

/** The path under which the site is served, such as `/name/`. */
export const BASE = ADDRESS === undefined ? '/' : new URL(ADDRESS).pathname
