/**
 * For each scanning function in one file of the built package, prints how many heap bytes a call allocates. Each file
 * is measured in a separate process, so that no function is optimized for calls from another file. If a second file is
 * given, the script first calls the `enableKernel` function in that file to compile the kernel.
 */
import { CORPUS } from '../../bench/corpus'
import { bytesPerCall, flatten, loopOf } from '../../bench/harness'
import { loadBuild } from './builds'

type Exports = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

const spans = new Int32Array(16)
const HOSTS = ['example.com', '192.0.2.1', '[2001:db8::1]', '[v1.a]', 'a%20b', '256.1.1.1', '[::1', '[1::2::3]', 'a%2']

const TEXTS = flatten(CORPUS)
const CASES = {
  scan: { texts: TEXTS, rest: [spans] },
  scanFromPath: { texts: TEXTS, rest: [0, spans] },
  scanHost: { texts: flatten(HOSTS), rest: [0, spans] },
  isUri: { texts: TEXTS, rest: [] },
  isUriReference: { texts: TEXTS, rest: [] },
  isAbsoluteUri: { texts: TEXTS, rest: [] },
  isRelativeRef: { texts: TEXTS, rest: [] },
}

/**
 * Returns a function that takes one string and passes it to `call`, followed by `a` and `b` if they are given. The
 * function has no rest parameter, because a rest parameter would allocate memory.
 */
const callOf = (call: (...args: readonly unknown[]) => unknown, [a, b]: readonly unknown[]) =>
  a === undefined ? call : b === undefined ? (text: string) => call(text, a) : (text: string) => call(text, a, b)

const [path = '', withKernel] = process.argv.slice(2)
const exported = await loadBuild<Exports>(path)
if (withKernel !== undefined) {
  const { enableKernel } = await loadBuild<Exports>(withKernel)
  enableKernel?.()
  for (let count = 0; count < 20; count++) exported['isUri']?.('http://a/'.padEnd(60_000, 'b'))
}
const bytes = Object.entries(CASES).flatMap(([name, { texts, rest }]) => {
  const call = exported[name]
  return call === undefined ? [] : [[name, bytesPerCall(loopOf(`${path} ${name}`, callOf(call, rest)), texts)]]
})
console.log(JSON.stringify(Object.fromEntries(bytes)))
