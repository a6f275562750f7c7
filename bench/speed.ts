import { sharedLines } from '../test/shared'
import { contestants } from './contestants'
import { CORPUS, INVALID_COUNT } from './corpus'
import { chunksOf, flatten, type Loop, loopOf, median, scavenge } from './harness'

export interface Timing {
  readonly name: string
  readonly of: 'uri-ts' | 'rival' | 'floor'
  /** The median. */
  readonly nanoseconds: number
  /** The shortest, which other work on the machine disturbs least. */
  readonly best: number
}

export interface Corpus {
  readonly id: 'built-in' | 'shared' | 'shared-split'
  readonly title: string
  readonly count: number
  readonly timings: readonly Timing[]
}

interface Turn extends Omit<Timing, 'nanoseconds' | 'best'> {
  readonly loop: Loop
}

/** Texts of one turn: long enough for the clock, short enough for a disturbance to hit all contestants. */
const CHUNK = 3000

const nanosecondsOf = (loop: Loop, texts: readonly string[]): number => {
  scavenge()
  const start = process.hrtime.bigint()
  loop(texts)
  return Number(process.hrtime.bigint() - start)
}

/**
 * In every round each contestant has one turn over the same texts, and each round begins with another contestant, so
 * that nobody always finds the texts cold.
 */
const race = (texts: readonly string[], rounds: number, field: readonly Turn[]): readonly number[][] => {
  const times = field.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < field.length; turn++) {
      const at = (round + turn) % field.length
      times[at]?.push(nanosecondsOf((field[at] as Turn).loop, texts))
    }
  }
  return times
}

/** The medians (and the shortest times) of all chunks together, over the number of texts. */
const compare = (texts: readonly string[], rounds: number, field: readonly Turn[]): readonly Timing[] => {
  const chunks = chunksOf(texts, CHUNK)
  for (const chunk of chunks) race(chunk, 2, field)
  const times = chunks.map((chunk) => race(chunk, rounds, field))
  const total = (of: (rounds: readonly number[]) => number, at: number): number =>
    times.reduce((sum, chunk) => sum + of(chunk[at] ?? []), 0) / texts.length
  const shortest = (rounds: readonly number[]): number => Math.min(...rounds)
  return field.map(({ name, of }, at) => ({ name, of, nanoseconds: total(median, at), best: total(shortest, at) }))
}

const newField = (): readonly Turn[] =>
  contestants().map(({ name, of, call }) => ({ name, of, loop: loopOf(name, call) }))

/** Medians of time per URI, over the built-in corpus and, where it is there, over the shared one. */
export const measureSpeed = (isQuick: boolean): readonly Corpus[] => {
  const field = newField()
  const builtIn = flatten(Array.from({ length: 10 }, () => CORPUS).flat())
  const results: Corpus[] = [
    {
      id: 'built-in',
      title: `the built-in corpus, ${CORPUS.length} references, ${INVALID_COUNT} of them invalid`,
      count: CORPUS.length,
      timings: compare(builtIn, isQuick ? 11 : 61, field),
    },
  ]
  const lines = sharedLines('corpus/urls.txt')
  if (lines !== undefined) {
    const count = lines.length
    const title = `${count.toLocaleString('en')} real URLs`
    const rounds = isQuick ? 7 : 25
    results.push({ id: 'shared', title, count, timings: compare(flatten(lines), rounds, field) })
    const splitTitle = `${title}, as \`split\` leaves them: slices of the whole file`
    results.push({ id: 'shared-split', title: splitTitle, count, timings: compare(lines, rounds, field) })
  }
  return results
}
