import type { Normalize } from '../../../types/core/equivalence/normalize'
import { isGuardedAt } from '../grammar/dot-segment'
import { isIPv4AddressIn } from '../grammar/ip-literal'
import { absoluteEnd, authorityStart, startOfHost } from '../model/bounds'
import type { Normalized, Retext, TextOf } from '../model/brands'
import { requireView, View, type ViewOfReference } from '../model/view'
import { isLowerCased, isPctNormalized, lowerCase, normalizeOctets } from '../percent/normalize'
import { hasDotSegments } from '../resolution/dot-segments'
import { removeDots } from '../resolution/resolve'
import { KIND_IPV4_ADDRESS, KIND_REG_NAME } from '../scanner/spans'

/**
 * Returns whether dot segments can be removed from a view's path (RFC 3986, section 6.2.2.3). Dot segments can be
 * removed from a relative path only after it has been resolved. A path after an authority is never relative: it is
 * empty or begins with `/`.
 */
const isPathComplete = (view: View): boolean => view.schemeEnd >= 0 || view.text.startsWith('/', view.pathStart)

const hasRemovableDots = (view: View): boolean => {
  const { text, pathStart, pathEnd } = view
  if (!isPathComplete(view)) return false
  // If there is no authority, a `/.` before `//` is a guard, and must not be removed.
  const isGuarded = view.hostEnd < 0 && isGuardedAt(text, pathStart)
  return hasDotSegments(text, isGuarded ? pathStart + 2 : pathStart, pathEnd)
}

/** Returns whether a reference's case and percent-encoding are normalized (RFC 3986, sections 6.2.2.1 and 6.2.2.2). */
const areCharactersNormal = (view: View): boolean =>
  isLowerCased(view.text, 0, view.schemeEnd) &&
  isLowerCased(view.text, startOfHost(view), view.hostEnd) &&
  isPctNormalized(view.text)

/**
 * Returns whether a reference is in normal form (RFC 3986, section 6.2.2). For a reference in normal form, `normalize`
 * returns the original view.
 *
 * Allocates nothing.
 *
 * @example
 * import { isNormalized, view } from 'uri-ts'
 *
 * isNormalized(view('http://a/%7Eb')) //=> false
 * isNormalized(view('http://a/~b')) //=> true
 *
 * @category Normalization
 */
export const isNormalized = <V extends ViewOfReference>(view: V): view is V & View<Normalized<V['text']>> =>
  areCharactersNormal(requireView(view)) && !hasRemovableDots(view)

/** Normalizes case and percent-encoding (RFC 3986, sections 6.2.2.1 and 6.2.2.2). */
const normalizeCharacters = (view: View): View => {
  const { text, schemeEnd, userinfoEnd, hostEnd, pathStart, pathEnd } = view
  let normalized = text.slice(0, schemeEnd + 1).toLowerCase()
  let newUserinfoEnd = -1
  let newHostEnd = -1
  let hostKind = view.hostKind
  if (hostEnd >= 0) {
    normalized += '//'
    if (userinfoEnd >= 0) {
      normalized += normalizeOctets(text, authorityStart(view), userinfoEnd)
      newUserinfoEnd = normalized.length
      normalized += '@'
    }
    const host = lowerCase(normalizeOctets(text, startOfHost(view), hostEnd))
    if (hostKind === KIND_REG_NAME && isIPv4AddressIn(host, 0, host.length)) hostKind = KIND_IPV4_ADDRESS
    normalized += host
    newHostEnd = normalized.length
    normalized += text.slice(hostEnd, pathStart)
  }
  const newPathStart = normalized.length
  normalized += normalizeOctets(text, pathStart, pathEnd)
  const newPathEnd = normalized.length
  normalized += normalizeOctets(text, pathEnd, absoluteEnd(view))
  const newQueryEnd = view.queryEnd < 0 ? -1 : normalized.length
  normalized += normalizeOctets(text, absoluteEnd(view), text.length)
  return new View(
    view._tag,
    normalized,
    schemeEnd,
    newUserinfoEnd,
    newHostEnd,
    hostKind,
    newPathStart,
    newPathEnd,
    newQueryEnd,
  )
}

const normalizeView = (view: View): View => {
  const characters = areCharactersNormal(view) ? view : normalizeCharacters(view)
  return hasRemovableDots(characters) ? removeDots(characters) : characters
}

/**
 * Returns the normal form of a reference (RFC 3986, section 6.2.2). Unless the reference is a URN (RFC 8141, section
 * 3.1), the result identifies the same resource as the reference. Normalization has three steps:
 *
 * - The scheme and the host are converted to lower case, and the hexadecimal digits of percent-encoded octets to upper
 *   case (RFC 3986, section 6.2.2.1).
 * - Percent-encoded octets that represent unreserved characters are decoded once (RFC 3986, section 6.2.2.2).
 * - Dot segments are removed (RFC 3986, section 6.2.2.3), except from a relative path, which must be resolved first.
 *
 * `normalize` is idempotent. Normalizing a reference before you resolve it does not change the target's normal form,
 * unless a raw `..` follows a percent-encoded dot segment. With two exceptions, normalizing the base does not change
 * the target's normal form either. One exception is a base whose path ends with a dot segment. For the base
 * `http://a/b/..`, the target of `c` is `http://a/b/c`. For the base's normal form, `http://a/`, the target of `c` is
 * `http://a/c`. The other exception is a base whose path contains a percent-encoded dot segment. For the base
 * `http://a/b/%2E%2E/d`, the target of `../c` is `http://a/b/c`. For the base's normal form, `http://a/d`, the target
 * of `../c` is `http://a/c`.
 *
 * Allocates the returned view and its text. If the reference is already in normal form, returns the original view. The
 * result may keep the text of the original reference in memory.
 *
 * @example
 * import { normalize, view } from 'uri-ts'
 *
 * const normalized = normalize(view('eXAMPLE://a/./b/../b/%63/%7bfoo%7d'))
 * normalized.text //=> 'example://a/b/c/%7Bfoo%7D'
 *
 * @category Normalization
 */
export const normalize = <V extends ViewOfReference>(
  view: V,
): View<Normalized<Retext<V['text'], Normalize<TextOf<V['text']>>>>> =>
  normalizeView(requireView(view)) as View<Normalized<Retext<V['text'], Normalize<TextOf<V['text']>>>>>
