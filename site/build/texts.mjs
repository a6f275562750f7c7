// Writes `llms.txt` and `llms-full.txt`, which contain the documentation as Markdown for programs such as coding
// assistants.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADDRESS } from './address.mjs'
import { linkDocuments, withoutPictures } from './documents.mjs'
import { DOCUMENTS } from './guides.mjs'
import { PAGES, ROOT } from './places.mjs'

const FULL = '- [All pages](/llms-full.txt): The whole documentation in one file'

const read = (file) => readFileSync(join(ROOT, file), 'utf8')

/**
 * If the site has an address, makes the links in a document absolute. VitePress does not resolve links in text files.
 */
const withAddress = (text) => (ADDRESS === undefined ? text : text.replaceAll('](/', `](${ADDRESS}`))

/** Returns the repository's `llms.txt`, with its links pointing to pages on the site. */
export const shortText = () => withAddress(linkDocuments(read('llms.txt')).replace(/(?=\n\n## Pages)/, `\n${FULL}`))

/** Returns the text of `README.md` and of all the pages in `docs/`, in the order in which the site shows them. */
export const fullText = () =>
  DOCUMENTS.map(({ file }) => file)
    .filter((file) => file === 'README.md' || file.startsWith('docs/'))
    .map((file) => withAddress(linkDocuments(withoutPictures(read(file)))).trim())
    .join('\n\n')
    .concat('\n')

/**
 * Writes `llms.txt` and `llms-full.txt` to the site's root folder. The package contains `llms.txt` and `docs/`, but not
 * `llms-full.txt`, which would repeat the pages in `docs/`.
 */
export const writeTexts = () => {
  const folder = join(PAGES, 'public')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'llms.txt'), shortText())
  writeFileSync(join(folder, 'llms-full.txt'), fullText())
}
