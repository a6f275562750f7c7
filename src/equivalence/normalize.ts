import type { Normalize } from '../../types/equivalence/normalize'
import { isIPv4AddressIn } from '../grammar/ip-literal'
import { absoluteEnd, authorityStart, hostStart } from '../model/bounds'
import type { Normalized, Retext, TextOf } from '../model/brands'
import { View } from '../model/view'
import { isLowerCased, isPctNormalized, lowerCased, pctNormalized } from '../percent/normalize'
import { hasDotSegments } from '../resolution/dot-segments'
import { removeDots } from '../resolution/resolve'
import { KIND_IPV4_ADDRESS, KIND_REG_NAME } from '../scanner/spans'

/** Whether dot segments mean something here (6.2.2.3): not in a relative path, which still awaits its base. */
const isPathComplete = (view: View): boolean =>
  view.schemeEnd >= 0 || view.hostEnd >= 0 || view.text.startsWith('/', view.pathStart)

/** Whether the path keeps `/.` in front, as `removeDots` guards a path that begins with `//`. */
const isGuarded = (view: View): boolean => view.hostEnd < 0 && view.text.startsWith('/.//', view.pathStart)

const hasRemovableDots = (view: View): boolean =>
  isPathComplete(view) && hasDotSegments(view.text, isGuarded(view) ? view.pathStart + 2 : view.pathStart, view.pathEnd)

/** 6.2.2.1 and 6.2.2.2: whether everything but the dot segments is in normal form. */
const areCharactersNormal = (view: View): boolean =>
  isLowerCased(view.text, 0, view.schemeEnd) &&
  isLowerCased(view.text, hostStart(view), view.hostEnd) &&
  isPctNormalized(view.text)

/**
 * Whether a reference is in the normal form of 6.2.2, so that `normalize` returns it as it is.
 *
 * Allocates: nothing.
 *
 * @example
 * import { isNormalized, uri, view } from 'uri-ts'
 *
 * isNormalized(view(uri('http://a/%7Eb'))) //=> false
 * isNormalized(view(uri('http://a/~b'))) //=> true
 *
 * @category Normalization
 */
export const isNormalized = <V extends View>(view: V): view is V & View<Normalized<V['text']>> =>
  areCharactersNormal(view) && !hasRemovableDots(view)

/** 6.2.2.1 and 6.2.2.2: everything but the dot segments. */
const normalizeCharacters = (view: View): View => {
  const { text, schemeEnd, userinfoEnd, hostEnd, pathStart, pathEnd } = view
  let normalized = text.slice(0, schemeEnd + 1).toLowerCase()
  let newUserinfoEnd = -1
  let newHostEnd = -1
  let hostKind = view.hostKind
  if (hostEnd >= 0) {
    normalized += '//'
    if (userinfoEnd >= 0) {
      normalized += pctNormalized(text, authorityStart(view), userinfoEnd)
      newUserinfoEnd = normalized.length
      normalized += '@'
    }
    const host = lowerCased(pctNormalized(text, hostStart(view), hostEnd))
    if (hostKind === KIND_REG_NAME && isIPv4AddressIn(host, 0, host.length)) hostKind = KIND_IPV4_ADDRESS
    normalized += host
    newHostEnd = normalized.length
    normalized += text.slice(hostEnd, pathStart)
  }
  const newPathStart = normalized.length
  normalized += pctNormalized(text, pathStart, pathEnd)
  const newPathEnd = normalized.length
  normalized += pctNormalized(text, pathEnd, absoluteEnd(view))
  const newQueryEnd = view.queryEnd < 0 ? -1 : normalized.length
  normalized += pctNormalized(text, absoluteEnd(view), text.length)
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
 * Brings a reference into the normal form of 6.2.2: scheme and host in lower case, percent-encodings in upper case,
 * those of unreserved characters decoded, once, and then dot segments removed, except from a relative path, whose dot
 * segments still mean something to a base. Never changes what the reference identifies. Idempotent. Commutes with
 * `resolve`, unless a dot segment that is percent-encoded meets one that is not: `..` does not go up from `%2E%2E`.
 *
 * Allocates: nothing where the reference is in normal form already, and the same view is returned.
 *
 * @example
 * import { normalize, uri, view } from 'uri-ts'
 *
 * const normalized = normalize(view(uri('eXAMPLE://a/./b/../b/%63/%7bfoo%7d')))
 * normalized.text //=> 'example://a/b/c/%7Bfoo%7D'
 *
 * @category Normalization
 */
export const normalize = <V extends View>(
  view: V,
): View<Normalized<Retext<V['text'], Normalize<TextOf<V['text']>>>>> => {
  return normalizeView(view) as View<Normalized<Retext<V['text'], Normalize<TextOf<V['text']>>>>>
}
