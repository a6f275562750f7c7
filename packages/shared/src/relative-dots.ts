import { addGuard } from '../../../src/core/building/recompose'
import { removeInnerDotSegments } from '../../../src/core/resolution/resolve-reference'

const UPS = /^(?:\.\.\/)+$/

/** Matches a path whose last segment is a dot segment. */
const DOTS_LAST = /(?:^|\/)\.\.?$/

/**
 * Removes the dot segments from a relative reference's path, but keeps each `..` that leads out of the path. For any
 * base, the result resolves to the same URI as the original path.
 */
export const removeRelativeDots = (path: string): string => {
  const inner = addGuard(removeInnerDotSegments(path), false, false)
  return DOTS_LAST.test(path) && UPS.test(inner) ? inner.slice(0, -1) : inner
}
