import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../build/places.mjs'

const README = join(ROOT, 'README.md')

/** The cells of a row of the README's comparison, without marks. */
const cellsOf = (text: string, title: string): readonly string[] => {
  const row = text
    .split('\n')
    .find((line) => line.startsWith(`| ${title}`) || (title === '' && line.startsWith('| | ')))
  if (row === undefined) throw new Error(`README.md compares no ${title}`)
  return row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.replace(/[*`]/g, '').trim())
}

const charted = (text: string, title: string, caption: string, unit: string) => {
  const names = cellsOf(text, '')
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

/** The bars of the start page: the rows with numbers of the README's comparison. */
const loader = {
  watch: [README],
  load() {
    const text = readFileSync(README, 'utf8')
    return [
      charted(text, 'time per real URL', 'Time to parse a real URL and read host, path and query, Node 24', ' x'),
      charted(text, 'parser size', 'Size of a bundle that only parses, brotli', ' kB'),
    ]
  },
}

export default loader

/** VitePress replaces the module by what `load` returns. */
declare const data: ReturnType<typeof loader.load>

export { data }
