import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from '../build/places.mjs'

/** The maximum length of a page description. Search engines cut off longer descriptions. */
const LONGEST = 160

/**
 * Matches lines that are not prose: headings, quotations, lists, tables, code, images, HTML, re-exports, and lines that
 * show a page's position in the API reference.
 */
const NOT_PROSE = /^(?:[#>|`!<:*-]|\d+\.|\[uri-ts\]|Re-exports )/

const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** If a description is too long, truncates it at a word boundary and adds an ellipsis. */
const shorten = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 2).replace(/[\s,;:.]+\S*$/, '')} …`

/** Returns the first paragraph of a page, shortened if necessary. Returns `undefined` if the page has no paragraph. */
export const descriptionOf = (path: string): string | undefined => {
  const text = readFileSync(join(PAGES, path), 'utf8').replace(/^(```+).*?^\1$/gms, '')
  const paragraph = text.split(/\n{2,}/).find((each) => !NOT_PROSE.test(each) && plain(each).length > 20)
  return paragraph === undefined ? undefined : shorten(plain(paragraph))
}
