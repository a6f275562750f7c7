/** By compiler. */
export type Figures = Readonly<Record<string, { readonly instantiations: number; readonly types: number }>>

/** By construct. */
export type Table = Readonly<Record<string, Figures>>

export interface Time {
  /** The ratio to calls that check nothing. */
  readonly ratio: number
  /** The seconds beyond calls that take a plain string. */
  readonly over: number
}

export interface Times {
  readonly date: string
  readonly runs: number
  readonly of: Readonly<Record<string, Time>>
}

/** The measurements that are not in the table. */
export interface Results {
  readonly machine: string
  readonly node: string
  readonly date: string
  /** Instantiations of other libraries' types for a realistic literal, with TypeScript 6.0.3. */
  readonly rivals: Readonly<Record<string, number>>
  /** By name, by compiler. */
  readonly limits: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly times?: Times | undefined
}
