/**
 * Lists calls to functions that read a list or a long value. `test/deep/memory-of-lists.test.ts` measures how much
 * memory these calls allocate.
 */

import { parseUriReference, uri, type View, view } from 'uri-ts'
import {
  formatLinks,
  hasOriginLike,
  hostList,
  isLocalPath,
  type Link,
  linkOf,
  linkParameter,
  localTarget,
  originPattern,
  parseForwarded,
  parseLinks,
  parseLinkTemplates,
  proxyOf,
  receivedUri,
  redirectUriMatcher,
  resolveLinks,
} from 'uri-ts/http'
import { inCidr, parseCidr } from 'uri-ts/ip'
import { connectionUri, parsePurl } from 'uri-ts/schemes'
import { redactText, urlAttributes } from 'uri-ts/text'
import { bytesPerCall, flatten, heapBetween, loopOf, median } from '../../bench/harness'

/** A function and the arguments with which it is called. */
interface Measured {
  readonly call: (input: never) => unknown
  readonly inputs: readonly unknown[]
}

const viewOf = (text: string): View => {
  const parsed = parseUriReference(text)
  if (parsed._tag === 'Left') throw parsed.left
  return parsed.right
}

/** Returns names of equal length, because the length of a list's longest entry may affect the measurements. */
const namesFor = (size: number): readonly string[] =>
  Array.from({ length: size }, (_, index) => `h${String(index).padStart(5, '0')}.example`)

const addressesFor = (size: number): readonly string[] =>
  Array.from({ length: size }, (_, index) => `10.${100 + (index >> 8)}.1.${index & 255}`)

const TEXTS = flatten([
  'http://h00000.example/a',
  'https://a.h00001.example/',
  'https://other.test/a?b',
  'http://10.100.1.1/',
  'http://127.0.0.1:8080/cb',
  'http://[fd00::1]/',
])
const VIEWS = TEXTS.map(viewOf)

const TARGET = { _tag: 'AsteriskForm' } as never
const REQUESTS = flatten(['for=9.9.9.9;host=h', 'for=10.100.1.0;proto=https, for=10.100.1.1']).map((forwarded) => ({
  ...{ peer: '10.100.1.0', scheme: 'http', host: 'h', target: TARGET, headers: { forwarded } },
}))

const linksFor = (size: number): readonly Link[] => {
  const target = view(uri('http://h/'))
  const parameters = Array.from({ length: size }, (_, index) => ({ name: `x${index}`, value: 'a' }))
  return Array.from({ length: size }, () => ({ target, rels: ['last'], parameters }))
}

type Prepare = (size: number) => Measured

const NEXT: Link = { target: view(uri('http://h/')), rels: ['next'], parameters: [{ name: 'title', value: 'b' }] }

/**
 * Maps each function's name to a `Prepare` function, which receives the size of a list and creates a call and its
 * inputs.
 */
const OF_LISTS: { readonly [name: string]: Prepare } = {
  hasOriginLike: (size) => ({
    call: hasOriginLike<string>(namesFor(size).flatMap((name) => [`https://${name}`, `https://*.${name}`])),
    inputs: VIEWS,
  }),
  hostList: (size) => ({
    call: hostList<string>([...namesFor(size).flatMap((name) => [name, `.${name}`]), ...addressesFor(size)]),
    inputs: VIEWS,
  }),
  linkOf: (size) => ({ call: linkOf('next'), inputs: [linksFor(size), [...linksFor(size), NEXT]] }),
  linkParameter: (size) => ({ call: linkParameter('title'), inputs: linksFor(size) }),
  localTarget: (size) => ({
    call: localTarget<string, string>({ fallback: '/', origins: namesFor(size).map((name) => `https://${name}`) })(
      view(uri('https://h.test/')),
    ),
    inputs: [...TEXTS, ...flatten(['/a/b?c', '//evil.test', 'a b'])],
  }),
  proxyOf: (size) => ({
    call: proxyOf({ http_proxy: 'http://p', no_proxy: [...namesFor(size), ...addressesFor(size)].join() }),
    inputs: VIEWS,
  }),
  receivedUri: (size) => ({
    call: receivedUri<string, string>({
      trust: addressesFor(size),
      fields: 'forwarded',
      hosts: ['h', ...namesFor(size)],
    }),
    inputs: REQUESTS,
  }),
  redactText: (size) => ({ call: redactText(namesFor(size)), inputs: TEXTS }),
  redirectUriMatcher: (size) => ({
    call: redirectUriMatcher<string>(['http://127.0.0.1/cb', ...namesFor(size).map((name) => `https://${name}/cb`)]),
    inputs: TEXTS,
  }),
}

const repeatIn = (before: string, part: string, size: number, after = ''): readonly string[] =>
  flatten([before + part.repeat(size) + after])

const resolveFrom = resolveLinks(view(uri('http://h/a')))

/** Lists functions that read a value of a given size. */
const OF_VALUES: { readonly [name: string]: Prepare } = {
  connectionUri: (size) => ({
    call: connectionUri({ schemes: ['a'], hosts: 'many' }).parse,
    inputs: repeatIn('a://u:p@h', ',h', size, `/d?${'x=1&'.repeat(size)}`),
  }),
  formatLinks: (size) => ({ call: formatLinks, inputs: [linksFor(8).slice(0, 1), linksFor(size).map(() => NEXT)] }),
  inCidr: (size) => ({ call: inCidr('10.0.0.0/8'), inputs: repeatIn('10.0.0.', '1', size) }),
  isLocalPath: (size) => ({ call: isLocalPath, inputs: repeatIn('/', 'a%20/', size) }),
  originPattern: (size) => ({ call: originPattern<string>, inputs: repeatIn('https://*.', 'a.', size, 'b') }),
  parseCidr: (size) => ({ call: parseCidr, inputs: repeatIn('10.0.0.', '1', size, '/8') }),
  parseForwarded: (size) => ({ call: parseForwarded, inputs: repeatIn('for=9.9.9.9', ',for="[::1]:1";x="\\a"', size) }),
  parseLinks: (size) => ({ call: parseLinks, inputs: repeatIn('', '</a>;rel="b c";title="\\d";anchor=x,', size) }),
  parseLinkTemplates: (size) => ({
    call: parseLinkTemplates,
    inputs: repeatIn('', '"/{a}";rel="b c";x="d", ', size, '"/"'),
  }),
  parsePurl: (size) => ({ call: parsePurl, inputs: repeatIn('pkg:a/b%20/', 'c%20/', size, `d?x=1`) }),
  resolveLinks: (size) => ({ call: resolveFrom, inputs: [linksFor(1), linksFor(size).map(() => NEXT)] }),
  urlAttributes: (size) => ({ call: urlAttributes, inputs: [viewOf(`http://u:p@h/?${'sig=b&c=d&'.repeat(size)}`)] }),
}

/** For each function, returns how many heap bytes a call allocates for a short list and for a long one. */
export const bytesForLists = (few: number, many: number): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    Object.entries(OF_LISTS).map(([name, prepare]) => [
      name,
      [few, many].map((size) => {
        const { call, inputs } = prepare(size)
        return bytesPerCall(loopOf(`${name} ${size}`, call), inputs as never[])
      }),
    ]),
  )

const WARM_UPS = 300
const MEASUREMENTS = 21

/**
 * Returns the number of heap bytes that a function allocates when it is called once with each input. The inputs must be
 * short, because long inputs could cause a garbage collection that distorts the number.
 */
const bytesOf = ({ call, inputs }: Measured): number => {
  const loop = loopOf(String(inputs.length), call)
  for (let count = 0; count < WARM_UPS; count++) loop(inputs as never[])
  return median(Array.from({ length: MEASUREMENTS }, () => heapBetween(loop, inputs as never[])))
}

/** For each function, returns how many heap bytes a call allocates for a short value and for a long one. */
export const bytesForValues = (short: number, long: number): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    Object.entries(OF_VALUES).map(([name, prepare]) => [name, [short, long].map((size) => bytesOf(prepare(size)))]),
  )
