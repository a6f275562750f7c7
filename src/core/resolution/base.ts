/* The type of a base, and the function that checks it, for functions that read strings. */
import type { CheckUri } from '../../../types/core/model/checked-literals'
import type { Uri } from '../model/brands'
import { view } from '../model/parse'
import { requireView, type View, type ViewOfUri } from '../model/view'

/** A base that is a string: a URI that has been checked, or a literal that the compiler checks. */
export type CheckBase<Base extends string> = Base extends Uri ? Base : CheckUri<Base>

/**
 * Returns the view of a base. Throws a `TypeError` for any other value, and for a string that is not a URI. Only
 * untyped callers can pass such a string.
 *
 * If the base is a string, allocates the view.
 */
export const requireBase = (base: unknown): View<Uri> => {
  const baseView = typeof base === 'string' ? view(base as Uri) : requireView(base as ViewOfUri)
  if (baseView.schemeEnd < 0) throw new TypeError('the base is not a URI: call parseUri')
  return baseView
}
