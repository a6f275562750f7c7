import type { Resolve } from '../../types/resolution/resolve'
import type { ParseError } from '../errors/parse-error'
import type { Either } from '../fp/either'
import { right } from '../fp/either'
import { absoluteEnd } from '../model/bounds'
import type { TextOf, Uri } from '../model/brands'
import { parseUriReference } from '../model/parse'
import { View, withTail } from '../model/view'
import { hasDotSegments, withoutDotSegments } from './dot-segments'

/** Moves an offset, unless it is -1, which means absent. */
const shifted = (offset: number, by: number): number => (offset < 0 ? -1 : offset + by)

/**
 * The view with the dot segments of its path removed, and guarded: a path that would begin with `//` where there is no
 * authority gets `/.` in front, so that it is read back as the path that it is (see 3.3). Allocates: the view, its text.
 */
export const removeDots = (view: View): View => {
  const { text, pathStart, pathEnd } = view
  const kept = withoutDotSegments(text, pathStart, pathEnd)
  const path = view.hostEnd < 0 && kept.startsWith('//') ? `/.${kept}` : kept
  const by = path.length - (pathEnd - pathStart)
  return withTail(view, text.slice(0, pathStart) + path + text.slice(pathEnd), pathEnd + by, shifted(view.queryEnd, by))
}

const hasDots = (view: View): boolean => hasDotSegments(view.text, view.pathStart, view.pathEnd)

const withoutDots = (target: View<Uri>, isDotted: boolean): View<Uri> =>
  isDotted ? (removeDots(target) as View<Uri>) : target

/** `scheme ":"` of the base, then the reference without a scheme of its own, which has an authority. */
const atScheme = (base: View<Uri>, ref: View): View<Uri> => {
  const by = base.schemeEnd - ref.schemeEnd
  return new View(
    'Uri',
    base.text.slice(0, base.schemeEnd + 1) + ref.text.slice(ref.schemeEnd + 1),
    base.schemeEnd,
    shifted(ref.userinfoEnd, by),
    ref.hostEnd + by,
    ref.hostKind,
    ref.pathStart + by,
    ref.pathEnd + by,
    shifted(ref.queryEnd, by),
  )
}

/** The base up to `end`, then `slash`, then the whole reference, which begins with its path or what follows it. */
const atPath = (base: View<Uri>, end: number, slash: '' | '/', ref: View): View<Uri> => {
  const by = end + slash.length - ref.pathStart
  const text = base.text.slice(0, end) + slash + ref.text.slice(ref.pathStart)
  return withTail(base, text, ref.pathEnd + by, shifted(ref.queryEnd, by))
}

/** The reference has an empty path: the path is the base's, and so is the query unless the reference has one. */
const atPathEnd = (base: View<Uri>, ref: View): View<Uri> => {
  const hasQuery = ref.queryEnd >= 0
  const end = hasQuery ? base.pathEnd : absoluteEnd(base)
  const queryEnd = hasQuery ? ref.queryEnd + end - ref.pathEnd : base.queryEnd
  return withTail(base, base.text.slice(0, end) + ref.text.slice(ref.pathEnd), base.pathEnd, queryEnd)
}

/** `merge` (5.2.3) in place: where the reference's path goes, after the last `/` of the base's path. */
const directoryEnd = (base: View<Uri>): number =>
  Math.max(base.pathStart, base.text.lastIndexOf('/', base.pathEnd - 1) + 1)

/** 5.2.2 for a reference without scheme and authority. */
const resolvePath = (base: View<Uri>, ref: View): View<Uri> => {
  if (ref.pathStart === ref.pathEnd) return atPathEnd(base, ref)
  if (ref.text.charCodeAt(ref.pathStart) === 47) {
    return withoutDots(atPath(base, base.pathStart, '', ref), hasDots(ref))
  }
  const isRootNeeded = base.hostEnd >= 0 && base.pathStart === base.pathEnd
  const end = isRootNeeded ? base.pathStart : directoryEnd(base)
  const isDotted = hasDots(ref) || hasDotSegments(base.text, base.pathStart, end)
  return withoutDots(atPath(base, end, isRootNeeded ? '/' : '', ref), isDotted)
}

/** 5.2.2 for a reference without scheme, or with one that is ignored. */
const resolveRelative = (base: View<Uri>, ref: View): View<Uri> =>
  ref.hostEnd < 0 ? resolvePath(base, ref) : withoutDots(atScheme(base, ref), hasDots(ref))

/** 5.2.2, the strict form. */
const resolveView = (base: View<Uri>, ref: View): View<Uri> =>
  ref.schemeEnd < 0 ? resolveRelative(base, ref) : withoutDots(ref as View as View<Uri>, hasDots(ref))

/**
 * Resolves a reference against a base (5.2.2), strictly and literally: nothing is normalized but the dot segments that
 * 5.2.4 removes. The fragment of the base, if any, is no part of it (5.1).
 *
 * The offsets of the result are computed, not scanned again. Structure survives: where the path would begin with `//`
 * and there is no authority, it gets `/.` in front.
 *
 * Allocates: the view and its text; nothing where the reference is a URI without dot segments, which is the result.
 *
 * @example
 * import { relativeRef, resolve, uri, view } from 'uri-ts'
 *
 * const base = view(uri('http://a/b/c/d;p?q'))
 * resolve(base)(view(relativeRef('../g'))).text //=> 'http://a/b/g'
 *
 * @category Resolution
 */
export const resolve =
  <Base extends View<Uri>>(base: Base) =>
  <Ref extends View>(ref: Ref): View<Uri<Resolve<TextOf<Base['text']>, TextOf<Ref['text']>>>> =>
    resolveView(base, ref) as View as View<Uri<Resolve<TextOf<Base['text']>, TextOf<Ref['text']>>>>

const hasSchemeOf = (base: View<Uri>, ref: View): boolean =>
  ref.schemeEnd === base.schemeEnd &&
  ref.text.slice(0, ref.schemeEnd).toLowerCase() === base.text.slice(0, base.schemeEnd).toLowerCase()

/**
 * `resolve`, but a reference with the base's own scheme is read as if it had none (5.2.2, the non-strict form). Only
 * for data from before RFC 3986: `http:g` is `g`.
 *
 * Allocates: as `resolve`.
 *
 * @example
 * import { resolveNonStrict, uri, view } from 'uri-ts'
 *
 * const base = view(uri('http://a/b/c/d;p?q'))
 * resolveNonStrict(base)(view(uri('http:g'))).text //=> 'http://a/b/c/g'
 *
 * @category Resolution
 */
export const resolveNonStrict =
  (base: View<Uri>) =>
  (ref: View): View<Uri> =>
    hasSchemeOf(base, ref) ? resolveRelative(base, ref) : resolve(base)(ref)

/**
 * Parses a URI reference and resolves it (5.2.2).
 *
 * Allocates: the `Either` and what `resolve` allocates. Fails: as `parseUriReference`.
 *
 * @example
 * import { resolveText, uri, view } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * const base = view(uri('http://a/b/c/d;p?q'))
 * E.map(String)(resolveText(base)('?y#s')) //=> { _tag: 'Right', right: 'http://a/b/c/d;p?y#s' }
 *
 * @category Resolution
 */
export const resolveText =
  (base: View<Uri>) =>
  (text: string): Either<ParseError, View<Uri>> => {
    const parsed = parseUriReference(text)
    return parsed._tag === 'Left' ? parsed : right(resolve(base)(parsed.right))
  }
