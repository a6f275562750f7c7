/** Draws a line chart with logarithmic axes. The charts in `bench/` and on the site share this code. */
import { STYLE } from './chart-style'

export interface Series {
  readonly name: string
  readonly isOurs: boolean
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

/** A labeled position on an axis of the chart. */
export interface Tick {
  readonly at: number
  readonly label: string
}

export interface Line extends Omit<Series, 'points'> {
  readonly path: string
  readonly points: readonly { readonly x: number; readonly y: number; readonly left: number; readonly top: number }[]
  readonly labelTop: number
  readonly innerLabelTop: number
}

export interface Plot {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly xs: readonly Tick[]
  readonly ys: readonly Tick[]
  readonly lines: readonly Line[]
}

const BOX = { width: 760, height: 440, left: 66, right: 630, top: 70, bottom: 376 }
const LABEL = 18
const INNER_LABEL = 26

const scale =
  (low: number, high: number, from: number, to: number) =>
  (value: number): number =>
    Math.round((from + (Math.log(value / low) / Math.log(high / low)) * (to - from)) * 10) / 10

/** Returns the numbers from `low` to `high` that are 1, 2 or 5 times a power of ten. */
const roundNumbers = (low: number, high: number): readonly number[] =>
  Array.from({ length: 24 }, (_, index) => ([1, 2, 5][index % 3] ?? 1) * 10 ** Math.floor(index / 3)).filter(
    (value) => value >= low && value <= high,
  )

/** Moves overlapping labels apart, working from top to bottom. */
const spread = (tops: readonly number[], gap: number): readonly number[] => {
  const order = tops.map((top, index) => ({ top, index })).sort((a, b) => a.top - b.top)
  const placed: number[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const { top, index } of order) {
    last = Math.max(top, last + gap)
    placed[index] = last
  }
  return placed
}

export const plot = (series: readonly Series[]): Plot => {
  const all = series.flatMap(({ points }) => points)
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const [lowX, highX] = [Math.min(...xs), Math.max(...xs)]
  const [lowY, highY] = [Math.min(...ys) / 1.3, Math.max(...ys) * 1.1]
  const toLeft = scale(lowX, highX, BOX.left, BOX.right)
  const toTop = scale(lowY, highY, BOX.bottom, BOX.top)
  const lines = series.map(({ points, ...line }) => {
    const placed = points.map(({ x, y }) => ({ x, y: Math.round(y), left: toLeft(x), top: toTop(y) }))
    return {
      ...line,
      points: placed,
      path: placed.map(({ left, top }, n) => `${n === 0 ? 'M' : 'L'}${left} ${top}`).join(''),
    }
  })
  const ends = lines.map(({ points }) => points.at(-1)?.top ?? 0)
  const labels = spread(ends, LABEL)
  const inner = spread(
    ends.map((end) => end - 12),
    INNER_LABEL,
  )
  return {
    ...BOX,
    xs: (series[0]?.points ?? []).map(({ x }) => ({ at: toLeft(x), label: x.toLocaleString('en') })),
    ys: roundNumbers(lowY, highY).map((value) => ({ at: toTop(value), label: value.toLocaleString('en') })),
    lines: lines.map((line, index) => ({ ...line, labelTop: labels[index] ?? 0, innerLabelTop: inner[index] ?? 0 })),
  }
}

export const drawLines = (title: string, axes: { x: string; y: string }, note: string, drawn: Plot): string => {
  const { width, height, left, right, bottom, xs, ys, lines } = drawn
  const grid = ys.map(
    ({ at, label }) =>
      `  <path class="grid" d="M${left} ${at}H${right}"/><text class="note" x="${left - 8}" y="${at + 4}" text-anchor="end">${label}</text>`,
  )
  const marks = xs.map(
    ({ at, label }) => `  <text class="note" x="${at}" y="${bottom + 20}" text-anchor="middle">${label}</text>`,
  )
  const drawnLines = lines.map(({ name, isOurs, path, points, labelTop }) => {
    const kind = isOurs ? ' ours' : ''
    const dots = points
      .map((point) => `<circle class="dot${kind}" cx="${point.left}" cy="${point.top}" r="3"/>`)
      .join('')
    return `  <path class="line${kind}" d="${path}"/>${dots}<text class="label${kind}" x="${right + 12}" y="${labelTop + 4}">${name}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
  <style>${STYLE}
    .grid { stroke: #8c959f; stroke-opacity: 0.3 }
    .line { fill: none; stroke: #8c959f; stroke-width: 2 }
    .dot { fill: #8c959f }
    .line.ours { stroke: #0969da; stroke-width: 3 }
    .dot.ours { fill: #0969da }
    @media (prefers-color-scheme: dark) {
      .line.ours { stroke: #4493f8 }
      .dot.ours { fill: #4493f8 }
    }
  </style>
  <text class="title" x="8" y="18">${title}</text>
  <text class="note" x="8" y="42">${axes.y}</text>
${[...grid, ...marks, ...drawnLines].join('\n')}
  <text class="note" x="${right}" y="${bottom + 40}" text-anchor="end">${axes.x}</text>
  <text class="note" x="8" y="${height - 6}">${note}</text>
</svg>
`
}
