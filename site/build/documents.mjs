// Turns the repository's documents into pages on the site. The documents include `README.md`, `ARCHITECTURE.md`, and
// the files in `docs/`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { REPOSITORY } from './address.mjs'
import { DOCUMENTS } from './guides.mjs'
import { PAGES, ROOT } from './places.mjs'

const BY_FILE = new Map(DOCUMENTS.map((document) => [document.file, document]))

/** Finds a document by its path, which is relative to the repository's root or to `docs/`. */
const documentOf = (file) => BY_FILE.get(file) ?? BY_FILE.get(`docs/${file}`)

/** Marks excerpts from tested files as `no-twoslash`, because an excerpt alone does not compile. */
const markExcerpts = (text) => text.replace(/^(```(?:typescript|js)) .+$/gm, '$1 no-twoslash')

/** Removes the charts and the badges from `README.md`, because the site draws the charts and needs no badges. */
export const withoutPictures = (text) => text.replace(/^\[?!\[[^\]]*\]\([^)]*\).*\n/gm, '')

/**
 * Returns a link to the page that shows a file. If there is no page but the repository has an address, the link leads
 * to the file in the repository.
 */
const linkTo = (_link, name, file, hash = '') => {
  const document = documentOf(file.replace(/^\.\.\//, ''))
  if (document !== undefined) return `[${name}](/${document.address}${hash})`
  return REPOSITORY === undefined ? name : `[${name}](${REPOSITORY}/blob/main/${file.replace(/^\.\.\//, '')}${hash})`
}

/**
 * Turns document names in backticks, and links to documents, into links within the site. Also recognizes links that
 * `npm run repository` has made absolute.
 */
export const linkDocuments = (text) =>
  text
    .replaceAll(`](${REPOSITORY}/blob/main/`, '](../')
    .replace(/`((?:docs\/)?[\w-]+\.md)`/g, (name, file) => {
      const document = documentOf(file)
      return document === undefined ? name : `[${document.title}](/${document.address})`
    })
    .replace(/\[([^\]]+)\]\((?![a-z]+:|[/#])([^)#]+)(#[\w-]+)?\)/g, linkTo)

/** Gives a guide a title in plain English. Below the title, adds the entry point's name and a link to its API. */
const addTitle = (text, { title, entry }) =>
  entry === undefined
    ? text
    : text.replace(
        /^# .+$/m,
        `# ${title}\n\n\`import { … } from '${entry}'\` · [API](/api/${entry.replace('uri-ts/', '')}/)`,
      )

/** Links each export name in the first column of a table to the export's API page. */
const withExports = (text, { entry }, addresses) =>
  entry === undefined
    ? text
    : text.replace(/^\| `[^|]*\|/gm, (cell) =>
        cell.replace(/`([\w$]+)`/g, (code, name) => {
          const address = addresses.get(`${entry} ${name}`)
          return address === undefined ? code : `[${code}](${address})`
        }),
      )

/** Returns a link for editing the source of a page, or an empty string if the repository has no address. */
const editLink = ({ file }) => (REPOSITORY === undefined ? '' : `\n[Edit this page](${REPOSITORY}/edit/main/${file})\n`)

/** Writes the documents. `addresses` maps keys such as `uri-ts/http findings` to the addresses of API pages. */
export const writeDocuments = (addresses) => {
  const missing = readdirSync(join(ROOT, 'docs')).filter((file) => documentOf(file) === undefined)
  if (missing.length > 0) throw new Error(`site/build/guides.mjs has no title for ${missing.join(', ')}`)
  for (const document of DOCUMENTS) {
    const page = join(PAGES, `${document.address}.md`)
    mkdirSync(dirname(page), { recursive: true })
    const text = linkDocuments(withoutPictures(markExcerpts(readFileSync(join(ROOT, document.file), 'utf8'))))
    writeFileSync(page, addTitle(withExports(text, document, addresses), document) + editLink(document))
  }
}
