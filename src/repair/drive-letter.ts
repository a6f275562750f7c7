import { path as pathOf } from '../core/components/accessors'
import { hasFileScheme } from '../core/grammar/special-scheme'
import type { Uri } from '../core/model/brands'
import type { View } from '../core/model/view'
import { hasDotSegments } from '../core/resolution/dot-segments'

/**
 * Matches a segment that browsers may treat as a drive. Any segment may become the first segment when dot segments are
 * removed.
 */
const DRIVE = /\/[a-z](?::|%7C)(?=\/|$)/i

/** Matches a path whose first segment is a drive. */
const FIRST_DRIVE = /^\/?[a-z](?::|%7C)(?=\/|$)/i

/** Matches a path whose first segment is a letter and a colon, as in `/C:`. Browsers write drives in this form. */
const ON_DRIVE = /^\/[a-z]:(?=\/|$)/i

/**
 * Returns whether a drive letter may cause browsers to resolve a `file` reference differently than RFC 3986 specifies.
 * In browsers, neither `..` nor `/a` leads out of a drive. Browsers also treat `C|` as a drive. If the answer is
 * uncertain, returns `true`.
 */
export const crossesDrive = (base: View<Uri>, ref: View, target: View<Uri>): boolean => {
  if (!hasFileScheme(target.text, target.schemeEnd)) return false
  const path = pathOf(ref)
  if (DRIVE.test(path) && hasDotSegments(ref.text, ref.pathStart, ref.pathEnd)) return true
  if (FIRST_DRIVE.test(path)) return ref.hostEnd < 0 || !ON_DRIVE.test(path)
  if (ref.hostEnd >= 0) return false
  const [drive = ''] = ON_DRIVE.exec(pathOf(base)) ?? []
  return !`${pathOf(target)}/`.startsWith(`${drive}/`)
}
