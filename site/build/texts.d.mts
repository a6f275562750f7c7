/** Returns the repository's `llms.txt`, with its links pointing to pages on the site. */
export declare const shortText: () => string

/** Returns `README.md` and all the pages in `docs/`, in the order in which the site shows them. */
export declare const fullText: () => string
