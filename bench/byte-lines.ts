// Measures how fast this library checks lines of bytes. For comparison, the benchmark also checks strings, searches for
// LF, and runs uriparser, which is written in C. Run this benchmark with `node bench/run-file.mjs byte-lines`.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  checkLines,
  createLineBuffer,
  createLines,
  type EngineName,
  NEXT_LINE,
  scanLines,
  scanText,
} from 'uri-ts/bytes'
import { createSpans, scan } from 'uri-ts/scan'
import { CORPUS } from './corpus'
import { flatten, loopOf, median, scavenge } from './harness'
import { lineOfBytes, percentHeavy, textsOf } from './line-texts'
import { uriparser } from './uriparser'

const ROUNDS = 60
const SIZE = 2_000_000

const SPANS = createSpans()
const LINES = createLines(1024)

type Pass = () => unknown

const passesOf = (name: string, texts: readonly string[]): Readonly<Record<string, Pass>> => {
  const data = Buffer.from(`${texts.join('\n')}\n`)
  const overBytes = (bytes: Uint8Array, read: typeof scanLines) => (): void => {
    for (let from = 0; from < bytes.length; from = LINES[NEXT_LINE]) read(bytes, LINES, from)
  }
  const buffer = (engine: EngineName): Uint8Array => {
    const lent = BUFFERS[engine].subarray(0, data.length)
    lent.set(data)
    return lent
  }
  const overTexts = (title: string, call: (text: string) => unknown): Pass => {
    const loop = loopOf(`${name}: ${title}`, call)
    return () => loop(texts)
  }
  return {
    kernel: overBytes(buffer('wasm'), scanLines),
    check: overBytes(buffer('wasm'), checkLines),
    fallback: overBytes(buffer('script'), scanLines),
    copied: overBytes(data, scanLines),
    'find LF': () => {
      for (let from = 0; from < data.length; from = data.indexOf('\n', from) + 1);
    },
    canParse: overTexts('canParse', URL.canParse),
    scan: overTexts('scan', (text) => scan(text, SPANS)),
    scanText: overTexts('scanText', (text) => scanText(text, SPANS)),
  }
}

const BUFFERS = { wasm: createLineBuffer(2 * SIZE, 'wasm'), script: createLineBuffer(2 * SIZE, 'script') }

interface Times {
  readonly best: Readonly<Record<string, number>>
  readonly middle: Readonly<Record<string, number>>
}

const timesOf = (passes: Readonly<Record<string, Pass>>, lines: number): Times => {
  const names = Object.keys(passes)
  const times = new Map(names.map((name) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length] as string
      scavenge()
      const started = performance.now()
      passes[name]?.()
      times.get(name)?.push(((performance.now() - started) * 1e6) / lines)
    }
  }
  const of = (pick: (numbers: readonly number[]) => number): Record<string, number> =>
    Object.fromEntries([...times].map(([name, numbers]) => [name, pick(numbers)]))
  return { best: of((numbers) => Math.min(...numbers)), middle: of(median) }
}

const REAL = resolve(import.meta.dirname, '../../shared/corpus/urls.txt')

const FILES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries([45, 62, 200, 500, 2000].map((length) => [`${length} bytes`, textsOf(length, SIZE)])),
  'percent-heavy, 500': percentHeavy(500, SIZE),
  'data URIs, 500': Array.from({ length: SIZE / 501 }, (_, index) => lineOfBytes(500, index)),
  'built-in corpus': CORPUS,
  'real URLs': existsSync(REAL) ? readFileSync(REAL, 'utf8').split('\n').filter(Boolean) : [],
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const ratio = (of: number | undefined, to: number | undefined): string =>
  of === undefined || to === undefined ? '' : (of / to).toFixed(2)

const NAMES = ['kernel', 'check', 'fallback', 'copied', 'find LF', 'canParse', 'scan', 'scanText', 'uriparser']
const RATIOS = [
  ['canParse', 'kernel'],
  ['uriparser', 'kernel'],
  ['kernel', 'find LF'],
  ['fallback', 'kernel'],
  ['scanText', 'canParse'],
] as const

console.log(
  `Node ${process.version}: nanoseconds of a line, shortest (median) of ${ROUNDS} rounds, and ratios of the shortest\n`,
)
console.log(row(['lines', ...NAMES, ...RATIOS.map(([of, to]) => `${of} / ${to}`)]))
console.log(row(['---', ...NAMES.map(() => '--:'), ...RATIOS.map(() => '--:')]))
for (const [name, lines] of Object.entries(FILES)) {
  const texts = flatten(lines)
  if (texts.length === 0) continue
  const passes = passesOf(name, texts)
  const { best, middle } = timesOf(passes, texts.length)
  const native = uriparser(texts)
  const all: Readonly<Record<string, number | undefined>> = { ...best, uriparser: native }
  const shown = NAMES.map((each) => {
    const time = all[each]?.toFixed(1) ?? ''
    return each in middle ? `${time} (${middle[each]?.toFixed(0)})` : time
  })
  console.log(row([name, ...shown, ...RATIOS.map(([of, to]) => ratio(all[of], all[to]))]))
}
