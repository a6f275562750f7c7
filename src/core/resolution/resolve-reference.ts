/* The functions in this file resolve references against a base that may be relative. */
import { recompose } from '../building/recompose'
import { authority, fragment, path, query } from '../components/accessors'
import { toUndefined } from '../fp/option'
import type { Uri, UriReference } from '../model/brands'
import { view } from '../model/parse'
import { requireView, type View, type ViewOfReference } from '../model/view'
import { removeDotSegments } from './dot-segments'
import { resolve } from './resolve'

/** Matches a path whose last segment is `..`. */
const DOTS_LAST = /(?:^|\/)\.\.$/

/**
 * Returns the base's path without its last segment (RFC 3986, section 5.2.3). If the last segment is `..`, the result
 * is the whole path followed by `/`.
 */
const directoryOf = (base: View): string => {
  const whole = path(base)
  if (whole === '' && base.hostEnd >= 0) return '/'
  const closed = DOTS_LAST.test(whole) ? `${whole}/` : whole
  return closed.slice(0, closed.lastIndexOf('/') + 1)
}

/**
 * Removes the dot segments from a relative path, but keeps each `..` that has no removable segment before it. A leading
 * `..` matters when the result is resolved against a second base.
 */
export const removeInnerDotSegments = (relative: string): string => {
  let ups = ''
  const kept: string[] = []
  const segments = relative.split('/')
  for (const [index, segment] of segments.entries()) {
    const isDotted = segment === '.' || segment === '..'
    if (!isDotted) kept.push(segment)
    else if (segment === '..' && kept.pop() === undefined) ups += '../'
    if (isDotted && index === segments.length - 1) kept.push('')
  }
  const rest = kept.join('/')
  // An empty path would refer to the base itself, and `/` would refer to the base's root.
  const isMisread = ups === '' && (rest === '' || rest.startsWith('/'))
  return (isMisread ? './' : ups) + rest
}

/**
 * Resolves a reference against a base that may be relative. RFC 3986 (section 5.2.2) defines resolution only for a base
 * with a scheme. If neither the base nor the reference has a scheme, the result is a relative reference. The result
 * keeps every `..` at the start of a relative path. If the URI `a` has an authority or an absolute path, resolution is
 * associative: `resolve(a)(resolveReference(b)(c))` equals `resolve(resolve(a)(b))(c)`.
 *
 * Allocates the returned view, its text, and slices of the text. If the base or the reference is a URI, allocates the
 * same kinds of objects as `resolve`.
 *
 * @example
 * import { relativeRef, resolveReference, view } from 'uri-ts'
 *
 * const base = view(relativeRef('schemas/user'))
 * resolveReference(base)(view(relativeRef('name#/$defs/first'))).text //=> 'schemas/name#/$defs/first'
 * resolveReference(base)(view(relativeRef('../../x'))).text //=> '../x'
 *
 * @category Resolution
 */
export const resolveReference =
  (base: ViewOfReference) =>
  (ref: ViewOfReference): View => {
    if (requireView(base).schemeEnd >= 0 || requireView(ref).schemeEnd >= 0) return resolve(base as View<Uri>)(ref)
    const own = path(ref)
    const isOwnAuthority = ref.hostEnd >= 0
    const isOfBase = own === '' && !isOwnAuthority
    const merged = isOfBase ? path(base) : isOwnAuthority || own.startsWith('/') ? own : directoryOf(base) + own
    const root = toUndefined(authority(isOwnAuthority ? ref : base))
    const isRelative = merged !== '' && !merged.startsWith('/')
    const text = recompose({
      authority: root,
      path: isRelative ? removeInnerDotSegments(merged) : removeDotSegments(merged),
      query: toUndefined(query(isOfBase && ref.queryEnd < 0 ? base : ref)),
      fragment: toUndefined(fragment(ref)),
    })
    return view(text as UriReference)
  }
