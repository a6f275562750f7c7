/** The figures for a construct, keyed by compiler. */
export type Figures = Readonly<Record<string, { readonly instantiations: number; readonly types: number }>>

/** The figures for all the constructs, keyed by construct. */
export type Table = Readonly<Record<string, Figures>>

export interface Time {
  /** The ratio of this time to that of calls that check nothing. */
  readonly ratio: number
  /** How many seconds longer these calls take than calls that accept any string. */
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
  /** How many type instantiations other libraries need for a realistic literal, with TypeScript 6.0.3. */
  readonly rivals: Readonly<Record<string, number>>
  /** The limits, keyed first by name and then by compiler. */
  readonly limits: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly times?: Times | undefined
}
