/* The functions in this file check the bases that callers pass to functions such as `resolveText`. */
import type { CheckUri } from '../../../types/core/model/checked-literals'
import type { Uri } from '../model/brands'
import { view } from '../model/parse'
import { requireView, type View, type ViewOfUri } from '../model/view'

/** Accepts a base that is a string. The string is a checked URI or a literal that the compiler checks. */
export type CheckBase<Base extends string> = Base extends Uri ? Base : CheckUri<Base>

/**
 * Returns the view of a base. Throws a `TypeError` if an untyped caller passes a value that is neither a URI nor a view
 * of one.
 *
 * Allocates a view if the base is a string.
 */
export const requireBase = (base: unknown): View<Uri> => {
  const baseView = typeof base === 'string' ? view(base as Uri) : requireView(base as ViewOfUri)
  if (baseView.schemeEnd < 0) throw new TypeError('the base is not a URI: call parseUri')
  return baseView
}
