import { STYLE } from './chart-style'
import { PARSE } from './contestants'
import type { Environment } from './environment'
import type { Timing } from './race'
import type { Corpus } from './speed'

const WIDTH = 880
const ROW = 26
const BAR = 16
const TOP = 62
const LABELS = 290
const VALUES = 140

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const bar = (timing: Timing, row: number, unit: number, yardstick: Timing): string => {
  const y = TOP + row * ROW
  const kind = timing.of === 'uri-ts' ? ' ours' : ''
  const width = Math.max(1.5, timing.nanoseconds * unit).toFixed(1)
  const ratio = timing === yardstick ? '1×' : `${(timing.nanoseconds / yardstick.nanoseconds).toPrecision(2)}×`
  const nanoseconds = `${Math.round(timing.nanoseconds).toLocaleString('en')} ns`
  return [
    `  <text class="label${kind}" x="${LABELS - 10}" y="${y + 12.5}" text-anchor="end">${escapeXml(timing.name)}</text>`,
    `  <rect class="bar${kind}" x="${LABELS}" y="${y}" width="${width}" height="${BAR}" rx="2"/>`,
    `  <text class="value${kind}" x="${(LABELS + Number(width) + 8).toFixed(1)}" y="${y + 12.5}">${nanoseconds} · ${ratio}</text>`,
  ].join('\n')
}

/** Draws the results as horizontal bars, shortest first. */
export const drawBars = (
  title: string,
  timings: readonly Timing[],
  name: string,
  { machine, node }: Environment,
): string => {
  const sorted = [...timings].sort((a, b) => a.nanoseconds - b.nanoseconds)
  const yardstick = timings.find((timing) => timing.name === name)
  if (yardstick === undefined) throw new Error(name)
  const unit = (WIDTH - LABELS - VALUES) / Math.max(...timings.map(({ nanoseconds }) => nanoseconds))
  const height = TOP + sorted.length * ROW + 24
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeXml(title)}">
  <style>${STYLE}
  </style>
  <text class="title" x="8" y="18">${escapeXml(title)}</text>
  <text class="note" x="8" y="38">× is relative to ${escapeXml(name)}; medians of interleaved rounds in one process</text>
${sorted.map((timing, row) => bar(timing, row, unit, yardstick)).join('\n')}
  <text class="note" x="8" y="${height - 4}">Node ${escapeXml(node)} · ${escapeXml(machine)}</text>
</svg>
`
}

export const drawChart = ({ title, timings }: Corpus, environment: Environment): string =>
  drawBars(
    `Time per URI, ${title}: shorter is better`,
    timings.filter(({ of }) => of !== 'floor'),
    PARSE,
    environment,
  )
