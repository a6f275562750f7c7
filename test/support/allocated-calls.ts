import { CORPUS } from '../../bench/corpus'
import { bytesPerCall, flatten, loopOf } from '../../bench/harness'
import { callsOf, ENTRIES, inputOf } from './calls'

/**
 * Lists strings that contain nothing to decode and none of the parts that guards examine closely: userinfo, ports and
 * IP addresses.
 */
const TEXTS = flatten(CORPUS).filter((text) => !/[%@[]|:\d|\/\/\d/.test(text))

const findsNothing = (result: unknown): boolean => !Array.isArray(result) || result.length === 0

/**
 * Measures the calls in `calls.ts`. Returns the number of heap bytes that each of the given functions allocates per
 * call.
 */
export const allocatedBy = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    callsOf(ENTRIES).flatMap(({ name, row }) => {
      if (!names.includes(name)) return []
      const inputs = TEXTS.map((text) => inputOf(row, text)).filter((input) => findsNothing(row.call(input)))
      return [[name, bytesPerCall(loopOf(name, row.call), inputs)]]
    }),
  )
