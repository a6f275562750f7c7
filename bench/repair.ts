// Compares how long `repair` and `scan` take to process valid strings. Run this benchmark with
// `node bench/run-file.mjs repair`.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseUriReference } from 'uri-ts'
import { repair } from 'uri-ts/repair'
import { createSpans, scan } from 'uri-ts/scan'
import { CORPUS, GROUPS } from './corpus'
import { bytesPerCall, flatten, loopOf } from './harness'

const ROUNDS = 1500
const CALLS = 4000

const SPANS = createSpans()

const CONTESTANTS = {
  scan: loopOf('scan', (text: string) => scan(text, SPANS)),
  parse: loopOf('parse', parseUriReference),
  repair: loopOf('repair', repair),
}

type Name = keyof typeof CONTESTANTS
const NAMES = Object.keys(CONTESTANTS) as Name[]

const timesOf = (texts: readonly string[]): Readonly<Record<Name, number>> => {
  const best = Object.fromEntries(NAMES.map((name) => [name, Number.POSITIVE_INFINITY])) as Record<Name, number>
  const passes = Math.ceil(CALLS / texts.length)
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of NAMES) {
      const started = performance.now()
      for (let pass = 0; pass < passes; pass++) CONTESTANTS[name](texts)
      best[name] = Math.min(best[name], ((performance.now() - started) / passes / texts.length) * 1e6)
    }
  }
  return best
}

const REAL = resolve(import.meta.dirname, '../../shared/corpus/urls.txt')
const real = existsSync(REAL) ? readFileSync(REAL, 'utf8').split('\n') : []

console.log('| valid texts | scan | parse | repair | repair / scan | bytes |\n| --- | --: | --: | --: | --: | --: |')
for (const [group, members] of Object.entries({
  ...GROUPS,
  'all groups': CORPUS,
  'real URLs': real.slice(0, 4 * CALLS),
})) {
  const texts = flatten(members).filter((text) => scan(text, SPANS) >= 0)
  if (texts.length === 0) continue
  const times = timesOf(texts)
  const shown = NAMES.map((name) => `${times[name].toFixed(0)} ns`)
  const bytes = bytesPerCall(CONTESTANTS.repair, texts.slice(0, 1000))
  console.log(`| ${[group, ...shown, (times.repair / times.scan).toFixed(2), bytes.toFixed(0)].join(' | ')} |`)
}
