/* This file exports `hasText`, which applies a check such as `isUri` to a view's text. */
import { refuseMore } from '../errors/require-text'
import type { CheckedText } from '../model/brands'
import { type AnyView, requireView, type View } from '../model/view'

/**
 * Returns whether a view's text passes a check, such as `isHttpUri`. If the check passes, TypeScript narrows the view's
 * type. If you pass a view directly to a check, the check returns `false`, because a view is not a string.
 *
 * Returns `false` for a request-target in origin-form or authority-form, because the same text would mean something
 * else as a URI reference.
 *
 * Allocates the returned function, which allocates the same objects as the check. Throws a `TypeError` if the check is
 * not a function.
 *
 * @example
 * import { hasText, isHttpUri, view } from 'uri-ts'
 *
 * hasText(isHttpUri)(view('https://example.com/')) //=> true
 * hasText(isHttpUri)(view('mailto:me@example.com')) //=> false
 *
 * @category Tests
 */
export const hasText: <U extends CheckedText>(
  isOfKind: (text: string) => text is U,
) => (view: AnyView) => view is View<U> = <U extends CheckedText>(
  isOfKind: (text: string) => text is U,
  more?: unknown,
) => {
  refuseMore(more)
  if (typeof isOfKind !== 'function') throw new TypeError('the value is not a check')
  return (view: AnyView): view is View<U> => {
    const { _tag, text } = requireView(view)
    return (_tag === 'Uri' || _tag === 'RelativeRef') && isOfKind(text)
  }
}
