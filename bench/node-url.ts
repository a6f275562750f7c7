/**
 * Uses real URLs to compare the drop-in replacement for `node:url` with Node's functions, with `new URL` and with the
 * uri-ts functions. Run this benchmark with `node bench/run-file.mjs node-url`.
 */
import nodeUrl from 'node:url'
import { components, parseUriReference, resolveText, type Uri, view } from 'uri-ts'
import { format, parse, resolve } from '../packages/node-url/src/url'
import { sharedLines } from '../test/support/shared'
import { CORPUS } from './corpus'
import { bytesPerCall, flatten, loopOf } from './harness'
import { type Pair, resolutionPairs } from './pairs'
import { compare, fieldOf, type Runner } from './race'

const isParsed = (text: string): boolean => {
  try {
    return parse(text) !== undefined && URL.canParse(text)
  } catch {
    return false
  }
}

const texts = flatten((sharedLines('corpus/urls.txt') ?? CORPUS).slice(0, 6000)).filter(isParsed)

/** The targets of HTTP requests, as servers pass them to `url.parse`. */
const targets = flatten(texts.map((text) => new URL(text)).map(({ pathname, search }) => pathname + search))

const pairs = resolutionPairs(texts)

const objects = texts.map((text) => parse(text))

const measure = <Input>(name: string, inputs: readonly Input[], calls: Record<string, (input: Input) => unknown>) => {
  const runners = Object.entries(calls).map(
    ([who, call]): Runner<Input> => ({ name: `${who} ${name}`, of: who === 'drop-in' ? 'uri-ts' : 'rival', call }),
  )
  const times = compare(inputs, 15, fieldOf('node-url', runners))
  const some = inputs.slice(0, 1500)
  for (const [index, [who, call]] of Object.entries(calls).entries()) {
    const bytes = bytesPerCall(loopOf(`bytes ${who} ${name}`, call), some)
    console.log(`${name.padEnd(14)} ${who.padEnd(8)} ${times[index]?.best.toFixed(0)} ns, ${bytes.toFixed(0)} bytes`)
  }
}

measure('parse', texts, {
  'drop-in': (text) => parse(text),
  Node: (text) => nodeUrl.parse(text),
  'new URL': (text) => new URL(text),
  'URL read': (text) => {
    const { protocol, hostname, port, pathname, search, hash } = new URL(text)
    return { protocol, hostname, port, pathname, search, hash }
  },
  'uri-ts': (text) => {
    const parsed = parseUriReference(text)
    return parsed._tag === 'Right' ? components(parsed.right) : parsed.left
  },
})
measure('parse query', texts, {
  'drop-in': (text) => parse(text, true),
  Node: (text) => nodeUrl.parse(text, true),
  'new URL': (text) => Object.fromEntries(new URL(text).searchParams),
})
measure('parse target', targets, {
  'drop-in': (text) => parse(text),
  Node: (text) => nodeUrl.parse(text),
  'new URL': (text) => new URL(text, 'http://base.example'),
})
measure<Pair>('resolve', pairs, {
  'drop-in': ({ a, b }) => resolve(a, b),
  Node: ({ a, b }) => nodeUrl.resolve(a, b),
  'new URL': ({ a, b }) => new URL(b, a).href,
  'uri-ts': ({ a, b }) => resolveText(view(a as Uri))(b),
})
measure('format', objects, {
  'drop-in': (url) => format(url),
  Node: (url) => nodeUrl.format(url as nodeUrl.UrlObject),
})
