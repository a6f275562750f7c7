/** Returns a document with links that lead to pages of the site. */
export const linked: (text: string) => string
