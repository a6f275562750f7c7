/* This file exports functions that resolve references against a base (RFC 3986, section 5.2.2). */
import type { Resolve } from '../../../types/core/resolution/resolve'
import { replacePath, replaceScheme } from '../building/splice'
import type { ParseError } from '../errors/parse-error'
import { refuseMore } from '../errors/require-text'
import type { Either } from '../fp/either'
import { right } from '../fp/either'
import { SLASH } from '../grammar/code-units'
import { absoluteEnd, moveEnd } from '../model/bounds'
import type { TextOf, Uri, UriReference } from '../model/brands'
import { parseUriReference } from '../model/parse'
import { requireView, type View, type ViewOfReference, type ViewOfUri, withTail } from '../model/view'
import { type CheckBase, requireBase } from './base'
import { hasDotSegments, withoutDotSegments } from './dot-segments'

/**
 * Removes the dot segments from the path, and adds a guard if the path needs one (see `addGuard`). Allocates the
 * returned view and its text.
 */
export const removeDots = <U extends UriReference>(view: View): View<U> =>
  replacePath(view, withoutDotSegments(view.text, view.pathStart, view.pathEnd))

const hasDots = (view: View): boolean => hasDotSegments(view.text, view.pathStart, view.pathEnd)

const withoutDots = <U extends UriReference>(target: View, isDotted: boolean): View<U> =>
  isDotted ? removeDots(target) : (target as View<U>)

/** Joins three parts: the base up to `end`, the string `slash`, and the reference from the start of its path. */
const joinAtPath = (base: View<Uri>, end: number, slash: '' | '/', ref: View): View<Uri> => {
  const by = end + slash.length - ref.pathStart
  const text = base.text.slice(0, end) + slash + ref.text.slice(ref.pathStart)
  return withTail(base, text, ref.pathEnd + by, moveEnd(ref.queryEnd, by))
}

/** Joins the base and a reference whose path is empty. */
const joinAfterPath = (base: View<Uri>, ref: View): View<Uri> => {
  // Implements `if defined(R.query) then T.query = R.query; else T.query = Base.query;`.
  const hasQuery = ref.queryEnd >= 0
  const end = hasQuery ? base.pathEnd : absoluteEnd(base)
  const queryEnd = hasQuery ? ref.queryEnd + end - ref.pathEnd : base.queryEnd
  return withTail(base, base.text.slice(0, end) + ref.text.slice(ref.pathEnd), base.pathEnd, queryEnd)
}

/** Applies `merge` and then `remove_dot_segments` (RFC 3986, sections 5.2.3 and 5.2.4). */
const merge = (base: View<Uri>, ref: View): View<Uri> => {
  const { text, hostEnd, pathStart, pathEnd } = base
  // If the base URI has an authority and an empty path, the result's path is `/` followed by the reference's path.
  const isRootNeeded = hostEnd >= 0 && pathStart === pathEnd
  // If `isRootNeeded` is `false`, the reference's path replaces the last segment of the base URI's path.
  const end = isRootNeeded ? pathStart : Math.max(pathStart, text.lastIndexOf('/', pathEnd - 1) + 1)
  const isDotted = hasDots(ref) || hasDotSegments(text, pathStart, end)
  return withoutDots(joinAtPath(base, end, isRootNeeded ? '/' : '', ref), isDotted)
}

/**
 * Resolves a reference that has no scheme, or whose scheme is ignored (RFC 3986, section 5.2.2). In the comments, R is
 * the reference, and T is the target.
 */
const resolveRelative = (base: View<Uri>, ref: View): View<Uri> => {
  // Implements `if defined(R.authority) then T.authority = R.authority; T.path = remove_dot_segments(R.path);`.
  if (ref.hostEnd >= 0) return withoutDots(replaceScheme(ref, base.text.slice(0, base.schemeEnd + 1)), hasDots(ref))
  // Implements `if (R.path == "") then T.path = Base.path;`.
  if (ref.pathStart === ref.pathEnd) return joinAfterPath(base, ref)
  // Implements `if (R.path starts-with "/") then T.path = remove_dot_segments(R.path);`.
  if (ref.text.charCodeAt(ref.pathStart) === SLASH) {
    return withoutDots(joinAtPath(base, base.pathStart, '', ref), hasDots(ref))
  }
  // Implements `else T.path = merge(Base.path, R.path); T.path = remove_dot_segments(T.path);`.
  return merge(base, ref)
}

/**
 * Resolves a reference strictly (RFC 3986, section 5.2.2):
 * `if defined(R.scheme) then T.scheme = R.scheme; T.path = remove_dot_segments(R.path);`.
 */
const resolveView = (base: View<Uri>, ref: View): View =>
  requireView(ref).schemeEnd < 0 ? resolveRelative(base, ref) : withoutDots(ref, hasDots(ref))

/**
 * Strictly resolves a reference against a base (RFC 3986, section 5.2.2). Removes dot segments (RFC 3986, section
 * 5.2.4), but normalizes nothing else. Ignores the base's fragment (RFC 3986, section 5.1). Prefixes the result's path
 * with `/.` if the path would otherwise be read as an authority.
 *
 * Allocates the returned view and its text. Computes the offsets without scanning the result. Returns `ref` itself if
 * it is a URI without dot segments.
 *
 * @example
 * import { relativeRef, resolve, view } from 'uri-ts'
 *
 * const base = view('http://a/b/c/d;p?q')
 * resolve(base)(view(relativeRef('../g'))).text //=> 'http://a/b/g'
 *
 * @category Resolution
 */
export const resolve: <Base extends ViewOfUri>(
  base: Base,
) => <Ref extends ViewOfReference>(ref: Ref) => View<Uri<Resolve<TextOf<Base['text']>, TextOf<Ref['text']>>>> = (
  base,
  more?: unknown,
) => {
  requireView(base)
  refuseMore(more)
  // The compiler cannot verify that `resolveView` computes what the `Resolve` type computes.
  return (ref) => resolveView(base, ref) as never
}

/** Returns whether the reference has the same scheme as the base, regardless of case (RFC 3986, section 3.1). */
const hasSchemeOf = (base: View<Uri>, ref: View): boolean =>
  requireView(ref).schemeEnd === requireView(base).schemeEnd &&
  ref.text.slice(0, ref.schemeEnd).toLowerCase() === base.text.slice(0, base.schemeEnd).toLowerCase()

/**
 * Resolves a reference non-strictly against a base (RFC 3986, section 5.2.2). If the reference and the base have the
 * same scheme, the reference's scheme is ignored, so `http:g` means `g`. Use `resolveNonStrict` only for references
 * that predate RFC 3986.
 *
 * Allocates the same kinds of objects as `resolve`.
 *
 * @example
 * import { resolveNonStrict, view } from 'uri-ts'
 *
 * const base = view('http://a/b/c/d;p?q')
 * resolveNonStrict(base)(view('http:g')).text //=> 'http://a/b/c/g'
 *
 * @category Resolution
 */
export const resolveNonStrict =
  (base: ViewOfUri) =>
  (ref: ViewOfReference): View<Uri> =>
    hasSchemeOf(base, ref) ? resolveRelative(base, ref) : resolve(base)(ref)

/**
 * Parses a URI reference and resolves it strictly (RFC 3986, section 5.2.2). The base is a view, or a literal that the
 * compiler checks.
 *
 * Allocates what `parseUriReference` and `resolve` allocate. Fails in the same cases as `parseUriReference`.
 *
 * @example
 * import { resolveText } from 'uri-ts'
 *
 * const target = resolveText('http://a/b/c/d;p?q')('?y#s')
 * if (target._tag === 'Right') target.right.text //=> 'http://a/b/c/d;p?y#s'
 *
 * @category Resolution
 */
export const resolveText: <const Base extends string>(
  base: ViewOfUri | CheckBase<Base>,
) => (text: string) => Either<ParseError, View<Uri>> = (base: unknown, more?: unknown) => {
  refuseMore(more)
  const resolved = resolve(requireBase(base as string))
  return (text) => {
    const parsed = parseUriReference(text)
    return parsed._tag === 'Left' ? parsed : right(resolved(parsed.right))
  }
}
