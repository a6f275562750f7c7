import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { COSTS, costs, fractionOf, LENGTHS, lengths } from '../../../../bench/instantiations/bars'
import { AXES, type Lengths, lengthSeries, noteOf, TITLE } from '../../../../bench/length-series'
import { plot } from '../../../../bench/line-chart'
import { ROOT } from '../../../build/places.mjs'

const FILES = ['results/lengths.json', 'results/types.json', 'instantiations/table.json', 'results/bytes.json'].map(
  (file) => resolve(ROOT, 'bench', file),
)

type Bars = ReturnType<typeof costs>

const panel = (title: string, from: number, bars: Bars) => ({
  title,
  bars: bars.map(({ name, value, isOurs = false, note = '' }) => ({
    name,
    value: Math.round(value),
    isOurs,
    isFromStudy: note !== '',
    fraction: fractionOf(bars, from, value),
  })),
})

/** Lists the calls that a chart compares. Omits calls that do more work than the call to `uri-ts`. */
const READERS = [
  'URL.canParse',
  'uri-ts parse + host, path, query',
  'new URL + hostname, pathname, search',
  '@hyperjump/uri parseUriReference',
  'ufo parseURL',
  'fast-uri parse',
]

/** Computes, at build time, the numbers in the charts and the positions at which the charts draw them. */
const loader = {
  watch: FILES,
  load() {
    const [times, types, table, bytes] = FILES.map((file) => JSON.parse(readFileSync(file, 'utf8')))
    const rows: readonly { readonly name: string; readonly of: string; readonly bytes: number }[] = bytes.results
    const heap = rows.map(({ name, of, bytes }) => ({ name: of === 'uri-ts' ? `uri-ts ${name}` : name, bytes }))
    return {
      heap: READERS.flatMap((name) => heap.filter((row) => row.name === name)).map((row) => ({
        name: row.name,
        bytes: Math.round(row.bytes),
      })),
      speed: { title: TITLE, axes: AXES, note: noteOf(times as Lengths), plot: plot(lengthSeries(times)) },
      /** How many seconds longer it takes to check 10,000 literals than to check 10,000 plain strings. */
      seconds: { six: types.times.of.typescript.over, seven: types.times.of['typescript-7.0'].over },
      types: [panel(COSTS.title, COSTS.from, costs(types, table)), panel(LENGTHS.title, LENGTHS.from, lengths(types))],
    }
  },
}

export default loader

/** VitePress replaces this module with one whose `data` export is the value that `load` returns. */
declare const data: ReturnType<typeof loader.load>

export { data }
