import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from '../build/places.mjs'

/** What search engines show. */
const LONGEST = 160

/** Lines that are not prose: headings, quotes, lists, tables, code, pictures, HTML, and where a page of the API is. */
const NOT_PROSE = /^(?:[#>|`!<:*-]|\d+\.|\[uri-ts\]|Re-exports )/

const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Whole words, with an ellipsis if there are more. */
const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 2).replace(/[\s,;:.]+\S*$/, '')} …`

/** The first paragraph of a page, if it has one. */
export const descriptionOf = (path: string): string | undefined => {
  const text = readFileSync(join(PAGES, path), 'utf8').replace(/^(```+).*?^\1$/gms, '')
  const paragraph = text.split(/\n{2,}/).find((each) => !NOT_PROSE.test(each) && plain(each).length > 20)
  return paragraph === undefined ? undefined : shortened(plain(paragraph))
}
