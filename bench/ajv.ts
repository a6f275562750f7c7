/**
 * Measures how long Ajv takes to compile a JSON Schema with 300 definitions. Compares this library's resolver with two
 * versions of fast-uri: the one that Ajv installs and the newest. Run this benchmark with `npm run bench -- ajv`.
 *
 * With `--check`, the benchmark exits with status 1 if this library's resolver takes more than 0.8 times as long as
 * Ajv's default resolver.
 */
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import newest from 'fast-uri'
import { type UriResolver, uriResolver } from 'uri-ts/ajv'
import { median } from './harness'

const LIMIT = 0.8
const ROUNDS = 25
const COUNT = 300

const indices = Array.from({ length: COUNT }, (_, index) => index)

const SCHEMA = {
  $id: 'http://example.com/schemas/root.json',
  $defs: Object.fromEntries(
    indices.map((index) => [
      `d${index}`,
      {
        $id: `item-${index}.json`,
        type: 'object',
        properties: {
          name: { type: 'string' },
          next: { $ref: `item-${(index + 1) % COUNT}.json#/properties/name` },
          size: { $ref: '#/$defs/size' },
        },
        $defs: { size: { type: 'number' } },
      },
    ]),
  ),
  properties: Object.fromEntries(indices.map((index) => [`p${index}`, { $ref: `#/$defs/d${index}` }])),
}

const timed = (resolver: UriResolver) => {
  const spent = { milliseconds: 0 }
  const timing =
    <Given extends readonly unknown[], A>(call: (...given: Given) => A) =>
    (...given: Given): A => {
      const begin = performance.now()
      const result = call(...given)
      spent.milliseconds += performance.now() - begin
      return result
    }
  const { parse, resolve, serialize } = resolver
  return { spent, resolver: { parse: timing(parse), resolve: timing(resolve), serialize: timing(serialize) } }
}

interface Times {
  readonly resolver: number
  readonly whole: number
}

const compileBy = (resolver: UriResolver): Times => {
  const { spent, resolver: measured } = timed(resolver)
  const begin = performance.now()
  new Ajv({ uriResolver: measured, strict: false }).compile(SCHEMA)
  return { resolver: spent.milliseconds, whole: performance.now() - begin }
}

const requireFromAjv = createRequire(createRequire(import.meta.url).resolve('ajv'))

const FIELD: Readonly<Record<string, UriResolver>> = {
  'uri-ts': uriResolver,
  'fast-uri of Ajv': requireFromAjv('fast-uri') as UriResolver,
  'fast-uri, newest': newest as UriResolver,
}

const rounds = Array.from({ length: ROUNDS }, () => Object.values(FIELD).map(compileBy))
const medians = Object.keys(FIELD).map((_, at) => ({
  resolver: median(rounds.map((round) => (round[at] as Times).resolver)),
  whole: median(rounds.map((round) => (round[at] as Times).whole)),
}))
const [ours, ajvs] = medians as [Times, Times]
for (const [at, name] of Object.keys(FIELD).entries()) {
  const { resolver, whole } = medians[at] as Times
  console.log(`${name.padEnd(18)} resolver ${resolver.toFixed(1)} ms, the whole of compile ${whole.toFixed(1)} ms`)
}
const ratio = ours.resolver / ajvs.resolver
console.log(`our resolver takes ${ratio.toFixed(2)} of the time of the one that Ajv brings (at most ${LIMIT})`)
if (process.argv.includes('--check') && ratio > LIMIT) process.exitCode = 1
