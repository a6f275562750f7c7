// Measures the built package on the runtime that runs this file. For each row and contestant, prints the time per
// string in nanoseconds, as JSON.
import { readFileSync } from 'node:fs'
import { createLineBuffer, createLines, engineOf, NEXT_LINE, scanLines, scanText } from '../../dist/bytes.js'
import { parseUriReference } from '../../dist/index.js'
import { createSpans, scan } from '../../dist/scan.js'

const spans = createSpans()
const records = createLines(1024)

const ROUNDS = 40
const COUNT = 1000

const START = 'https://www.example.com/'
const plain = (length, seed) =>
  `${START}${'docs/guide-to_the.file/'.repeat(length)}`.slice(0, length >> 1) +
  `?id=${seed}${'&page=2&sort=asc'.repeat(length)}`.slice(0, length - (length >> 1))

const texts = (length) => Array.from({ length: COUNT }, (_, index) => plain(length, 1000 + index))

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const flat = (text) => decoder.decode(encoder.encode(text))

const linesOf = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => URL.canParse(line) && scan(line, spans) >= 0)
    .slice(0, 20_000)

const ROWS = [45, 62, 200, 500, 2000].map((length) => [`${length} characters`, texts(length)])
if (process.argv[2] !== undefined) ROWS.push(['real URLs', linesOf(process.argv[2])])

/** Compiles a separate loop for each function, so that the engine can optimize each loop for one function. */
const loop = (name, call) =>
  new Function('call', `/* ${name} */ return (texts) => { for (let i = 0; i < texts.length; i++) call(texts[i]) }`)(
    call,
  )

const contestantsOf = (row, inputs) => {
  const bytes = encoder.encode(`${inputs.join('\n')}\n`)
  const buffer = createLineBuffer(bytes.length)
  buffer.set(bytes)
  const scanAll = () => {
    for (let from = 0; from < bytes.length; from = records[NEXT_LINE]) scanLines(buffer, records, from)
  }
  return {
    canParse: loop(`${row} a`, (text) => URL.canParse(text)),
    'new URL': loop(`${row} b`, (text) => new URL(text)),
    scan: loop(`${row} c`, (text) => scan(text, spans)),
    parse: loop(`${row} d`, (text) => parseUriReference(text)),
    scanText: loop(`${row} e`, (text) => scanText(text, spans)),
    scanLines: scanAll,
  }
}

const timeOf = (call, inputs) => {
  const begin = performance.now()
  call(inputs)
  return performance.now() - begin
}

const results = {}
for (const [row, lines] of ROWS) {
  const inputs = lines.map(flat)
  const contestants = Object.entries(contestantsOf(row, inputs))
  const times = Object.fromEntries(contestants.map(([name]) => [name, Number.POSITIVE_INFINITY]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, call] of contestants) times[name] = Math.min(times[name], timeOf(call, inputs))
  }
  results[row] = Object.fromEntries(Object.entries(times).map(([name, time]) => [name, (time * 1e6) / inputs.length]))
}
console.log(JSON.stringify({ engine: engineOf(createLineBuffer(1)), results }))
