/**
 * Compares, in a single process, the speed of this build with that of an earlier build. Run this benchmark with `npm
 * run bench -- before EARLIER [ROW…]`.
 *
 * `EARLIER` is either a folder that contains a `dist` folder, or a Git revision. A revision is built in a temporary
 * worktree, with the dependencies that the revision specifies. If a `ROW` is given, the benchmark runs only the rows
 * whose names contain `ROW`. With `--check`, the benchmark exits with status 1 if a row exceeds its limit.
 *
 * A limit is the maximum ratio of this build's time to the earlier build's time. The limits are meant for a comparison
 * with version 0.1.0 (commit fb884e4).
 */
import { parseArgs } from 'node:util'
import { resolve, type Uri, type View } from 'uri-ts'
import { sharedLines } from '../test/support/shared'
import { type Build, loadBuild, loadOther } from './builds'
import { CORPUS } from './corpus'
import { ROOT } from './environment'
import { flatten } from './harness'
import { comparedPairs, normalPairs, type Pair, resolutionPairs } from './pairs'
import { compare, fieldOf, type Runner } from './race'

interface Views {
  readonly a: View<Uri>
  readonly b: View<Uri>
}

interface Input {
  readonly before: Views
  readonly now: Views
}

interface Row {
  readonly name: string
  readonly limit?: number
  readonly pairs: (texts: readonly string[]) => readonly Pair[]
  readonly call: (build: Build) => (views: Views) => unknown
}

type Pairs = Row['pairs']

const withQueries: Pairs = (texts) => normalPairs(texts).filter(({ aView }) => aView.queryEnd > aView.pathEnd + 1)

const unequal: Pairs = (texts) => comparedPairs(texts).filter(({ a, b }) => a !== b)

const otherCase: Pairs = (texts) =>
  normalPairs(texts).map((pair) => ({ ...pair, a: pair.a.slice(0, 1).toUpperCase() + pair.a.slice(1) }))

const links: Pairs = (texts) =>
  resolutionPairs(texts).map((pair) => ({ ...pair, b: resolve(pair.aView as View<Uri>)(pair.bView).text }))

const read = (built: unknown): number => (built as { readonly right: View }).right.text.charCodeAt(0)

const setterRows = (
  name: 'withQuery' | 'withFragment' | 'withPath' | 'withHost' | 'withScheme',
  part: string,
  limit: number,
): readonly Row[] => {
  const setterOf = (build: Build): Build['withQuery'] => build[name] as Build['withQuery']
  const call: Row['call'] = (build) => {
    const setter = setterOf(build)
    return ({ a }) => setter(part)(a)
  }
  const readText: Row['call'] = (build) => {
    const setter = setterOf(build)
    return ({ a }) => read(setter(part)(a))
  }
  return [
    { name, limit, pairs: normalPairs, call },
    { name: `${name} + text`, pairs: normalPairs, call: readText },
  ]
}

const longQueries: Pairs = (texts) =>
  normalPairs(texts).map((pair) => ({
    ...pair,
    a: `${pair.a.slice(0, pair.aView.pathEnd)}?utm_source=newsletter&utm_medium=email&q=red+shoes&page=12&sort=price`,
  }))

const lookUp =
  (key: string) =>
  (build: Build & { readonly lookup?: Build['rawQueryValue'] }): ReturnType<Row['call']> => {
    const reader = (build.lookup ?? build.rawQueryValue)(key)
    return ({ a }) => reader(a)
  }

const ROWS: readonly Row[] = [
  ...setterRows('withQuery', 'page=2', 0.12),
  ...setterRows('withFragment', 'top', 0.12),
  ...setterRows('withPath', '/docs/guide', 0.12),
  ...setterRows('withHost', 'example.org', 0.15),
  ...setterRows('withScheme', 'ftp', 0.2),
  { name: 'lookup', limit: 0.35, pairs: longQueries, call: lookUp('page') },
  { name: 'lookup, missing', limit: 0.35, pairs: longQueries, call: lookUp('id') },
  { name: 'lookup, real queries', pairs: withQueries, call: lookUp('id') },
  {
    name: 'queryPairs',
    pairs: withQueries,
    call:
      ({ queryPairs }) =>
      ({ a }) =>
        queryPairs(a),
  },
  {
    name: 'equalsHost',
    limit: 0.3,
    pairs: comparedPairs,
    call:
      ({ equalsHost }) =>
      ({ a, b }) =>
        equalsHost(a)(b),
  },
  {
    name: 'equalsNormalized, unequal',
    pairs: unequal,
    call:
      ({ equalsNormalized }) =>
      ({ a, b }) =>
        equalsNormalized(a)(b),
  },
  {
    name: 'equalsForScheme',
    limit: 0.25,
    pairs: comparedPairs,
    call:
      ({ equalsForScheme, schemeRules }) =>
      ({ a, b }) =>
        equalsForScheme(schemeRules)(a)(b),
  },
  {
    name: 'normalizeForScheme',
    limit: 0.4,
    pairs: normalPairs,
    call:
      ({ normalizeForScheme, schemeRules }) =>
      ({ a }) =>
        normalizeForScheme(schemeRules)(a),
  },
  {
    name: 'normalize, case',
    pairs: otherCase,
    call:
      ({ normalize }) =>
      ({ a }) =>
        normalize(a),
  },
  {
    name: 'relativize',
    limit: 0.25,
    pairs: links,
    call:
      ({ relativize }) =>
      ({ a, b }) =>
        relativize(a)(b),
  },
  {
    name: 'safeFilePath',
    pairs: normalPairs,
    call: ({ safeFilePath }) => {
      const file = safeFilePath('/srv')
      return ({ a }) => file(a)
    },
  },
]

const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } })
const [earlier = 'HEAD', ...wanted] = positionals
const builds = { before: await loadOther(earlier), now: await loadBuild(ROOT) }

const COUNT = 500

const CALLS = 3000

const lines = sharedLines('corpus/urls.txt') ?? CORPUS

const some = (pairs: readonly Pair[]): readonly Pair[] =>
  Array.from({ length: COUNT }, (_, index) => pairs[(index * 7919) % pairs.length] as Pair)

const viewsOf = (build: Build, { a, b }: Pair): Views => {
  const [ownA, ownB] = flatten([a, b]) as [Uri, Uri]
  return { a: build.view(ownA), b: build.view(ownB) } as Views
}

console.log(
  '| | earlier: median, best | now: median, best | now / earlier | at most |\n| --- | --: | --: | --: | --: |',
)
for (const { name, limit, pairs, call } of ROWS) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
  const views = some(pairs(lines)).map((pair) => ({
    before: viewsOf(builds.before, pair),
    now: viewsOf(builds.now, pair),
  }))
  const inputs = Array.from({ length: Math.ceil(CALLS / views.length) }, () => views).flat()
  const ofBefore = call(builds.before)
  const ofNow = call(builds.now)
  const runners: readonly Runner<Input>[] = [
    { name: 'before', of: 'uri-ts', call: ({ before }) => ofBefore(before) },
    { name: 'now', of: 'uri-ts', call: ({ now }) => ofNow(now) },
  ]
  const timings = compare(inputs, 41, fieldOf(name, runners))
  const [before, now] = timings.map(({ best }) => best) as [number, number]
  const cells = timings.map(({ nanoseconds, best }) => `${nanoseconds.toFixed(0)}, ${best.toFixed(0)} ns`)
  const isMet = limit === undefined || now <= limit * before
  console.log(
    `| ${name} | ${cells.join(' | ')} | ${(now / before).toFixed(3)} | ${limit ?? ''}${isMet ? '' : ' MISSED'} |`,
  )
  if (values.check && !isMet) process.exitCode = 1
}
