/**
 * Transcribes the rules that the Next.js 16 App Router uses to compare pages and to find the page for a path.
 * `packages/next-router.mjs` compares the transcription with Next.js.
 */

/**
 * Lists the kinds of segments in the order in which Next.js tries them. `end` means that the page has no more segments.
 */
const KINDS = ['end', 'static', 'dynamic', 'catch-all', 'optional catch-all'] as const

interface Segment {
  readonly kind: (typeof KINDS)[number]
  readonly name: string
}

const FORMS = [
  ['optional catch-all', /^\[\[\.\.\.(.+)\]\]$/],
  ['catch-all', /^\[\.\.\.(.+)\]$/],
  ['dynamic', /^\[(.+)\]$/],
] as const

const END: Segment = { kind: 'end', name: '' }

const segmentOf = (text: string): Segment => {
  for (const [kind, form] of FORMS) {
    const found = form.exec(text)
    if (found !== null) return { kind, name: String(found[1]) }
  }
  return { kind: 'static', name: text }
}

/** Matches the start of the name of a folder whose page appears only when a user follows a link. */
const INTERCEPTING = /^\(\.{1,3}\)/

/**
 * Returns the path pattern of the page in a folder, or `undefined` if no path leads to the page. A folder whose name
 * begins with `_` is private. A folder whose name is in parentheses or begins with `@` is not part of the path. In
 * folder names, `%5F` stands for `_`.
 */
export const patternOf = (folder: string): string | undefined => {
  const parts = folder.split('/').filter((part) => part !== '')
  if (parts.some((part) => part.startsWith('_') || INTERCEPTING.test(part))) return undefined
  const isInPath = (part: string): boolean => !/^\(.*\)$|^@/.test(part)
  return `/${parts.filter(isInPath).join('/')}`.replaceAll('%5F', '_')
}

const segmentsOf = (page: string): readonly Segment[] =>
  page
    .split('/')
    .filter((text) => text !== '')
    .map(segmentOf)

/** Returns the kind of each segment of a page, and the text of each static segment. */
const shapeOf = (segments: readonly Segment[]): string =>
  segments.map(({ kind, name }) => `/${kind} ${kind === 'static' ? name : ''}`).join('')

/**
 * A reason why Next.js refuses pages: two variables with different names in the same place, or two pages for the same
 * paths.
 */
export type Conflict = 'names' | 'optional catch-all' | 'two catch-alls' | 'same'

/** Returns the reason why Next.js refuses an application with the two given pages. */
const conflictOfTwo = (a: readonly Segment[], b: readonly Segment[]): Conflict | undefined => {
  if (shapeOf(a) === shapeOf(b)) return 'same'
  for (const [index, first] of a.entries()) {
    const second = b[index] ?? END
    const isShared = shapeOf(a.slice(0, index)) === shapeOf(b.slice(0, index))
    if (!isShared) return undefined
    if (first.kind === second.kind && first.kind !== 'static' && first.name !== second.name) return 'names'
    if (first.kind === 'optional catch-all' && second.kind === 'end') return 'optional catch-all'
    if (first.kind === 'optional catch-all' && second.kind === 'catch-all') return 'two catch-alls'
  }
  return undefined
}

/**
 * Returns the reason why Next.js refuses an application with pages in the given folders, or `undefined` if Next.js
 * accepts the application.
 */
export const conflictOf = (folders: readonly string[]): Conflict | undefined => {
  const all = folders.flatMap((folder) => patternOf(folder) ?? []).map(segmentsOf)
  for (const [i, a] of all.entries())
    for (const [j, b] of all.entries()) {
      const conflict = i === j ? undefined : conflictOfTwo(a, b)
      if (conflict !== undefined) return conflict
    }
  return undefined
}

/** Compares two pages by the order in which Next.js tries them. */
const comparePages = (a: string, b: string): number => {
  const first = [...segmentsOf(a), END]
  const second = [...segmentsOf(b), END]
  for (const [index, one] of first.entries()) {
    const other = second[index] ?? END
    const order = KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)
    if (order !== 0) return order
    if (one.name !== other.name) return one.name < other.name ? -1 : 1
  }
  return 0
}

/** The values of a page's variables. The value of a catch-all variable is an array. */
export type NextValues = Readonly<Record<string, string | readonly string[]>>

/** Reads a page's values from a path that has no empty segments. Returns `undefined` if the page does not match. */
const readPage = (page: string, path: string): NextValues | undefined => {
  const rest = path.split('/').filter((text) => text !== '')
  const values: Record<string, string | readonly string[]> = {}
  for (const { kind, name } of segmentsOf(page)) {
    if (kind === 'optional catch-all' && rest.length === 0) return values
    const text = rest.shift()
    if (text === undefined || (kind === 'static' && text !== name)) return undefined
    if (kind === 'dynamic') values[name] = decodeURIComponent(text)
    if (kind.endsWith('catch-all')) values[name] = [text, ...rest.splice(0)].map(decodeURIComponent)
  }
  return rest.length === 0 ? values : undefined
}

/** The folder of the page that Next.js finds for a path, and the values of the page's variables. */
export interface NextMatch {
  readonly page: string
  readonly values: NextValues
}

/**
 * Finds the page for a path. The path has no empty segments, because Next.js redirects a request for a path that
 * contains `//` or ends with a slash.
 */
export const findPage = (folders: readonly string[], path: string): NextMatch | undefined => {
  const pages = folders.flatMap((page) => {
    const pattern = patternOf(page)
    return pattern === undefined ? [] : [{ page, pattern }]
  })
  const exact = pages.find(({ pattern }) => !pattern.includes('[') && pattern === path)
  if (exact !== undefined) return { page: exact.page, values: {} }
  for (const { page, pattern } of pages.sort((a, b) => comparePages(a.pattern, b.pattern))) {
    const values = readPage(pattern, path)
    if (values !== undefined) return { page, values }
  }
  return undefined
}
