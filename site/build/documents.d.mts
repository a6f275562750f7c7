/** Returns a document with links that lead to pages of the site. */
export const linkDocuments: (text: string) => string
