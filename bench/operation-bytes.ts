import { createRequire } from 'node:module'
import { resolveUri as hyperjumpResolve } from '@hyperjump/uri'
import { equalsNormalized, equalsText, isNormalized, normalize, resolve, type Uri, uri, type View, view } from 'uri-ts'
import type { Bytes } from './bytes'
import { CORPUS } from './corpus'
import { bytesPerCall, loopOf } from './harness'
import { comparedPairs, disturbedPairs, isTakenBy, normalPairs, type Pair, resolutionPairs } from './pairs'

const require = createRequire(import.meta.url)
const fastUri = require('fast-uri') as typeof import('fast-uri')

type Case = Omit<Bytes, 'bytes'> & { readonly pairs: readonly Pair[]; readonly call: (pair: Pair) => unknown }

const isNormal = ({ aView, bView }: Pair): boolean => isNormalized(aView) && isNormalized(bView)

const cases = (): readonly Case[] => {
  const normal = normalPairs(CORPUS)
  const others = disturbedPairs(CORPUS)
  const resolution = resolutionPairs(CORPUS)
  const compared = comparedPairs(CORPUS)
  const of = 'uri-ts'
  const none = { of, limit: 0 } as const
  const isHome = equalsNormalized(view(uri('http://example.com/')))
  return [
    { ...none, name: 'normalize', input: 'normal views', pairs: normal, call: ({ aView }) => normalize(aView) },
    { ...none, name: 'isNormalized', input: 'normal views', pairs: normal, call: ({ aView }) => isNormalized(aView) },
    { ...none, name: 'isNormalized', input: 'other views', pairs: others, call: ({ aView }) => isNormalized(aView) },
    {
      ...none,
      name: 'equalsText',
      input: 'views',
      pairs: compared,
      call: ({ aView, bView }) => equalsText(aView)(bView),
    },
    {
      ...none,
      name: 'equalsNormalized(that)',
      input: 'normal views',
      pairs: normal,
      call: ({ aView }) => isHome(aView),
    },
    {
      of,
      name: 'equalsNormalized',
      input: 'normal views',
      pairs: compared.filter(isNormal),
      call: ({ aView, bView }) => equalsNormalized(aView)(bView),
    },
    { of, name: 'normalize', input: 'other views', pairs: others, call: ({ aView }) => normalize(aView) },
    {
      of,
      name: 'resolve',
      input: 'views',
      pairs: resolution,
      call: ({ aView, bView }) => resolve(aView as View<Uri>)(bView),
    },
    {
      of: 'rival',
      name: 'fast-uri normalize',
      input: 'normal texts',
      pairs: normal,
      call: ({ a }) => fastUri.normalize(a),
    },
    {
      of: 'rival',
      name: 'fast-uri resolve',
      input: 'texts',
      pairs: resolution,
      call: ({ a, b }) => fastUri.resolve(a, b),
    },
    {
      of: 'rival',
      name: '@hyperjump/uri resolveUri',
      input: 'texts',
      pairs: resolution,
      call: ({ a, b }) => hyperjumpResolve(b, a),
    },
    { of: 'rival', name: 'fast-uri equal', input: 'texts', pairs: compared, call: ({ a, b }) => fastUri.equal(a, b) },
  ]
}

/** For pairs from the built-in corpus, measures how many heap bytes each operation allocates per call. */
export const measureOperationBytes = (): readonly Bytes[] =>
  cases().map(({ pairs, call, ...row }) => ({
    ...row,
    bytes: bytesPerCall(loopOf(`bytes ${row.name} ${row.input}`, call), pairs.filter(isTakenBy([{ call }]))),
  }))
