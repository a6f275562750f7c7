/** Computes the bars of the type-cost charts in `bench/instantiations.svg` and on the library's site. */
import type { Results, Table } from './results'

export interface Bar {
  readonly name: string
  readonly value: number
  readonly isOurs?: boolean
  readonly note?: string
}

export const COSTS = { title: 'Instantiations per realistic literal of 63 characters: shorter is better', from: 10 }
export const LENGTHS = { title: 'Longest literal, in characters: longer is better', from: 100 }

/** Returns the length of a bar on a logarithmic axis, as a fraction of the longest bar's length. */
export const fractionOf = (bars: readonly Bar[], from: number, value: number): number =>
  Math.log(value / from) / Math.log(Math.max(...bars.map((bar) => bar.value)) / from)

const STUDY = [
  { name: 'type-fest Split, checks nothing', value: 166, note: ' *' },
  { name: 'split, then chunks of 16 characters', value: 321, note: ' *' },
  { name: 'remix route Parse, checks nothing', value: 2569, note: ' *' },
  { name: 'a type-level regular expression', value: 11_146, note: ' *' },
]

export const costs = ({ rivals }: Results, table: Table): readonly Bar[] => {
  const ours = (name: string): number => table[name]?.['typescript']?.instantiations ?? Number.NaN
  const others = Object.entries(rivals).map(([name, value]) => ({
    name: name === 'hono ParamKeys' ? `${name}, checks nothing` : name,
    value,
  }))
  const bars = [
    { name: 'uri-ts IsUri, of 36 plain characters', value: ours('IsUri plain'), isOurs: true },
    { name: 'uri-ts uri()', value: ours('uri() of realistic literals'), isOurs: true },
    ...others,
    ...STUDY,
  ]
  return bars.sort((a, b) => a.value - b.value)
}

export const lengths = ({ limits }: Results): readonly Bar[] => {
  const of = (name: string): number => limits[name]?.['typescript'] ?? Number.NaN
  return [
    { name: 'uri-ts, plain', value: of('IsUri, plain characters'), isOurs: true },
    { name: 'uri-ts, all %41', value: of('IsUri, all %41'), isOurs: true },
    { name: 'split, then chunks of 16, plain', value: 15_900, note: ' *' },
    { name: 'split, then chunks of 16, all %41', value: 3000, note: ' *' },
    { name: 'one character after another', value: of('one character after another') },
  ]
}
