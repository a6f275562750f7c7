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
 * Creates a separate loop for each contestant, so that V8 can optimize each loop for a single function. V8 shares code
 * between identical sources, so each loop's source contains the contestant's name.
 */
export const loopOf = <Input>(name: string, call: (input: Input) => unknown): Loop<Input> =>
  new Function(
    'call',
    'sink',
    `/* ${name} */ return (inputs) => { for (let i = 0; i < inputs.length; i++) sink[i & 63] = call(inputs[i]) }`,
  )(call, new Array(64).fill(undefined)) as Loop<Input>

/**
 * Copies strings so that the engine stores each copy as a flat string. Native calls and `charCodeAt` are slower on a
 * string that `split` or `slice` returns, because such a string refers to the original string.
 */
export const flatten = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => Buffer.from(text).toString())

export const chunksOf = <Input>(inputs: readonly Input[], size: number): ReadonlyArray<readonly Input[]> =>
  Array.from({ length: Math.ceil(inputs.length / size) }, (_, chunk) => inputs.slice(chunk * size, (chunk + 1) * size))

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { readonly type: 'minor' | 'major' }) => void

/** Empties the heap's young generation, so that no contestant's time includes the collection of another's garbage. */
export const scavenge = (): void => collect({ type: 'minor' })

const CHUNK = 32

/** Returns the number of bytes by which the used heap grows while a loop runs. */
export const heapBetween = <Input>(loop: Loop<Input>, inputs: readonly Input[]): number => {
  scavenge()
  const before = getHeapStatistics().used_heap_size
  loop(inputs)
  return getHeapStatistics().used_heap_size - before
}

const emptyLoop: Loop<unknown> = () => {}

const ROUNDS = 20

/**
 * Returns the number of bytes that each call in the loop allocates on V8's heap after the loop has been optimized.
 * Memory outside the heap is not counted.
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
