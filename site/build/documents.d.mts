/** Returns a document whose links lead to pages on the site. */
export const linkDocuments: (text: string) => string
