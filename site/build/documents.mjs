// Copies the repository's documents to the pages of the site: README.md, docs/, ARCHITECTURE.md and the others.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PAGES, ROOT } from './places.mjs'

/** Documents by their paths in the repository, with their addresses on the site. */
const ADDRESSES = {
  'README.md': 'guide/introduction',
  'ARCHITECTURE.md': 'project/architecture',
  'CHANGELOG.md': 'project/changelog',
  'CONTRIBUTING.md': 'project/contributing',
  'SECURITY.md': 'project/security',
  ...Object.fromEntries(
    readdirSync(join(ROOT, 'docs')).map((file) => [`docs/${file}`, `guide/${file.replace('.md', '')}`]),
  ),
}

/** Blocks that quote a part of a tested file are shown without types: a part does not compile. */
const excerpted = (text) => text.replace(/^(```typescript) .+$/gm, '$1 no-twoslash')

/** A document is named by its path in backticks, or linked to by its file name: both become links within the site. */
const linked = (text) =>
  text
    .replace(/`((?:docs\/)?[\w-]+\.md)`/g, (name, file) =>
      file in ADDRESSES ? `[${name}](/${ADDRESSES[file]})` : name,
    )
    .replace(/\]\(([\w-]+\.md)(#[\w-]+)?\)/g, (link, file, hash = '') => {
      const address = ADDRESSES[`docs/${file}`] ?? ADDRESSES[file]
      return address === undefined ? link : `](/${address}${hash})`
    })

export const writeDocuments = () => {
  for (const [file, address] of Object.entries(ADDRESSES)) {
    const page = join(PAGES, `${address}.md`)
    mkdirSync(dirname(page), { recursive: true })
    writeFileSync(page, linked(excerpted(readFileSync(join(ROOT, file), 'utf8'))))
  }
}
