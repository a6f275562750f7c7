import { COLON_FIRST, guardSlashes, unguarded } from '../building/recompose'
import { replaceScheme } from '../building/splice'
import { path } from '../components/accessors'
import { SLASH } from '../grammar/code-units'
import { absoluteEnd } from '../model/bounds'
import type { RelativeRef, Uri } from '../model/brands'
import { parseRelativeRef } from '../model/parse'
import { View } from '../model/view'
import { hasDotSegments, removeDotSegments } from './dot-segments'
import { resolve } from './resolve'

/**
 * Returns the shortest relative path that leads from the path in `from`, which starts at `fromStart`, to the path in `to` from
 * `toStart` to `toEnd`. The first must have no dot segments.
 */
const relativePath = (from: string, fromStart: number, fromEnd: number, to: string, toStart: number, toEnd: number) => {
  let at = fromStart
  let index = toStart
  // The end of the longest common prefix that ends with "/"
  let common = toStart
  for (; at < fromEnd && index < toEnd && from.charCodeAt(at) === to.charCodeAt(index); at++) {
    if (to.charCodeAt(index++) === SLASH) common = index
  }
  let ups = ''
  for (; at < fromEnd; at++) if (from.charCodeAt(at) === SLASH) ups += '../'
  const rest = to.slice(common, toEnd)
  if (rest === '') return ups.slice(0, -1) || '.'
  const isMisread = ups === '' && (rest.startsWith('/') || COLON_FIRST.test(rest))
  return (isMisread ? './' : ups) + rest
}

/**
 * Returns a reference of each form: fragment, query, relative path, absolute path, network-path. Some of them may not
 * lead to `target`.
 */
const candidates = (base: View<Uri>, target: View<Uri>): ReadonlyArray<string> => {
  const { text, pathStart, pathEnd } = target
  const emptyPath = base.hostEnd < 0 ? '' : '/'
  const from = path(base) || emptyPath
  const fragment = text.slice(absoluteEnd(target))
  const query = text.slice(pathEnd)
  const directory = removeDotSegments(from.slice(0, from.lastIndexOf('/') + 1))
  const to = unguarded(path(target))
  const relative = relativePath(directory, 0, directory.length, to, 0, to.length) + query
  const absolute = guardSlashes(text.slice(pathStart))
  const network = text.slice(target.schemeEnd + 1)
  return [fragment, query, relative, absolute, network]
}

/** Returns the reference that has a path, and the text of `target` from `end` on. */
const refTo = ({ text, queryEnd }: View<Uri>, path: string, end: number): View<RelativeRef> => {
  const by = path.length - end
  return new View(
    'RelativeRef',
    path + text.slice(end),
    -1,
    -1,
    -1,
    -1,
    0,
    path.length,
    queryEnd > end ? queryEnd + by : -1,
  )
}

const isPlain = ({ text, hostEnd, pathStart, pathEnd }: View<Uri>): boolean =>
  hostEnd >= 0 && pathStart < pathEnd && !text.startsWith('//', pathStart) && !hasDotSegments(text, pathStart, pathEnd)

/**
 * Returns the shortest reference, if it is certain without resolving others: if both URIs have an authority and a path,
 * without dot segments, that no parser reads as an authority. Else returns undefined.
 */
const certain = (base: View<Uri>, target: View<Uri>): View<Uri> | View<RelativeRef> | undefined => {
  if (!isPlain(base) || !isPlain(target)) return undefined
  const from = base.text
  const { text, schemeEnd, pathStart, pathEnd } = target
  if (from.slice(0, base.pathStart) !== text.slice(0, pathStart)) {
    return from.slice(0, base.schemeEnd) === text.slice(0, schemeEnd) ? replaceScheme<RelativeRef>(target, '') : target
  }
  const end = absoluteEnd(target)
  if (from.slice(pathStart, absoluteEnd(base)) === text.slice(pathStart, end)) return refTo(target, '', end)
  const to = text.slice(pathStart, pathEnd)
  if (target.queryEnd >= 0 && from.slice(pathStart, base.pathEnd) === to) return refTo(target, '', pathEnd)
  const relative = relativePath(from, pathStart, base.pathEnd, text, pathStart, pathEnd)
  return refTo(target, relative.length <= to.length ? relative : to, pathEnd)
}

/**
 * Returns the shortest reference that leads from `base` to `target`: `resolve(base)(relativize(base)(target))` has
 * exactly the text of `target`. If no relative reference leads there, returns `target`. No reference leads to a path
 * with dot segments, because `resolve` removes them.
 *
 * Allocates: the view, and the references that it tries.
 *
 * @example
 * import { relativize, uri, view } from 'uri-ts'
 *
 * const base = view(uri('http://a/b/c/d;p?q'))
 * relativize(base)(view(uri('http://a/b/g#s'))).text //=> '../g#s'
 *
 * @category Resolution
 */
export const relativize =
  (base: View<Uri>) =>
  (target: View<Uri>): View<Uri> | View<RelativeRef> => {
    const found = certain(base, target)
    if (found !== undefined) return found
    const shorter = candidates(base, target).filter(({ length }) => length <= target.text.length)
    for (const candidate of shorter.sort((a, b) => a.length - b.length)) {
      const parsed = parseRelativeRef(candidate)
      if (parsed._tag === 'Right' && resolve(base)(parsed.right).text === target.text) return parsed.right
    }
    return target
  }
