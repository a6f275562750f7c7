/** The options for `migrate`. */
export interface Options {
  readonly cwd: string
  /** The files and folders to convert. */
  readonly paths: readonly string[]
  /** If `write` is `true`, changed files are written. Otherwise, the changes are printed, but no file is written. */
  readonly write: boolean
  readonly print: (text: string) => void
}

/** The numbers of changed files, of calls that must be converted by hand, and of files with syntax errors. */
export interface Summary {
  readonly changed: number
  readonly left: number
  readonly invalid: number
}

/**
 * In the given files, converts code that calls `node:url`, `node:querystring`, fast-uri, uri-js or ufo. Implements
 * `uri-ts migrate`.
 */
export declare const migrate: (options: Options) => Promise<Summary>
