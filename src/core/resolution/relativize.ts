/* The functions in this file find the shortest reference that leads from a base to a target. */

import { COLON_FIRST, guardSlashes, removeGuard } from '../building/recompose'
import { replaceScheme } from '../building/splice'
import { path } from '../components/accessors'
import { refuseMore } from '../errors/require-text'
import { SLASH } from '../grammar/code-units'
import { absoluteEnd } from '../model/bounds'
import type { RelativeRef, Uri } from '../model/brands'
import { parseRelativeRef } from '../model/parse'
import { requireView, View, type ViewOfUri } from '../model/view'
import { hasDotSegments, removeDotSegments } from './dot-segments'
import { resolve } from './resolve'

/** Returns the shortest relative path that leads from one path to another. `from` must not contain dot segments. */
const relativePath = (from: string, to: string): string => {
  let index = 0
  // `common` is the end of the longest prefix that both paths share and that ends with `/`.
  let common = 0
  for (; index < from.length && from.charCodeAt(index) === to.charCodeAt(index); index++) {
    if (from.charCodeAt(index) === SLASH) common = index + 1
  }
  let ups = ''
  for (; index < from.length; index++) if (from.charCodeAt(index) === SLASH) ups += '../'
  const rest = to.slice(common)
  if (rest === '') return ups.slice(0, -1) || '.'
  const isMisread = ups === '' && (rest.startsWith('/') || COLON_FIRST.test(rest))
  return (isMisread ? './' : ups) + rest
}

/**
 * Returns three references to try: one with a relative path, one with an absolute path, and one with an authority. Some
 * of these references may resolve to a URI other than `target`.
 */
const candidates = (base: View<Uri>, target: View<Uri>): ReadonlyArray<string> => {
  const { text, schemeEnd, pathStart, pathEnd } = target
  const from = path(base) || (base.hostEnd < 0 ? '' : '/')
  const directory = removeDotSegments(from.slice(0, from.lastIndexOf('/') + 1))
  const relative = relativePath(directory, removeGuard(path(target))) + text.slice(pathEnd)
  return [relative, guardSlashes(text.slice(pathStart)), text.slice(schemeEnd + 1)]
}

/** Returns a reference that consists of `path` and the part of the target that begins at `end`. */
const refTo = ({ text, queryEnd }: View<Uri>, path: string, end: number): View<RelativeRef> => {
  const newQueryEnd = queryEnd > end ? queryEnd + path.length - end : -1
  return new View('RelativeRef', path + text.slice(end), -1, -1, -1, -1, 0, path.length, newQueryEnd)
}

/**
 * Returns whether the URI has both an authority and a nonempty path without dot segments. The path must not begin with
 * `//`, because a reference that begins with such a path would have an authority.
 */
const isPlain = ({ text, hostEnd, pathStart, pathEnd }: View<Uri>): boolean =>
  hostEnd >= 0 && pathStart < pathEnd && !text.startsWith('//', pathStart) && !hasDotSegments(text, pathStart, pathEnd)

/**
 * Returns the shortest reference that leads from `base` to `target`. Returns `target` if no relative reference leads to
 * `target`. For example, no relative reference leads to a path with dot segments, because `resolve` removes dot
 * segments. If `target` has no dot segments, the text of `resolve(base)(relativize(base)(target))` is exactly the text
 * of `target`.
 *
 * Allocates the returned view and each candidate reference.
 *
 * @example
 * import { relativize, view } from 'uri-ts'
 *
 * const base = view('http://a/b/c/d;p?q')
 * relativize(base)(view('http://a/b/g#s')).text //=> '../g#s'
 *
 * @category Resolution
 */
export const relativize: (base: ViewOfUri) => (target: ViewOfUri) => View<Uri> | View<RelativeRef> = (
  base,
  more?: unknown,
) => {
  refuseMore(more)
  return (target) => {
    const { text, schemeEnd, pathStart, pathEnd, queryEnd } = requireView(target)
    const from = requireView(base).text
    const areSame = (baseEnd: number, end: number): boolean => from.slice(0, baseEnd) === text.slice(0, end)
    if (!areSame(base.schemeEnd, schemeEnd)) return target
    const end = absoluteEnd(target)
    if (areSame(absoluteEnd(base), end)) return refTo(target, '', end)
    if (queryEnd >= 0 && areSame(base.pathEnd, pathEnd)) return refTo(target, '', pathEnd)
    if (isPlain(base) && isPlain(target)) {
      if (!areSame(base.pathStart, pathStart)) return replaceScheme<RelativeRef>(target, '')
      const to = path(target)
      const relative = relativePath(path(base), to)
      return refTo(target, relative.length <= to.length ? relative : to, pathEnd)
    }
    return shortest(target, base, parseRelativeRef)
  }
}

/**
 * Returns the shortest candidate that `parse` accepts and that leads from `base` to `target`. If no candidate
 * qualifies, returns `target`.
 */
export const shortest = (
  target: View<Uri>,
  base: View<Uri>,
  parse: typeof parseRelativeRef,
): View<Uri> | View<RelativeRef> => {
  const shorter = candidates(base, target).filter(({ length }) => length <= target.text.length)
  for (const candidate of shorter.sort((a, b) => a.length - b.length)) {
    const parsed = parse(candidate)
    if (parsed._tag === 'Right' && resolve(base)(parsed.right).text === target.text) return parsed.right
  }
  return target
}
