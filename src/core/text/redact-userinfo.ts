/* This file exports functions that hide the whole userinfo or only the password. */
import { retypeView } from '../building/splice'
import { authorityStart } from '../model/bounds'
import type { Widen } from '../model/brands'
import { view as viewText } from '../model/parse'
import { requireView, type View, type ViewOfReference } from '../model/view'

/** Writes `***` in place of the part of the userinfo that begins at offset `start`, unless that part is empty. */
const redactFrom = <V extends ViewOfReference>(view: V, start: number): View<Widen<V['text']>> => {
  const { text, userinfoEnd } = view
  if (userinfoEnd <= start) return retypeView(view)
  return viewText(`${text.slice(0, start)}***${text.slice(userinfoEnd)}` as Widen<V['text']>)
}

/**
 * Hides the userinfo (RFC 3986, sections 3.2.1 and 7.5) so that the view can be displayed or logged. Replaces the whole
 * userinfo with `***`, unless it is empty. Even the user name may be a secret, such as a token, or may contain a
 * password after `%3A`. To keep the user name, use `redactPassword`. The result is a valid reference and does not
 * reveal the length of the userinfo.
 *
 * Allocates the returned view and its text. If the userinfo is absent or empty, returns the original view instead.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { redactUserinfo } from 'uri-ts/text'
 *
 * redactUserinfo(view('ftp://me:secret@a/b')).text //=> 'ftp://***@a/b'
 * redactUserinfo(view('https://token@a/')).text //=> 'https://***@a/'
 *
 * @category Display
 */
export const redactUserinfo = <V extends ViewOfReference>(view: V): View<Widen<V['text']>> =>
  redactFrom(view, authorityStart(requireView(view)))

/**
 * Matches a raw or percent-encoded `:`. Programs that decode the userinfo treat the text after the colon as a password.
 */
const DELIMITER = /:|%3A/i

/**
 * Hides the password but keeps the user name, so that the view can be displayed or logged. Replaces the part after the
 * first `:` or `%3A` in the userinfo (RFC 3986, sections 3.2.1 and 7.5) with `***`, unless that part is empty. If the
 * userinfo contains neither `:` nor `%3A`, the whole userinfo is the user name. If the user name might be a secret,
 * such as a token, use `redactUserinfo`. The result is a valid reference and does not reveal the length of the
 * password.
 *
 * Allocates the returned view and its text. If the password is absent or empty, returns the original view instead.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { redactPassword } from 'uri-ts/text'
 *
 * redactPassword(view('ftp://me:secret@a/b')).text //=> 'ftp://me:***@a/b'
 *
 * @category Display
 */
export const redactPassword = <V extends ViewOfReference>(view: V): View<Widen<V['text']>> => {
  const start = authorityStart(requireView(view))
  const userinfo = view.text.slice(start, Math.max(0, view.userinfoEnd))
  const delimiter = DELIMITER.exec(userinfo)
  return delimiter === null ? retypeView(view) : redactFrom(view, start + delimiter.index + delimiter[0].length)
}
