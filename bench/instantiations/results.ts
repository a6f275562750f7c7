/** Maps each compiler to its figures for one construct. */
export type Figures = Readonly<Record<string, { readonly instantiations: number; readonly types: number }>>

export type Table = Readonly<Record<string, Figures>>

export interface Time {
  /** The ratio of the time for checked calls to the time for unchecked calls. */
  readonly ratio: number
  /** The time in seconds for checked calls, minus the time for calls that take a plain `string`. */
  readonly over: number
}

export interface Times {
  readonly date: string
  readonly runs: number
  readonly of: Readonly<Record<string, Time>>
}

/** The time in seconds and the memory in megabytes that each version of the compiler uses to check each construct. */
export interface Engines {
  readonly date: string
  readonly runs: number
  /** The number of uses of the measured construct in each compiled file. */
  readonly uses: number
  readonly versions: readonly string[]
  readonly of: Readonly<Record<string, ReadonlyArray<{ readonly check: number; readonly memory: number }>>>
}

export interface Results {
  readonly machine: string
  readonly node: string
  readonly date: string
  /** Maps each type in `RIVALS` to the number of instantiations that TypeScript 6.0.3 needs for a realistic literal. */
  readonly rivals: Readonly<Record<string, number>>
  /** Maps the name of each measured limit to the limit's value for each compiler. */
  readonly limits: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly times?: Times | undefined
  readonly engines?: Engines | undefined
}
