/**
 * Runs the suite with the given name. Returns the failures and the number of assertions, or `undefined` if the suite
 * cannot be downloaded.
 */
export declare const runSuite: (
  name: string,
) => { readonly failed: readonly string[]; readonly total: number } | undefined
