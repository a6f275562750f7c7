import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../build/places.mjs'

const README = join(ROOT, 'README.md')

/** In the README, finds the first table row with a given title, and returns the row's other cells without Markdown. */
const cellsOf = (text: string, title: RegExp): readonly string[] => {
  const rows = text.split('\n').filter((line) => line.startsWith('| '))
  const row = rows.find((line) => title.test(line.split('|')[1]?.trim() ?? ''))
  if (row === undefined) throw new Error(`README.md has no row ${title}`)
  return row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.replace(/[*`]/g, '').trim())
}

const readChart = (text: string, title: RegExp, caption: string, unit: string) => {
  const names = cellsOf(text, /^$/)
  const values = cellsOf(text, title).map((cell) => Number.parseFloat(cell))
  const longest = Math.max(...values)
  const bars = names.map((name, index) => ({
    name,
    isOurs: name === 'uri-ts',
    label: `${values[index]}${unit}`,
    fraction: (values[index] ?? 0) / longest,
  }))
  return { caption, bars }
}

/** Takes the data for the bar charts on the home page from the comparison in the README. */
const loader = {
  watch: [README],
  load() {
    const text = readFileSync(README, 'utf8')
    return [
      readChart(text, /\btime\b/, 'Time to parse a real URL and read host, path and query, Node 24', ' x'),
      readChart(text, /\bparser\b/, 'Size of a bundle that only parses, brotli', ' kB'),
    ]
  },
}

export default loader

/** VitePress replaces this module with one that exports, as `data`, the value that `load` returns. */
declare const data: ReturnType<typeof loader.load>

export { data }
