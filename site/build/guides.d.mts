/** A document from the repository, as a page on the site. */
interface Document {
  readonly file: string
  readonly address: string
  readonly title: string
  readonly entry: string | undefined
}

interface Group {
  readonly text: string
  readonly documents: readonly Document[]
}

export const GROUPS: readonly Group[]
export const DOCUMENTS: readonly Document[]
