/** Reads test output. Returns the number of tests and the names of the failed tests. */
export declare const readTap: (output: string) => { readonly total: number; readonly failed: readonly string[] }

/** Returns the elements that are in the first list but not in the second. */
export declare const subtract: (list: readonly string[], others: readonly string[]) => readonly string[]
