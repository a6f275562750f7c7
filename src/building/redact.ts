import { authorityStart } from '../model/bounds'
import type { Widen } from '../model/brands'
import { view as viewText } from '../model/parse'
import type { View } from '../model/view'
import { unchanged } from './splice'

/**
 * Hides the password, for display and logs: replaces the text after the first `:` of the userinfo (3.2.1, 7.5) by
 * `***`, unless it is empty. The result is a valid reference. It does not show the length of the password.
 *
 * Allocates: the view and its text. If there is no password, returns the same view.
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
  if (start === 0 || start === userinfoEnd) return unchanged(view)
  return viewText(`${text.slice(0, start)}***${text.slice(userinfoEnd)}` as Widen<V['text']>)
}
