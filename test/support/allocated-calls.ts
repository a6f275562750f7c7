/** Prints the heap bytes per call of the functions whose names are its arguments, by their rows in `calls.ts`. */
import { CORPUS } from '../../bench/corpus'
import { bytesPerCall, flatten, loopOf } from '../../bench/harness'
import { callsOf, ENTRIES, inputOf } from './calls'

const asked = process.argv.slice(2)
/** Texts with nothing to decode, and nothing that a guard looks at closely: no userinfo, port or IP address. */
const TEXTS = flatten(CORPUS).filter((text) => !/[%@[]|:\d|\/\/\d/.test(text))

/** Guards allocate what they find. */
const findsNothing = (result: unknown): boolean => !Array.isArray(result) || result.length === 0

const bytes = callsOf(ENTRIES).flatMap(({ name, row }) => {
  if (!asked.includes(name)) return []
  const inputs = TEXTS.map((text) => inputOf(row, text)).filter((input) => findsNothing(row.call(input)))
  return [[name, bytesPerCall(loopOf(name, row.call), inputs)]]
})
console.log(JSON.stringify(Object.fromEntries(bytes)))
