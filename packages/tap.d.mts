/** Reads test output. Returns the number of tests and the names of the failures. */
export declare const readTap: (output: string) => { readonly total: number; readonly failed: readonly string[] }

/** Returns the elements of the first list that the second list lacks. */
export declare const subtract: (list: readonly string[], others: readonly string[]) => readonly string[]
