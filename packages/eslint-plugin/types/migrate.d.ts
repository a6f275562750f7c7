/** Contains the options of `migrate`. */
export interface Options {
  readonly cwd: string
  /** Contains the files and folders to convert. */
  readonly paths: readonly string[]
  /** Tells whether changed files are written. Otherwise, the changes are only printed. */
  readonly write: boolean
  readonly print: (text: string) => void
}

/** Counts the files that are changed, the calls that are left, and the files with syntax errors. */
export interface Summary {
  readonly changed: number
  readonly left: number
  readonly invalid: number
}

/** Converts calls to `node:url`, fast-uri, uri-js and ufo in files. Implements `uri-ts migrate`. */
export declare const migrate: (options: Options) => Promise<Summary>
