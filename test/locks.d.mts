/** A package that is missing from a lock file. */
interface Missing {
  readonly name: string
  readonly version: string
}

export const LOCKED: readonly string[]
export const packagesOf: (folder: string) => Readonly<Record<string, unknown>>
export const missingOf: (packages: Readonly<Record<string, unknown>>) => readonly Missing[]
