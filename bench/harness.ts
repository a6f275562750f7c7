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
 * Creates a separate loop for each contestant, so that V8 can optimize each loop for a single function. The loop stores
 * the results in an array, so that the optimizer cannot remove the calls. V8 shares code between identical sources, so
 * the name makes each source unique.
 */
export const loopOf = <Input>(name: string, call: (input: Input) => unknown): Loop<Input> =>
  new Function(
    'call',
    'sink',
    `/* ${name} */ return (inputs) => { for (let i = 0; i < inputs.length; i++) sink[i & 63] = call(inputs[i]) }`,
  )(call, new Array(64).fill(undefined)) as Loop<Input>

/**
 * Copies strings. The strings that `split` and `slice` return refer to the string of the whole file. Native code must
 * first copy a sliced string, and `charCodeAt` must follow its reference to the original string. Strings from a socket
 * or a database are flat.
 */
export const flatten = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => Buffer.from(text).toString())

/** Splits the inputs into chunks of `size` strings. */
export const chunksOf = <Input>(inputs: readonly Input[], size: number): ReadonlyArray<readonly Input[]> =>
  Array.from({ length: Math.ceil(inputs.length / size) }, (_, chunk) => inputs.slice(chunk * size, (chunk + 1) * size))

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { readonly type: 'minor' | 'major' }) => void

/** Empties the young generation of the heap, so that no contestant pays for another contestant's garbage. */
export const scavenge = (): void => collect({ type: 'minor' })

/**
 * Specifies the number of calls between two readings of the heap. The number is small enough to avoid a garbage
 * collection between the readings.
 */
const CHUNK = 32

const heapBetween = <Input>(loop: Loop<Input>, inputs: readonly Input[]): number => {
  scavenge()
  const before = getHeapStatistics().used_heap_size
  loop(inputs)
  return getHeapStatistics().used_heap_size - before
}

/** Measures the number of bytes that are allocated when the size of the heap is read. */
const emptyLoop: Loop<unknown> = () => {}

/**
 * Specifies the maximum number of rounds. The measurement is repeated until a round finds no allocation. During the
 * first passes, the optimizer may still be working in the background.
 */
const ROUNDS = 20

/**
 * Returns the bytes that a call leaves on V8's heap once the loop is optimized. The result is the median growth of the
 * heap over several passes, minus that of an empty loop, in the best round. Memory outside the heap is not counted.
 */
export const bytesPerCall = <Input>(loop: Loop<Input>, inputs: readonly Input[]): number => {
  const warmUps = Math.ceil(300_000 / inputs.length)
  for (let i = 0; i < warmUps; i++) loop(inputs)
  const chunks = chunksOf(inputs, CHUNK)
  const measure = (): number =>
    chunks.reduce((sum, chunk) => sum + heapBetween(loop, chunk) - heapBetween(emptyLoop, chunk), 0)
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && least > 0; round++)
    least = Math.min(least, median(Array.from({ length: 41 }, measure)))
  return least / inputs.length
}
