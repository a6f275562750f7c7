import { COLON_FIRST, guardSlashes, unguarded } from '../building/recompose'
import { path } from '../components/accessors'
import { absoluteEnd } from '../model/bounds'
import type { RelativeRef, Uri } from '../model/brands'
import { parseRelativeRef } from '../model/parse'
import type { View } from '../model/view'
import { removeDotSegments } from './dot-segments'
import { resolve } from './resolve'

/** Returns the length of the longest common prefix of two paths that ends with `/`. */
const commonDirectory = (a: string, b: string): number => {
  let end = 0
  for (let index = 0; index < a.length && a[index] === b[index]; index++) if (a[index] === '/') end = index + 1
  return end
}

/** Returns the shortest relative path that leads from the directory of one path to another path. */
const relativePath = (from: string, to: string): string => {
  const directory = removeDotSegments(from.slice(0, from.lastIndexOf('/') + 1))
  const common = commonDirectory(directory, to)
  const ups = directory.slice(common).split('/').length - 1
  const rest = to.slice(common)
  if (rest === '') return ups === 0 ? '.' : '../'.repeat(ups).slice(0, -1)
  const isMisread = ups === 0 && (rest.startsWith('/') || COLON_FIRST.test(rest))
  return (isMisread ? './' : '../'.repeat(ups)) + rest
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
  const relative = relativePath(from, unguarded(path(target))) + query
  const absolute = guardSlashes(text.slice(pathStart))
  const network = text.slice(target.schemeEnd + 1)
  return [fragment, query, relative, absolute, network]
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
    const shorter = candidates(base, target).filter(({ length }) => length <= target.text.length)
    for (const candidate of shorter.sort((a, b) => a.length - b.length)) {
      const parsed = parseRelativeRef(candidate)
      if (parsed._tag === 'Right' && resolve(base)(parsed.right).text === target.text) return parsed.right
    }
    return target
  }
