/**
 * Compares the speed of this library with that of the engine's `URL`, for strings of several lengths. Run this
 * benchmark with `npm run bench -- lengths`.
 *
 * With `--check`, the benchmark exits with status 1 if a row exceeds its limit, or if `parseUriReference` takes longer
 * than `new URL` for a row that has a limit. The limits are meant for Node 20. With `--write`, the benchmark also
 * measures fast-uri, and writes three files: `bench/results/lengths.json`, `bench/lengths.svg`, and a table of the
 * results.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { parseUriReference } from 'uri-ts'
import { createSpans, scan } from 'uri-ts/scan'
import { FAST_URI } from './contestants'
import { ROOT, writeResults } from './environment'
import { flatten } from './harness'
import { AXES, type LengthRow, type Lengths, lengthSeries, noteOf, TITLE } from './length-series'
import { drawLines, plot } from './line-chart'
import { compare, fieldOf, type Runner, warmKernel } from './race'

interface Row {
  readonly name: string
  /** The maximum ratio of the time for `scan` to the time for `URL.canParse`. */
  readonly limit?: number
  readonly text: (seed: number) => string
}

const START = 'https://www.example.com/'

const filled = (length: number, path: string, query: string, seed: number): string => {
  const half = START.length + ((length - START.length) >> 1)
  const text = `${(START + path.repeat(length)).slice(0, half)}?id=${seed}${query.repeat(length)}`
  return text.slice(0, length).replace(/%(?![\dA-F]{2})[\dA-F]?/g, (rest) => 'x'.repeat(rest.length))
}

const plain = (length: number, limit?: number): Row => ({
  name: `${length} characters`,
  ...(limit === undefined ? {} : { limit }),
  text: (seed) => filled(length, 'docs/guide-to_the.file/', '&page=2&sort=asc', seed),
})

const ROWS: readonly Row[] = [
  plain(45, 1.25),
  plain(62),
  plain(100),
  plain(150),
  plain(200, 1.8),
  plain(500, 2.2),
  plain(2000, 4),
  { name: '200, percent-encoded', text: (seed) => filled(200, '%D0%BF%D1%83%D1%82%D1%8C/', '&q=%C3%A9%20a', seed) },
  { name: '500, percent-encoded', text: (seed) => filled(500, '%D0%BF%D1%83%D1%82%D1%8C/', '&q=%C3%A9%20a', seed) },
  { name: '2000, percent-encoded', text: (seed) => filled(2000, '%D0%BF%D1%83%D1%82%D1%8C/', '&q=%C3%A9%20a', seed) },
  {
    name: 'data, 2000',
    text: (seed) => `data:image/png;base64,${seed}${'iVBORw0KGgo/AAA+NSUhEUg'.repeat(87)}`.slice(0, 2000),
  },
  { name: 'data, 60,000', text: (seed) => `data:image/png;base64,${seed}${'iVBORw0KGgo/AAA+NSUhEUg'.repeat(2600)}` },
]

const spans = createSpans()
const runners: readonly Runner<string>[] = [
  { name: 'scan', of: 'uri-ts', call: (text) => scan(text, spans) },
  { name: 'URL.canParse', of: 'rival', call: (text) => URL.canParse(text) },
  { name: 'parseUriReference', of: 'uri-ts', call: (text) => parseUriReference(text) },
  { name: 'new URL', of: 'rival', call: (text) => new URL(text) },
]
const fastUri = createRequire(import.meta.url)('fast-uri') as typeof import('fast-uri')
const slowest: Runner<string> = { name: FAST_URI, of: 'rival', call: (text) => fastUri.parse(text) }
const isWriting = process.argv.includes('--write')
const field = isWriting ? [...runners, slowest] : runners

const FORMS: Readonly<Record<string, (text: string) => string>> = {
  flat: (text) => flatten([text])[0] as string,
  slice: (text) => `${text} `.slice(0, -1),
  'two-byte slice': (text) => `\u0416${text}`.slice(1),
}

const CHARACTERS = 600_000

await warmKernel()

const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  console.log(line)
}
const rows: LengthRow[] = []

say(`| | ${field.map(({ name }) => name).join(' | ')} | scan / canParse | at most | parse / new URL |`)
say(`| --- | ${field.map(() => '--: | ').join('')}--: | --: | --: |`)
for (const [form, make] of Object.entries(FORMS)) {
  for (const { name, limit, text } of ROWS) {
    if (form !== 'flat' && limit === undefined) continue
    const sample = Array.from({ length: 100 }, (_, index) => make(text(index + 100)))
    const characters = (sample[0] as string).length
    const times = Math.max(1, Math.min(30, Math.round(CHARACTERS / 100 / characters)))
    const inputs = Array.from({ length: times }, () => sample).flat()
    const timings = compare(inputs, 41, fieldOf(`${form}, ${name}`, field))
    const [scanned, can, parsed, made] = timings.map(({ best }) => best) as [number, number, number, number]
    const cells = timings.map(({ nanoseconds, best }) => `${nanoseconds.toFixed(0)}, ${best.toFixed(0)}`)
    const isMet = form !== 'flat' || limit === undefined || (scanned <= limit * can && parsed <= made)
    const ratios = `${(scanned / can).toFixed(2)} | ${limit ?? ''}${isMet ? '' : ' MISSED'} | ${(parsed / made).toFixed(2)}`
    say(`| ${form}, ${name} | ${cells.join(' | ')} | ${ratios} |`)
    if (form === 'flat') rows.push({ name, characters, timings })
    if (process.argv.includes('--check') && !isMet) process.exitCode = 1
  }
}

if (isWriting) {
  const text = `Nanoseconds: the median, the shortest. Ratios are of the shortest.\n\n${lines.join('\n')}`
  writeResults('lengths', 'Time by length', ['fast-uri'], text, { rows })
  const results = JSON.parse(readFileSync(resolve(ROOT, 'bench/results/lengths.json'), 'utf8')) as Lengths
  const chart = drawLines(TITLE, AXES, noteOf(results), plot(lengthSeries(results)))
  writeFileSync(resolve(ROOT, 'bench/lengths.svg'), chart)
}
