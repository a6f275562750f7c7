// For each function, measures the Brotli-compressed size of a minified bundle that contains only that function. The
// size-limit package uses the same method.
//
// `node bench/sizes.mjs` writes `results/sizes.md`. With `--check`, the command fails if a size exceeds the recorded
// size by more than 2% plus 8 bytes.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import esbuild from '@size-limit/esbuild'
import file from '@size-limit/file'
import sizeLimit from 'size-limit'
import { ENTRIES } from '../build/entries.mjs'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const root = resolve(import.meta.dirname, '..')
const results = resolve(root, 'bench/results/sizes.md')

const modifyEsbuildConfig = (config) => ({ ...config, logOverride: { 'ignored-bare-import': 'silent' } })

const measure = async (path) => {
  const names = Object.entries(await import(path)).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : [],
  )
  const checks = names.map((name) => ({ files: [path], import: { [path]: `{ ${name} }` }, modifyEsbuildConfig }))
  const sizes = await sizeLimit([esbuild, file], { checks })
  return names.map((name, index) => ({ name, size: sizes[index].size }))
}

const row = ({ name, size }) => `| ${name} | ${size} |`

const section = (entry, sizes) => `## ${entry}\n\n| function | bytes |\n| --- | --: |\n${sizes.map(row).join('\n')}\n`

const committed = () => {
  const sections = readFileSync(results, 'utf8').split('\n## ').slice(1)
  const rows = sections.flatMap((text) => {
    const entry = text.slice(0, text.indexOf('\n'))
    return [...text.matchAll(/^\| (\w+) \| (\d+) \|$/gm)].map(([, name, size]) => [`${entry} ${name}`, Number(size)])
  })
  return new Map(rows)
}

const measured = []
for (const entry of ENTRIES) {
  const name = entry === 'index' ? 'uri-ts' : `uri-ts/${entry}`
  measured.push({ entry: name, sizes: await measure(resolve(root, `dist/${entry}.js`)) })
}

if (values.check) {
  const before = committed()
  const grown = measured.flatMap(({ entry, sizes }) =>
    sizes.flatMap(({ name, size }) => {
      const limit = (before.get(`${entry} ${name}`) ?? 0) * 1.02 + 8
      return size > limit ? [`${entry} ${name}: ${size} bytes, over ${Math.floor(limit)}`] : []
    }),
  )
  for (const line of grown) console.error(line)
  console.log(`${measured.flatMap(({ sizes }) => sizes).length} functions measured alone, ${grown.length} have grown`)
  process.exitCode = grown.length > 0 ? 1 : 0
} else {
  const head = '# Size of each function alone\n\nMinified by esbuild and brotlied, with all that it uses.\n\n'
  writeFileSync(results, head + measured.map(({ entry, sizes }) => section(entry, sizes)).join('\n'))
}
