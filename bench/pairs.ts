/**
 * Creates pairs of references in two forms: as strings and as views. Fixed rules select the pairs from a corpus, so
 * every run uses the same pairs.
 */
import {
  type AbsoluteUri,
  isAbsoluteUri,
  isNormalized,
  isUri,
  isUriReference,
  path,
  type UriReference,
  type View,
  view,
} from 'uri-ts'
import { flatten } from './harness'

export interface Pair {
  readonly a: string
  readonly b: string
  readonly aView: View
  readonly bView: View
}

const pairOf = (a: string, b: string): readonly Pair[] => {
  const [ownA, ownB] = flatten([a, b]) as [string, string]
  return isUriReference(ownA) && isUriReference(ownB)
    ? [{ a: ownA, b: ownB, aView: view(ownA), bView: view(ownB) }]
    : []
}

const neighbour = (texts: readonly string[], index: number): string =>
  texts[(index * 7919 + 4231) % texts.length] as string

type Rewrite = (target: View) => string

const REFERENCES: readonly Rewrite[] = [
  ({ text }) => text,
  ({ text, pathStart }) => text.slice(pathStart),
  ({ text, pathStart }) => text.slice(pathStart),
  ({ text, pathStart }) => text.slice(pathStart + 1),
  ({ text, pathStart }) => `../${text.slice(pathStart + 1)}`,
  ({ text, pathStart }) => `.${text.slice(pathStart)}`,
  ({ text, schemeEnd }) => text.slice(schemeEnd + 1),
  (target) => `?page=${path(target).length}`,
  (target) => `#section-${path(target).length}`,
]

const afterAuthority = ({ text, pathStart }: View, inserted: string): string =>
  text.slice(0, pathStart) + inserted + text.slice(pathStart)

/** Lists functions that turn a URI into an equivalent one (RFC 3986, section 6.2.2). */
const DISTURBANCES: readonly Rewrite[] = [
  ({ text, schemeEnd }) => text.slice(0, schemeEnd).toUpperCase() + text.slice(schemeEnd),
  ({ text, hostEnd }) => text.slice(0, hostEnd).replace(/\/\/./, (start) => start.toUpperCase()) + text.slice(hostEnd),
  ({ text }) => text.replace(/[a-z~-](?=[^/]*$)/, (last) => `%${last.charCodeAt(0).toString(16)}`),
  ({ text }) => text.replace(/(?<=.)\/(?=[^/]*$)/, '/%7euser/'),
  (target) => afterAuthority(target, '/.'),
  (target) => afterAuthority(target, '/x/..'),
]

const rewriteAt = (rewrites: readonly Rewrite[], index: number): Rewrite => rewrites[index % rewrites.length] as Rewrite

const isNormal = (text: string): text is UriReference => isUriReference(text) && isNormalized(view(text))

const web = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => isUri(text) && view(text).hostEnd > 0)

/** Returns pairs. Each pair consists of a base and a reference that a page at that base could contain. */
export const resolutionPairs = (texts: readonly string[]): readonly Pair[] => {
  const bases = web(texts).filter(isAbsoluteUri)
  return bases.flatMap((base, index) =>
    pairOf(base, rewriteAt(REFERENCES, index)(view(neighbour(bases, index) as AbsoluteUri))),
  )
}

export const normalPairs = (texts: readonly string[]): readonly Pair[] =>
  web(texts)
    .filter(isNormal)
    .flatMap((text) => pairOf(text, text))

export const disturbedPairs = (texts: readonly string[]): readonly Pair[] =>
  web(texts)
    .filter(isNormal)
    .flatMap((text, index) => pairOf(rewriteAt(DISTURBANCES, index)(view(text)), text))
    .filter(({ a }) => !isNormal(a))

export const comparedPairs = (texts: readonly string[]): readonly Pair[] => {
  const disturbed = disturbedPairs(texts)
  const normal = disturbed.map(({ b }) => b)
  return disturbed.flatMap(({ a, b }, index) => {
    const others = [b, a, `${b}x`, neighbour(normal, index)]
    return pairOf(b, others[index % others.length] as string)
  })
}

/**
 * Returns whether all contestants accept a pair. Throwing is slow, so it would be unfair to time a pair that makes a
 * contestant throw.
 */
export const isTakenBy =
  (field: ReadonlyArray<{ readonly call: (pair: Pair) => unknown }>) =>
  (pair: Pair): boolean =>
    field.every(({ call }) => {
      try {
        call(pair)
        return true
      } catch {
        return false
      }
    })
