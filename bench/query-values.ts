/**
 * Measures how much longer it takes to read a decoded parameter than a raw one. Run this benchmark with
 * `npm run bench -- query`.
 *
 * With `--check`, the benchmark exits with status 1 if decoding a parameter takes more than 1.2 times as long as
 * reading the raw parameter.
 */
import { decodedQueryValue, formQueryValue, parseUriReference, queryPairs, rawQueryValue, type View } from 'uri-ts'
import { sharedLines } from '../test/support/shared'
import { CORPUS } from './corpus'
import { flatten } from './harness'
import { compare, fieldOf, type Runner } from './race'

const LIMIT = 1.2

const MOST = 40

interface Reading {
  readonly view: View
  readonly key: number
}

const viewsOf = (texts: readonly string[]): readonly View[] =>
  flatten(texts).flatMap((text) => {
    const parsed = parseUriReference(text)
    return parsed._tag === 'Right' ? [parsed.right as View] : []
  })

const keysOf = (views: readonly View[]): readonly string[] => {
  const counts = new Map<string, number>()
  for (const view of views) {
    for (const [key] of queryPairs(view)) if (/^\w+$/.test(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, MOST)
}

const readingsOf = (views: readonly View[], keys: readonly string[]): readonly Reading[] =>
  keys.flatMap((name, key) => {
    const has = rawQueryValue(name)
    return views.filter((view) => has(view)._tag === 'Some').map((view) => ({ view, key }))
  })

const runner = (
  name: string,
  keys: readonly string[],
  make: (key: string) => (view: View) => unknown,
): Runner<Reading> => {
  const readers = keys.map(make)
  return { name, of: 'uri-ts', call: ({ view, key }) => readers[key]?.(view) }
}

const written = (value: string): readonly string[] =>
  ['id', 'q', 'page'].flatMap((key) => [`http://h/a?x=1&${key}=${value}&y`, `http://h/a?${key}=${value}`])

const SETS = [
  { name: 'real URLs', texts: sharedLines('corpus/urls.txt') ?? CORPUS },
  { name: 'plain values', texts: written('word') },
  { name: 'encoded values', texts: [...written('a%20b'), ...written('caf%C3%A9')] },
]

console.log('| values of | readings | raw | decoded | form | decoded / raw |\n| --- | --: | --: | --: | --: | --: |')
for (const { name, texts } of SETS) {
  const views = viewsOf(texts)
  const keys = keysOf(views)
  const readings = readingsOf(views, keys)
  const inputs = Array.from({ length: Math.ceil(6000 / readings.length) }, () => readings).flat()
  const field = fieldOf(name, [
    runner('rawQueryValue', keys, rawQueryValue),
    runner('decodedQueryValue', keys, decodedQueryValue),
    runner('formQueryValue', keys, formQueryValue),
  ])
  const [raw, decoded, form] = compare(inputs, 41, field).map(({ best }) => best) as [number, number, number]
  const cells = [raw, decoded, form].map((nanoseconds) => `${nanoseconds.toFixed(0)} ns`)
  console.log(`| ${name} | ${readings.length} | ${cells.join(' | ')} | ${(decoded / raw).toFixed(2)} |`)
  if (process.argv.includes('--check') && name === 'real URLs' && decoded > LIMIT * raw) process.exitCode = 1
}
