/**
 * Uses the contents of `bench/results/lengths.json` to create the series for the chart that plots time against length.
 * The series appear in `bench/lengths.svg` and on the library's site.
 */
import type { Series } from './line-chart'
import type { Timing } from './race'

export interface LengthRow {
  readonly name: string
  readonly characters: number
  readonly timings: readonly Timing[]
}

export interface Lengths {
  readonly machine: string
  readonly node: string
  readonly date: string
  readonly rows: readonly LengthRow[]
}

export const TITLE = 'Shortest time per URL by its length: lower is faster'
export const AXES = { x: 'characters (logarithmic)', y: 'nanoseconds (logarithmic)' }

/** Returns whether a row measures ordinary URLs, rather than `data:` URIs or percent-encoded URLs. */
const isPlain = ({ name }: LengthRow): boolean => /^\d+ characters$/.test(name)

const NAMES: Readonly<Record<string, string>> = {
  scan: 'uri-ts scan',
  parseUriReference: 'uri-ts parse',
}

export const lengthSeries = ({ rows }: Lengths): readonly Series[] => {
  const plain = rows.filter(isPlain)
  return (plain[0]?.timings ?? []).map(({ name, of }) => ({
    name: NAMES[name] ?? name,
    isOurs: of === 'uri-ts',
    points: plain.map(({ characters, timings }) => ({
      x: characters,
      y: timings.find((timing) => timing.name === name)?.best ?? Number.NaN,
    })),
  }))
}

export const noteOf = ({ machine, node, date }: Lengths): string => `Node ${node} · ${machine} · ${date}`
