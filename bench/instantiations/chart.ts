/** Draws the README's chart of a literal's compile-time cost and maximum length. */
import { STYLE } from '../chart-style'
import { type Bar, COSTS, costs, fractionOf, LENGTHS, lengths } from './bars'
import type { Results, Table } from './results'

const WIDTH = 880
const ROW = 26
const BAR = 16
const LABELS = 330
const VALUES = 190

const panel = (title: string, bars: readonly Bar[], top: number, from: number): string => {
  const row = ({ name, value, isOurs, note = '' }: Bar, index: number): string => {
    const y = top + 14 + index * ROW
    const kind = isOurs ? ' ours' : ''
    const width = Math.max(1.5, fractionOf(bars, from, value) * (WIDTH - LABELS - VALUES)).toFixed(1)
    return [
      `  <text class="label${kind}" x="${LABELS - 10}" y="${y + 12.5}" text-anchor="end">${name}</text>`,
      `  <rect class="bar${kind}" x="${LABELS}" y="${y}" width="${width}" height="${BAR}" rx="2"/>`,
      `  <text class="value${kind}" x="${(LABELS + Number(width) + 8).toFixed(1)}" y="${y + 12.5}">${Math.round(value).toLocaleString('en')}${note}</text>`,
    ].join('\n')
  }
  return `  <text class="title" x="8" y="${top}">${title}</text>\n${bars.map(row).join('\n')}`
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
${panel(COSTS.title, cost, 18, COSTS.from)}
${panel(LENGTHS.title, length, second - 20, LENGTHS.from)}
  <text class="note" x="8" y="${height - 6}">TypeScript 6.0.3 · logarithmic · * figures of an earlier study: these are not installed here</text>
</svg>
`
}
