import { isUri } from 'uri-ts'
import { chunksOf, type Loop, loopOf, median, scavenge } from './harness'

/**
 * Scans enough characters to start the library's WebAssembly kernel, as a busy server would. The function pauses after
 * each scan, because the kernel starts asynchronously.
 */
export const warmKernel = async (): Promise<void> => {
  const long = 'http://a/'.padEnd(60_000, 'b')
  for (let turn = 0; turn < 50; turn++) {
    isUri(long)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

export interface Timing {
  readonly name: string
  readonly of: 'uri-ts' | 'rival' | 'floor'
  /** The median time. */
  readonly nanoseconds: number
  /** The shortest time, which is the least affected by other work on the machine. */
  readonly best: number
}

export interface Runner<Input> extends Omit<Timing, 'nanoseconds' | 'best'> {
  readonly call: (input: Input) => unknown
}

interface Turn<Input> extends Omit<Timing, 'nanoseconds' | 'best'> {
  readonly loop: Loop<Input>
}

const CHUNK = 3000

const nanosecondsOf = <Input>(loop: Loop<Input>, inputs: readonly Input[]): number => {
  scavenge()
  const start = process.hrtime.bigint()
  loop(inputs)
  return Number(process.hrtime.bigint() - start)
}

/**
 * In each round, every runner processes the same inputs once. Each round begins with a different runner, so that the
 * runners take turns at reading inputs that are not yet in the CPU cache.
 */
const race = <Input>(inputs: readonly Input[], rounds: number, field: readonly Turn<Input>[]): readonly number[][] => {
  const times = field.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < field.length; turn++) {
      const at = (round + turn) % field.length
      times[at]?.push(nanosecondsOf((field[at] as Turn<Input>).loop, inputs))
    }
  }
  return times
}

export const fieldOf = <Input>(title: string, runners: readonly Runner<Input>[]): readonly Turn<Input>[] =>
  runners.map(({ name, of, call }) => ({ name, of, loop: loopOf(`${title}: ${name}`, call) }))

export const compare = <Input>(
  inputs: readonly Input[],
  rounds: number,
  field: readonly Turn<Input>[],
): readonly Timing[] => {
  const chunks = chunksOf(inputs, CHUNK)
  for (const chunk of chunks) race(chunk, 2, field)
  const times = chunks.map((chunk) => race(chunk, rounds, field))
  const total = (of: (rounds: readonly number[]) => number, at: number): number =>
    times.reduce((sum, chunk) => sum + of(chunk[at] ?? []), 0) / inputs.length
  const shortest = (rounds: readonly number[]): number => Math.min(...rounds)
  return field.map(({ name, of }, at) => ({ name, of, nanoseconds: total(median, at), best: total(shortest, at) }))
}
