/** Returns the repository's `llms.txt` with links that lead to pages of the site. */
export declare const shortText: () => string

/** Returns `README.md` and all the pages of `docs/`, in the order of the site. */
export declare const fullText: () => string
