// Measures how many URIs the command-line tool checks per second, not counting the time that Node takes to start. Run
// this benchmark with `npm run bench -- cli [OTHER_CLI.js]`.
//
// The inputs are a file of ten million valid lines, a variant of this file in which 1% of the lines are invalid, and a
// file of real URLs. To compare two builds, pass the path of the other build's `cli.js`.
import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isUriReference } from '../dist/index.js'

const root = resolve(import.meta.dirname, '..')
const COUNT = 10_000_000
const ROUNDS = 5

const corpus = resolve(root, '../shared/corpus/urls.txt')
const source = existsSync(corpus) ? corpus : join(root, 'bench/demo.txt')
const texts = readFileSync(source, 'utf8')
  .split('\n')
  .filter((text) => text !== '' && isUriReference(text))

const folder = mkdtempSync(join(tmpdir(), 'uri-ts-cli-'))

const write = (name, change) => {
  const file = join(folder, name)
  const fd = openSync(file, 'w')
  const part = texts.map((text, index) => `${change(text, index)}\n`).join('')
  for (let count = 0; count < COUNT; count += texts.length) writeSync(fd, part)
  closeSync(fd)
  return file
}

const FILES = [
  ['valid lines', write('valid.txt', (text) => text), Math.ceil(COUNT / texts.length) * texts.length],
  ['1 % invalid', write('invalid.txt', (text, index) => (index % 100 === 7 ? `${text} x` : text)), undefined],
  ['real URLs', source, undefined],
  ['no line at all, the start', '/dev/null', undefined],
]
const CLIS = [join(root, 'dist/cli.cjs'), ...process.argv.slice(2).map((path) => resolve(path))]

const measure = (args) => {
  const begin = performance.now()
  spawnSync(process.execPath, args, { stdio: 'ignore' })
  return performance.now() - begin
}

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1]

const node = median(Array.from({ length: 15 }, () => measure(['-e', '0'])))
console.log(`plain Node takes ${node.toFixed(0)} ms to start; the times below are without it`)
for (const [title, file, lines] of FILES) {
  const times = CLIS.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, cli] of CLIS.entries()) times[at].push(measure([cli, 'check', file]) - node)
  }
  for (const [at, cli] of CLIS.entries()) {
    const milliseconds = median(times[at])
    const speed = lines === undefined ? '' : `, ${(lines / milliseconds / 1000).toFixed(1)} million URIs a second`
    const ratio = at === 0 ? '' : `, ${(milliseconds / median(times[0])).toFixed(1)} x ours`
    console.log(`${title}: ${milliseconds.toFixed(0)} ms${speed}${ratio} (${cli})`)
  }
}
rmSync(folder, { recursive: true })
