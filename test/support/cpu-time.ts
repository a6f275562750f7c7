/** Measures CPU time, which is hardly affected by other programs. Tests never compare times from different runs. */
import { expect } from 'vitest'

/** Returns the CPU time, in milliseconds, that a call takes. */
export const cpuTime = (run: () => unknown): number => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const TRIES = 5

/** Measurements below this number of milliseconds are ignored, because a quadratic algorithm would take seconds. */
const LEAST = 20

/**
 * The maximum factor by which a call's running time may grow when the input becomes four times as long. A linear
 * algorithm then takes about 4 times as long, and a quadratic algorithm takes about 16 times as long.
 */
const MOST = 10

/**
 * Fails unless the running time of a call grows in proportion to the length of the input. `prepare` returns the call
 * for an input of a given length.
 */
export const expectLinear = (name: string, prepare: (length: number) => () => unknown, length: number): void => {
  const [short, long] = [prepare(length), prepare(4 * length)]
  const ratios: number[] = []
  while (ratios.length < TRIES) {
    const before = cpuTime(short)
    const after = cpuTime(long)
    if (after < LEAST || after < MOST * before) return
    ratios.push(after / before)
  }
  expect({ name, ratios }).toBe('linear')
}

/**
 * Returns whether a call would stay below a time limit with an input that is `factor` times as long, even if its
 * running time were quadratic. `run` is the call with the short input.
 */
export const isFarBelow = (limit: number, factor: number, run: () => unknown): boolean =>
  factor ** 2 * cpuTime(run) < limit

/**
 * Returns the maximum time, in milliseconds, that a call with a string of the given length may take. The maximum is a
 * multiple of the time that this machine needs to split and rejoin a string of that length.
 */
export const mostFor = (length: number): number => {
  const text = 'a'.repeat(length)
  const times = [1, 2, 3].map(() => cpuTime(() => Array.from(text, encodeURIComponent).join('')))
  return 100 * Math.max(1, ...times)
}
