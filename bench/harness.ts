import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Calls the contestant once for each input. */
export type Loop<Input = string> = (inputs: readonly Input[]) => void

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

export const geometricMean = (numbers: readonly number[]): number =>
  Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length)

/**
 * A loop of its own for each contestant, so that V8 sees one callee at each call site and learns about one contestant
 * only. Results go into an array, so that none can be optimised away. The name makes the source unique: V8 shares the
 * code of equal sources.
 */
export const loopOf = <Input>(name: string, call: (input: Input) => unknown): Loop<Input> =>
  new Function(
    'call',
    'sink',
    `/* ${name} */ return (inputs) => { for (let i = 0; i < inputs.length; i++) sink[i & 63] = call(inputs[i]) }`,
  )(call, new Array(64).fill(undefined)) as Loop<Input>

/**
 * Strings of their own. What `split` and `slice` give are references into the whole file, which native code has to
 * copy first and every `charCodeAt` has to look through; what comes from a socket or a database is not like that.
 */
export const flatten = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => Buffer.from(text).toString())

/** The inputs in pieces of `size`. */
export const chunksOf = <Input>(inputs: readonly Input[], size: number): ReadonlyArray<readonly Input[]> =>
  Array.from({ length: Math.ceil(inputs.length / size) }, (_, chunk) => inputs.slice(chunk * size, (chunk + 1) * size))

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { readonly type: 'minor' | 'major' }) => void

/** Empties the young generation, so that nobody pays for what another left behind. */
export const scavenge = (): void => collect({ type: 'minor' })

/** Few enough calls for no collection to happen between two readings of the heap. */
const CHUNK = 32

const heapBetween = <Input>(loop: Loop<Input>, inputs: readonly Input[]): number => {
  scavenge()
  const before = getHeapStatistics().used_heap_size
  loop(inputs)
  return getHeapStatistics().used_heap_size - before
}

/** What the readings themselves allocate. */
const emptyLoop: Loop<unknown> = () => {}

/** Rounds of measuring: until the last, the optimiser may be at work in the background. */
const ROUNDS = 3

/**
 * Bytes that a call leaves on V8's heap, once the loop is optimised: the median over passes of the growth of the heap,
 * less that of an empty loop, in the best of some rounds. What native code allocates elsewhere is not counted.
 */
export const bytesPerCall = <Input>(loop: Loop<Input>, inputs: readonly Input[]): number => {
  const warmUps = Math.ceil(30_000 / inputs.length)
  for (let i = 0; i < warmUps; i++) loop(inputs)
  const chunks = chunksOf(inputs, CHUNK)
  const measure = (): number =>
    chunks.reduce((sum, chunk) => sum + heapBetween(loop, chunk) - heapBetween(emptyLoop, chunk), 0)
  const rounds = Array.from({ length: ROUNDS }, () => median(Array.from({ length: 41 }, measure)))
  return Math.min(...rounds) / inputs.length
}
