/**
 * Uses real URLs to compare the drop-in replacement for fast-uri with fast-uri 4 itself and with the uri-ts functions.
 * Run this benchmark with `node bench/run-file.mjs drop-in`.
 *
 * With `--check`, the benchmark exits with status 1 if a function misses its target for speed or for allocated bytes.
 */
import { createRequire } from 'node:module'
import { components, parseUriReference, resolveText, type Uri, view } from 'uri-ts'
import { equalsForScheme, normalizeForScheme, schemeRules } from 'uri-ts/equivalence'
import { createFastUri } from '../packages/fast-uri/src/create'
import { sharedLines } from '../test/support/shared'
import { CORPUS } from './corpus'
import { bytesPerCall, flatten, loopOf } from './harness'
import { comparedPairs, type Pair, resolutionPairs } from './pairs'
import { compare, fieldOf, type Runner } from './race'

const fastUri = createRequire(import.meta.url)('fast-uri') as typeof import('fast-uri')
const dropIn = createFastUri(false)

const texts = flatten((sharedLines('corpus/urls.txt') ?? CORPUS).slice(0, 6000))

const normalForm = normalizeForScheme(schemeRules)
const equals = equalsForScheme(schemeRules)

const parseOwn = (text: string): unknown => {
  const parsed = parseUriReference(text)
  return parsed._tag === 'Right' ? components(parsed.right) : parsed.left
}

const normalizeOwn = (text: string): string => {
  const parsed = parseUriReference(text)
  return parsed._tag === 'Right' ? normalForm(parsed.right).text : text
}

interface Row<Input> {
  readonly name: string
  readonly inputs: readonly Input[]
  readonly theirs: (input: Input) => unknown
  readonly dropIn: (input: Input) => unknown
  readonly own: (input: Input) => unknown
}

const measure = <Input>({ name, inputs, ...calls }: Row<Input>) => {
  const runners = Object.entries(calls).map(
    ([who, call]): Runner<Input> => ({ name: `${who} ${name}`, of: who === 'theirs' ? 'rival' : 'uri-ts', call }),
  )
  const [theirs, ours, own] = compare(inputs, 15, fieldOf('drop-in', runners)).map(({ best }) => best) as [
    number,
    number,
    number,
  ]
  const some = inputs.slice(0, 1500)
  const bytes = (call: (input: Input) => unknown, who: string) =>
    bytesPerCall(loopOf(`bytes ${who} ${name}`, call), some)
  const [theirBytes, ourBytes] = [bytes(calls.theirs, 'theirs'), bytes(calls.dropIn, 'drop-in')]
  const isMissed = theirs < 5 * ours || ours > 1.5 * own || ourBytes * 3 > theirBytes
  console.log(
    `${name.padEnd(10)} fast-uri ${theirs.toFixed(0)} ns, drop-in ${ours.toFixed(0)} ns, own ${own.toFixed(0)} ns:`,
    `${(theirs / ours).toFixed(1)} x as fast, ${(ours / own).toFixed(2)} x own;`,
    `bytes ${theirBytes.toFixed(0)} and ${ourBytes.toFixed(0)}: ${(ourBytes / theirBytes).toFixed(2)}`,
    isMissed ? 'MISSED' : '',
  )
  return isMissed
}

const text = (of: Pick<Row<string>, 'name' | 'theirs' | 'dropIn' | 'own'>) => measure({ inputs: texts, ...of })
const pair = (inputs: readonly Pair[], of: Pick<Row<Pair>, 'name' | 'theirs' | 'dropIn' | 'own'>) =>
  measure({ inputs, ...of })

const missed = [
  text({ name: 'parse', theirs: (uri) => fastUri.parse(uri), dropIn: (uri) => dropIn.parse(uri), own: parseOwn }),
  text({
    name: 'normalize',
    theirs: (uri) => fastUri.normalize(uri),
    dropIn: (uri) => dropIn.normalize(uri),
    own: normalizeOwn,
  }),
  pair(resolutionPairs(texts), {
    name: 'resolve',
    theirs: ({ a, b }) => fastUri.resolve(a, b),
    dropIn: ({ a, b }) => dropIn.resolve(a, b),
    own: ({ a, b }) => resolveText(view(a as Uri))(b),
  }),
  pair(comparedPairs(texts), {
    name: 'equal',
    theirs: ({ a, b }) => fastUri.equal(a, b),
    dropIn: ({ a, b }) => dropIn.equal(a, b),
    own: ({ a, b }) => equals(view(a as Uri))(view(b as Uri)),
  }),
]

if (process.argv.includes('--check') && missed.some(Boolean)) process.exitCode = 1
