import { CORPUS } from '../../bench/corpus'
import { bytesPerCall, flatten, loopOf } from '../../bench/harness'
import { callsOf, ENTRIES, inputOf } from './calls'

/** Strings with nothing to decode, and without userinfo, port or IP address, which guards examine closely. */
const TEXTS = flatten(CORPUS).filter((text) => !/[%@[]|:\d|\/\/\d/.test(text))

/** Returns whether a result contains no findings. A guard must allocate findings. */
const findsNothing = (result: unknown): boolean => !Array.isArray(result) || result.length === 0

/** Returns the heap bytes that each of these functions allocates per call. The calls are those in `calls.ts`. */
export const allocatedBy = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    callsOf(ENTRIES).flatMap(({ name, row }) => {
      if (!names.includes(name)) return []
      const inputs = TEXTS.map((text) => inputOf(row, text)).filter((input) => findsNothing(row.call(input)))
      return [[name, bytesPerCall(loopOf(name, row.call), inputs)]]
    }),
  )
