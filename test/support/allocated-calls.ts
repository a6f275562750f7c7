import { CORPUS } from '../../bench/corpus'
import { bytesPerCall, flatten, loopOf } from '../../bench/harness'
import { callsOf, ENTRIES, inputOf } from './calls'

/** Strings with nothing to decode, and nothing that a guard looks at closely: no userinfo, port or IP address. */
const TEXTS = flatten(CORPUS).filter((text) => !/[%@[]|:\d|\/\/\d/.test(text))

/** Guards allocate what they find. */
const findsNothing = (result: unknown): boolean => !Array.isArray(result) || result.length === 0

/** The heap bytes per call of functions, by their rows in `calls.ts`. */
export const allocatedBy = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    callsOf(ENTRIES).flatMap(({ name, row }) => {
      if (!names.includes(name)) return []
      const inputs = TEXTS.map((text) => inputOf(row, text)).filter((input) => findsNothing(row.call(input)))
      return [[name, bytesPerCall(loopOf(name, row.call), inputs)]]
    }),
  )
