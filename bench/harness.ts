import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Calls the contestant once for each text. */
export type Loop = (texts: readonly string[]) => void

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

/**
 * A loop of its own for each contestant, so that V8 sees one callee at each call site and learns about one contestant
 * only. Results go into an array, so that none can be optimised away. The name makes the source unique: V8 shares the
 * code of equal sources.
 */
export const loopOf = (name: string, call: (text: string) => unknown): Loop =>
  new Function(
    'call',
    'sink',
    `/* ${name} */ return (texts) => { for (let i = 0; i < texts.length; i++) sink[i & 63] = call(texts[i]) }`,
  )(call, new Array(64).fill(undefined)) as Loop

/**
 * Strings of their own. What `split` and `slice` give are references into the whole file, which native code has to
 * copy first and every `charCodeAt` has to look through; what comes from a socket or a database is not like that.
 */
export const flatten = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => Buffer.from(text).toString())

/** The texts in pieces of `size`. */
export const chunksOf = (texts: readonly string[], size: number): ReadonlyArray<readonly string[]> =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, chunk) => texts.slice(chunk * size, (chunk + 1) * size))

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { readonly type: 'minor' | 'major' }) => void

/** Empties the young generation, so that nobody pays for what another left behind. */
export const scavenge = (): void => collect({ type: 'minor' })

/** Few enough calls for no collection to happen between two readings of the heap. */
const CHUNK = 32

const heapBetween = (loop: Loop, texts: readonly string[]): number => {
  scavenge()
  const before = getHeapStatistics().used_heap_size
  loop(texts)
  return getHeapStatistics().used_heap_size - before
}

/** What the readings themselves allocate. */
const emptyLoop: Loop = () => {}

/**
 * Bytes that a call leaves on V8's heap, once the loop is optimised: the median over passes of the growth of the heap,
 * less that of an empty loop. What native code allocates elsewhere is not counted.
 */
export const bytesPerCall = (loop: Loop, texts: readonly string[]): number => {
  const warmUps = Math.ceil(30_000 / texts.length)
  for (let i = 0; i < warmUps; i++) loop(texts)
  const chunks = chunksOf(texts, CHUNK)
  const passes = Array.from({ length: 41 }, () =>
    chunks.reduce((sum, chunk) => sum + heapBetween(loop, chunk) - heapBetween(emptyLoop, chunk), 0),
  )
  return median(passes) / texts.length
}
