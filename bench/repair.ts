// What `repair` costs for texts that are valid, next to `scan`: node bench/run-file.mjs repair
import { parseUriReference } from 'uri-ts'
import { repair } from 'uri-ts/repair'
import { createSpans, scan } from 'uri-ts/scan'
import { GROUPS } from './corpus'
import { bytesPerCall, flatten, loopOf, median, scavenge } from './harness'

/** Rounds, in each of which every contestant runs once. */
const ROUNDS = 61
/** Calls in one round. */
const CALLS = 200_000

const SPANS = createSpans()

const CONTESTANTS = {
  scan: loopOf('scan', (text: string) => scan(text, SPANS)),
  parse: loopOf('parse', parseUriReference),
  repair: loopOf('repair', repair),
}

type Name = keyof typeof CONTESTANTS
const NAMES = Object.keys(CONTESTANTS) as Name[]

/** The nanoseconds of one call, in each round. */
const timesOf = (texts: readonly string[]): Readonly<Record<Name, number[]>> => {
  const times: Record<Name, number[]> = { scan: [], parse: [], repair: [] }
  const passes = Math.ceil(CALLS / texts.length)
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of NAMES) {
      scavenge()
      const started = performance.now()
      for (let pass = 0; pass < passes; pass++) CONTESTANTS[name](texts)
      times[name].push(((performance.now() - started) / passes / texts.length) * 1e6)
    }
  }
  return times
}

console.log('| valid texts | scan | parse | repair | repair / scan | bytes |\n| --- | --: | --: | --: | --: | --: |')
for (const [group, members] of Object.entries(GROUPS)) {
  const texts = flatten(members).filter((text) => scan(text, SPANS) >= 0)
  if (texts.length === 0) continue
  const times = timesOf(texts)
  const ratio = median(times.repair.map((time, round) => time / (times.scan[round] as number)))
  const shown = NAMES.map((name) => `${median(times[name]).toFixed(0)} ns`)
  const bytes = bytesPerCall(CONTESTANTS.repair, texts)
  console.log(`| ${[group, ...shown, ratio.toFixed(2), bytes.toFixed(0)].join(' | ')} |`)
}
