/** Returns the repository's `llms.txt`, with its links pointing to pages on the site. */
export declare const shortText: () => string

/** Returns the text of `README.md` and of all the pages in `docs/`, in the order in which the site shows them. */
export declare const fullText: () => string
