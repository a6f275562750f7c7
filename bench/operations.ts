import { createRequire } from 'node:module'
import { normalizeUri as hyperjumpNormalize, resolveUri as hyperjumpResolve } from '@hyperjump/uri'
import {
  equalsNormalized,
  normalize,
  parseUri,
  parseUriReference,
  resolve,
  resolveText,
  type Uri,
  type View,
} from 'uri-ts'
import { sharedLines } from '../test/support/shared'
import { CORPUS } from './corpus'
import { comparedPairs, disturbedPairs, isTakenBy, normalPairs, type Pair, resolutionPairs } from './pairs'
import { compare, fieldOf, type Runner, type Timing } from './race'

const require = createRequire(import.meta.url)
const fastUri = require('fast-uri') as typeof import('fast-uri')
const uriJs = require('uri-js') as typeof import('uri-js')

/** The following constants name the contestants, both in the results and in the targets. */
export const OF_TEXTS = 'uri-ts, texts'
export const OF_VIEWS = 'uri-ts, views'
export const BY_FAST_URI = 'fast-uri'
export const BY_HYPERJUMP = '@hyperjump/uri'

export type OperationId = 'resolve' | 'normalize normal' | 'normalize others' | 'equals'

export interface Operation {
  readonly id: OperationId
  readonly corpus: 'built-in' | 'shared'
  readonly title: string
  readonly timings: readonly Timing[]
}

interface Race {
  readonly id: OperationId
  readonly title: string
  readonly pairs: (texts: readonly string[]) => readonly Pair[]
  readonly runners: () => readonly Runner<Pair>[]
}

const readText = (text: string): number => text.charCodeAt(text.length - 1)

const readView = (view: View): View => {
  readText(view.text)
  return view
}

const ours = (name: string, call: Runner<Pair>['call']): Runner<Pair> => ({ name, of: 'uri-ts', call })

const rival = (name: string, call: Runner<Pair>['call']): Runner<Pair> => ({ name, of: 'rival', call })

const resolveTexts = (a: string, b: string): number => {
  const base = parseUri(a)
  if (base._tag === 'Left') return -1
  const target = resolveText(base.right)(b)
  return target._tag === 'Left' ? -1 : readText(target.right.text)
}

const normalizeText = (text: string): number => {
  const parsed = parseUriReference(text)
  return parsed._tag === 'Left' ? -1 : readText(normalize(parsed.right).text)
}

const equalTexts = (a: string, b: string): boolean => {
  const parsedA = parseUriReference(a)
  const parsedB = parseUriReference(b)
  return parsedA._tag === 'Right' && parsedB._tag === 'Right' && equalsNormalized(parsedA.right)(parsedB.right)
}

const normalizers = (): readonly Runner<Pair>[] => [
  ours(OF_VIEWS, ({ aView }) => readView(normalize(aView))),
  ours(OF_TEXTS, ({ a }) => normalizeText(a)),
  rival(BY_FAST_URI, ({ a }) => readText(fastUri.normalize(a))),
  rival(BY_HYPERJUMP, ({ a }) => readText(hyperjumpNormalize(a))),
  rival('uri-js', ({ a }) => readText(uriJs.normalize(a))),
  rival('new URL', ({ a }) => readText(new URL(a).href)),
]

const RACES: readonly Race[] = [
  {
    id: 'resolve',
    title: 'resolve a reference against a base',
    pairs: resolutionPairs,
    runners: () => [
      ours(OF_VIEWS, ({ aView, bView }) => readView(resolve(aView as View<Uri>)(bView))),
      ours(OF_TEXTS, ({ a, b }) => resolveTexts(a, b)),
      rival(BY_FAST_URI, ({ a, b }) => readText(fastUri.resolve(a, b))),
      rival(BY_HYPERJUMP, ({ a, b }) => readText(hyperjumpResolve(b, a))),
      rival('uri-js', ({ a, b }) => readText(uriJs.resolve(a, b))),
      rival('new URL', ({ a, b }) => readText(new URL(b, a).href)),
    ],
  },
  { id: 'normalize normal', title: 'normalize what is in normal form', pairs: normalPairs, runners: normalizers },
  { id: 'normalize others', title: 'normalize what is not', pairs: disturbedPairs, runners: normalizers },
  {
    id: 'equals',
    title: 'compare by normal form',
    pairs: comparedPairs,
    runners: () => [
      ours(OF_VIEWS, ({ aView, bView }) => equalsNormalized(aView)(bView)),
      ours(OF_TEXTS, ({ a, b }) => equalTexts(a, b)),
      rival(BY_FAST_URI, ({ a, b }) => fastUri.equal(a, b)),
      rival('uri-js', ({ a, b }) => uriJs.equal(a, b)),
    ],
  },
]

const measure = (corpus: Operation['corpus'], texts: readonly string[], times: number, rounds: number) =>
  RACES.map(({ id, title, pairs, runners }): Operation => {
    const field = runners()
    const taken = pairs(texts).filter(isTakenBy(field))
    const inputs = Array.from({ length: times }, () => taken).flat()
    const of = corpus === 'shared' ? 'real URLs' : 'the built-in corpus'
    const count = taken.length.toLocaleString('en')
    return {
      id,
      corpus,
      title: `${title}: ${count} of ${of}`,
      timings: compare(inputs, rounds, fieldOf(`${id}, ${corpus}`, field)),
    }
  })

export const measureOperations = (isQuick: boolean): readonly Operation[] => {
  const lines = sharedLines('corpus/urls.txt')
  return [
    ...measure('built-in', CORPUS, 10, isQuick ? 7 : 41),
    ...(lines === undefined ? [] : measure('shared', lines, 1, isQuick ? 5 : 15)),
  ]
}
