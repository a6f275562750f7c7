import { authorityStart } from '../model/bounds'
import type { Widen } from '../model/brands'
import { view as viewText } from '../model/parse'
import type { View } from '../model/view'

/**
 * Hides the password for display and logs: what stands after the first `:` of the userinfo (3.2.1, 7.5) becomes `***`,
 * unless it is empty. The result is a valid reference, whose text says no more than that there was a password.
 *
 * Allocates: the view and its text; nothing where there is nothing to hide, and the same view is returned.
 *
 * @example
 * import { redactUserinfo, uri, view } from 'uri-ts'
 *
 * redactUserinfo(view(uri('ftp://me:secret@a/b'))).text //=> 'ftp://me:***@a/b'
 *
 * @category Display
 */
export const redactUserinfo = <V extends View>(view: V): View<Widen<V['text']>> => {
  const { text, userinfoEnd } = view
  const start = text.slice(0, Math.max(0, userinfoEnd)).indexOf(':', authorityStart(view)) + 1
  if (start === 0 || start === userinfoEnd) return view as View as View<Widen<V['text']>>
  return viewText(`${text.slice(0, start)}***${text.slice(userinfoEnd)}` as Widen<V['text']>)
}
