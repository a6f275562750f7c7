import { refuseMore } from '../errors/require-text'
import { absoluteEnd } from '../model/bounds'
import { type AnyView, requireView, type View, type ViewOfReference, type ViewOfUri } from '../model/view'
import { resolve } from '../resolution/resolve'
import { isNormalized, normalize } from './normalize'

/*
 * References can be equal at three levels: identical text, identical normal form, and equivalence under the scheme's
 * rules (RFC 3986, section 6.2). The library exports a function for each level of equality. Two references that are
 * equal at one level are also equal at the next level, unless a scheme forbids a change that `normalize` makes. For
 * example, `urn:example:%61` and `urn:example:a` have the same normal form, but are different URNs (RFC 8141, section
 * 3.1).
 */

/**
 * Returns whether two references have the same text (RFC 3986, section 6.2.1).
 *
 * Allocates the returned function, which allocates nothing.
 *
 * @example
 * import { equalsText, view } from 'uri-ts'
 *
 * equalsText(view('http://a/'))(view('http://a/')) //=> true
 * equalsText(view('http://a/'))(view('http://A/')) //=> false
 *
 * @category Comparison
 */
export const equalsText: (that: AnyView) => (view: AnyView) => boolean = (that, more?: unknown) => {
  refuseMore(more)
  return (view) => requireView(view).text === requireView(that).text
}

/** Returns whether two references have the same normal form. Builds the normal forms only if necessary. */
export const haveSameNormalForm = (a: View, b: View): boolean =>
  requireView(a).text === requireView(b).text ||
  (!(isNormalized(a) && isNormalized(b)) && normalize(a).text === normalize(b).text)

/**
 * Returns whether two references have the same normal form (RFC 3986, section 6.2.2).
 *
 * Allocates a view and its text for each reference that is not in normal form. If both references have the same text,
 * the comparison allocates nothing.
 *
 * @example
 * import { equalsNormalized, view } from 'uri-ts'
 *
 * equalsNormalized(view('http://a/b/../%63'))(view('HTTP://A/c')) //=> true
 * equalsNormalized(view('http://a/'))(view('http://a')) //=> false
 *
 * @category Comparison
 */
export const equalsNormalized: (that: ViewOfReference) => (view: ViewOfReference) => boolean = (
  that,
  more?: unknown,
) => {
  refuseMore(more)
  return (view) => haveSameNormalForm(view, that)
}

const absoluteText = (view: View): string => view.text.slice(0, absoluteEnd(view))

/**
 * Returns whether a reference is a same-document reference (RFC 3986, section 4.4). The target of a same-document
 * reference equals the base if dot segments are removed from both and fragments are ignored. To ignore differences in
 * case and encoding, normalize the reference and the base first.
 *
 * Allocates the same kinds of objects as `resolve`, plus two slices. If the target and the base differ, `sameDocument`
 * also allocates the objects for a second call to `resolve`, and a third slice.
 *
 * @example
 * import { relativeRef, sameDocument, view } from 'uri-ts'
 *
 * const base = view('http://a/b?q')
 * sameDocument(base)(view(relativeRef('#f'))) //=> true
 * sameDocument(base)(view(relativeRef('?'))) //=> false
 *
 * @category Comparison
 */
export const sameDocument: (base: ViewOfUri) => (ref: ViewOfReference) => boolean = (base, more?: unknown) => {
  refuseMore(more)
  return (ref) => {
    const target = absoluteText(resolve(base)(ref))
    return target === absoluteText(base) || target === absoluteText(resolve(base)(base))
  }
}
