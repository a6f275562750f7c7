/** CPU time, which does not grow when other programs run; tests compare it within a single run. */
import { expect } from 'vitest'

/** The milliseconds that the processor works for a call. */
export const cpuTime = (run: () => unknown): number => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const TRIES = 5

/** Anything faster is not measured: a quadratic algorithm would take seconds. */
const LEAST = 20

/** Four times the length takes four times as long, or sixteen times as long if the algorithm is quadratic. */
const MOST = 10

/** Expects that the time of a call grows with the length. `prepare` makes the call for a length. */
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

/** What a string of a length costs at most: many times what it costs here to split and rejoin it. */
export const mostFor = (length: number): number => {
  const text = 'a'.repeat(length)
  const times = [1, 2, 3].map(() => cpuTime(() => Array.from(text, encodeURIComponent).join('')))
  return 100 * Math.max(1, ...times)
}
