/** A page on the site that shows a document from the repository. */
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
