// Copies the repository's documents to the pages of the site: README.md, docs/, ARCHITECTURE.md and the others.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { REPOSITORY } from './address.mjs'
import { DOCUMENTS } from './guides.mjs'
import { PAGES, ROOT } from './places.mjs'

const BY_FILE = new Map(DOCUMENTS.map((document) => [document.file, document]))

/** A document is found as README.md names it, and as another document of its folder does. */
const documentOf = (file) => BY_FILE.get(file) ?? BY_FILE.get(`docs/${file}`)

/** Blocks that quote a part of a tested file are shown without types: a part does not compile. */
const excerpted = (text) => text.replace(/^(```typescript) .+$/gm, '$1 no-twoslash')

/** The site draws the charts of README.md itself, and has no need of badges. */
const withoutPictures = (text) => text.replace(/^\[?!\[[^\]]*\]\([^)]*\).*\n/gm, '')

/** A link to a file: to its page, or to the file in the repository, if that has an address. */
const linkTo = (_link, name, file, hash = '') => {
  const document = documentOf(file.replace(/^\.\.\//, ''))
  if (document !== undefined) return `[${name}](/${document.address}${hash})`
  return REPOSITORY === undefined ? name : `[${name}](${REPOSITORY}/blob/main/${file.replace(/^\.\.\//, '')}${hash})`
}

/** A document is named by its path in backticks, or linked to by its path: both become links within the site. */
export const linked = (text) =>
  text
    .replace(/`((?:docs\/)?[\w-]+\.md)`/g, (name, file) => {
      const document = documentOf(file)
      return document === undefined ? name : `[${document.title}](/${document.address})`
    })
    .replace(/\[([^\]]+)\]\((?![a-z]+:|[/#])([^)#]+)(#[\w-]+)?\)/g, linkTo)

/** A guide has a title in words; the name to import from is below it. */
const titled = (text, { title, entry }) =>
  entry === undefined
    ? text
    : text.replace(
        /^# .+$/m,
        `# ${title}\n\n\`import { … } from '${entry}'\` · [API](/api/${entry.replace('uri-ts/', '')}/)`,
      )

/** Names of exports in the first column of a table lead to their pages of the API. */
const withExports = (text, { entry }, addresses) =>
  entry === undefined
    ? text
    : text.replace(/^\| `[^|]*\|/gm, (cell) =>
        cell.replace(/`([\w$]+)`/g, (code, name) => {
          const address = addresses.get(`${entry} ${name}`)
          return address === undefined ? code : `[${code}](${address})`
        }),
      )

/** A link to the source of a page, if the repository has an address. */
const editLink = ({ file }) => (REPOSITORY === undefined ? '' : `\n[Edit this page](${REPOSITORY}/edit/main/${file})\n`)

/** `addresses` has the pages of exports by entry point and name. */
export const writeDocuments = (addresses) => {
  const missing = readdirSync(join(ROOT, 'docs')).filter((file) => documentOf(file) === undefined)
  if (missing.length > 0) throw new Error(`site/build/guides.mjs has no title for ${missing.join(', ')}`)
  for (const document of DOCUMENTS) {
    const page = join(PAGES, `${document.address}.md`)
    mkdirSync(dirname(page), { recursive: true })
    const text = linked(withoutPictures(excerpted(readFileSync(join(ROOT, document.file), 'utf8'))))
    writeFileSync(page, titled(withExports(text, document, addresses), document) + editLink(document))
  }
}
