/** The chart of the README: the cost and the maximum length of a literal. */
import { STYLE } from '../chart-style'
import type { Results, Table } from './results'

const WIDTH = 880
const ROW = 26
const BAR = 16
const LABELS = 330
const VALUES = 190

interface Bar {
  readonly name: string
  readonly value: number
  readonly isOurs?: boolean
  readonly note?: string
}

/** Bars on a logarithmic scale that begins at `from`. */
const panel = (title: string, bars: readonly Bar[], top: number, from: number): string => {
  const most = Math.max(...bars.map(({ value }) => value))
  const unit = (WIDTH - LABELS - VALUES) / Math.log(most / from)
  const row = ({ name, value, isOurs, note = '' }: Bar, index: number): string => {
    const y = top + 14 + index * ROW
    const kind = isOurs ? ' ours' : ''
    const width = Math.max(1.5, Math.log(value / from) * unit).toFixed(1)
    return [
      `  <text class="label${kind}" x="${LABELS - 10}" y="${y + 12.5}" text-anchor="end">${name}</text>`,
      `  <rect class="bar${kind}" x="${LABELS}" y="${y}" width="${width}" height="${BAR}" rx="2"/>`,
      `  <text class="value${kind}" x="${(LABELS + Number(width) + 8).toFixed(1)}" y="${y + 12.5}">${Math.round(value).toLocaleString('en')}${note}</text>`,
    ].join('\n')
  }
  return `  <text class="title" x="8" y="${top}">${title}</text>\n${bars.map(row).join('\n')}`
}

/** Figures of an earlier study, for libraries that are not installed here. */
const STUDY = [
  { name: 'type-fest Split, checks nothing', value: 166, note: ' *' },
  { name: 'split, then chunks of 16 characters', value: 321, note: ' *' },
  { name: 'remix route Parse, checks nothing', value: 2569, note: ' *' },
  { name: 'a type-level regular expression', value: 11_146, note: ' *' },
]

const costs = ({ rivals }: Results, table: Table): readonly Bar[] => {
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

const lengths = ({ limits }: Results): readonly Bar[] => {
  const of = (name: string): number => limits[name]?.['typescript'] ?? Number.NaN
  return [
    { name: 'uri-ts, plain', value: of('IsUri, plain characters'), isOurs: true },
    { name: 'uri-ts, all %41', value: of('IsUri, all %41'), isOurs: true },
    { name: 'split, then chunks of 16, plain', value: 15_900, note: ' *' },
    { name: 'split, then chunks of 16, all %41', value: 3000, note: ' *' },
    { name: 'one character after another', value: of('one character after another') },
  ]
}

export const drawChart = (results: Results, table: Table): string => {
  const cost = costs(results, table)
  const length = lengths(results)
  const second = 80 + cost.length * ROW
  const height = second + 14 + length.length * ROW + 6
  const title = 'What a literal costs the compiler, and how long it may be'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">
  <style>${STYLE}
  </style>
${panel('Instantiations per realistic literal of 63 characters: shorter is better', cost, 18, 10)}
${panel('Longest literal, in characters: longer is better', length, second - 20, 100)}
  <text class="note" x="8" y="${height - 6}">TypeScript 6.0.3 · logarithmic · * figures of an earlier study: these are not installed here</text>
</svg>
`
}
