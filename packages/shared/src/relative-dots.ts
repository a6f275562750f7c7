import { guarded } from '../../../src/core/building/recompose'
import { removeInnerDotSegments } from '../../../src/core/resolution/resolve-reference'

const UPS = /^(?:\.\.\/)+$/

/** A path whose last segment is a dot segment. */
const DOTS_LAST = /(?:^|\/)\.\.?$/

/**
 * Removes the dot segments of the path of a relative reference, but the `..` that lead out of it. The result resolves to the
 * same as the path, against any base.
 */
export const removeRelativeDots = (path: string): string => {
  const inner = guarded(removeInnerDotSegments(path), false, false)
  return DOTS_LAST.test(path) && UPS.test(inner) ? inner.slice(0, -1) : inner
}
