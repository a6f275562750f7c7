import { withoutFragment } from '../../core/building/remove-component'
import { replaceFragment, replaceQuery } from '../../core/building/splice'
import { componentError } from '../../core/building/validate'
import { fragment, query } from '../../core/components/accessors'
import { refuseMore } from '../../core/errors/require-text'
import type { Option } from '../../core/fp/option'
import { none, some } from '../../core/fp/option'
import type { AbsoluteUri, Fragment, Query, RelativeRef, Uri, UriReference } from '../../core/model/brands'
import { isAbsoluteUri, isRelativeRef, isUri, isUriReference } from '../../core/model/parse'
import type { View } from '../../core/model/view'

/**
 * A prism reads an `A` from an `S` if the `S` contains one, and creates an `S` from an `A`. The methods `getOption` and
 * `reverseGet` are those of the `Prism` type in monocle-ts.
 *
 * @category Optics
 */
export interface Prism<S, A> {
  readonly getOption: (s: S) => Option<A>
  readonly reverseGet: (a: A) => S
}

/**
 * A lens reads and replaces an `A` in an `S`. The methods `get` and `set` are those of the `Lens` type in monocle-ts.
 *
 * @category Optics
 */
export interface Lens<S, A> {
  readonly get: (s: S) => A
  readonly set: (a: A) => (s: S) => S
}

const prism = <A extends string>(is: (text: string) => text is A): Prism<string, A> => ({
  getOption: (text) => (is(text) ? some(text) : none),
  reverseGet: (a) => a,
})

/**
 * Selects strings that are URI references (RFC 3986, section 4.1).
 *
 * Allocates nothing except the `Some` that `getOption` returns.
 *
 * @example
 * import { prismUriReference } from 'uri-ts/fp-ts'
 *
 * prismUriReference.getOption('a b') //=> { _tag: 'None' }
 *
 * @category Optics
 */
export const prismUriReference: Prism<string, UriReference> = /* @__PURE__ */ prism(isUriReference)

/**
 * Selects strings that are URIs (RFC 3986, section 3).
 *
 * Allocates nothing except the `Some` that `getOption` returns.
 *
 * @example
 * import { uri } from 'uri-ts'
 * import { prismUri } from 'uri-ts/fp-ts'
 *
 * prismUri.getOption('http://a') //=> { _tag: 'Some', value: uri('http://a') }
 *
 * @category Optics
 */
export const prismUri: Prism<string, Uri> = /* @__PURE__ */ prism(isUri)

/**
 * Selects strings that are URIs without a fragment (`absolute-URI`, RFC 3986, section 4.3).
 *
 * Allocates nothing except the `Some` that `getOption` returns.
 *
 * @example
 * import { prismAbsoluteUri } from 'uri-ts/fp-ts'
 *
 * prismAbsoluteUri.getOption('http://a#f') //=> { _tag: 'None' }
 *
 * @category Optics
 */
export const prismAbsoluteUri: Prism<string, AbsoluteUri> = /* @__PURE__ */ prism(isAbsoluteUri)

/**
 * Selects strings that are relative references (RFC 3986, section 4.2).
 *
 * Allocates nothing except the `Some` that `getOption` returns.
 *
 * @example
 * import { prismRelativeRef } from 'uri-ts/fp-ts'
 *
 * prismRelativeRef.getOption('http://a') //=> { _tag: 'None' }
 *
 * @category Optics
 */
export const prismRelativeRef: Prism<string, RelativeRef> = /* @__PURE__ */ prism(isRelativeRef)

/**
 * Selects strings that match `query = *( pchar / "/" / "?" )` (RFC 3986, section 3.4).
 *
 * Allocates nothing except the `Some` that `getOption` returns or, for an invalid string, a temporary error.
 *
 * @example
 * import { prismQuery } from 'uri-ts/fp-ts'
 *
 * prismQuery.getOption('a#b') //=> { _tag: 'None' }
 *
 * @category Optics
 */
export const prismQuery: Prism<string, Query> = /* @__PURE__ */ prism(
  (text): text is Query => componentError('query', text) === undefined,
)

/**
 * Selects strings that match `fragment = *( pchar / "/" / "?" )` (RFC 3986, section 3.5).
 *
 * Allocates nothing except the `Some` that `getOption` returns or, for an invalid string, a temporary error.
 *
 * @example
 * import { prismFragment } from 'uri-ts/fp-ts'
 *
 * prismFragment.getOption('a#b') //=> { _tag: 'None' }
 *
 * @category Optics
 */
export const prismFragment: Prism<string, Fragment> = /* @__PURE__ */ prism(
  (text): text is Fragment => componentError('fragment', text) === undefined,
)

/**
 * Returns the text in an `Option`, or `undefined` for `None`. Throws a `TypeError` if the value is not an `Option` or
 * if the text is invalid, because a lens cannot return an error. Reads each property only once, because a getter could
 * return a different value after the check.
 */
const textToSet = (component: 'query' | 'fragment', option: Option<string>, more: unknown): string | undefined => {
  refuseMore(more)
  const tag = option?._tag
  if (tag === 'None') return undefined
  if (tag !== 'Some') throw new TypeError('the value is not an Option: write O.some(text) or O.none')
  const { value } = option
  if (componentError(component, value) === undefined) return value
  const setter = component === 'query' ? 'withQuery' : 'withFragment'
  throw new TypeError(`the value is not a ${component}: call ${setter}, which returns an error`)
}

/**
 * Reads, sets or removes a URI's query.
 *
 * Allocates objects only when `get` or `set` is called. The `get` method allocates what `query` allocates. The `set`
 * method allocates a function, the returned view and the view's text. The `set` method throws a `TypeError` if an
 * untyped caller passes a value that is not an `Option` of a valid query.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { lensQuery } from 'uri-ts/fp-ts'
 *
 * lensQuery.set({ _tag: 'None' })(view('http://a/?q#f')).text //=> 'http://a/#f'
 *
 * @category Optics
 */
export const lensQuery: Lens<View<Uri>, Option<Query>> = {
  get: (view) => query(view) as Option<Query>,
  set: (option, more?: unknown) => {
    const text = textToSet('query', option, more)
    return (view) => replaceQuery(view, text)
  },
}

/**
 * Reads, sets or removes a URI's fragment.
 *
 * Allocates objects only when `get` or `set` is called. The `get` method allocates what `fragment` allocates. The `set`
 * method allocates a function, the returned view and the view's text. The `set` method throws a `TypeError` if an
 * untyped caller passes a value that is not an `Option` of a valid fragment.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { lensFragment } from 'uri-ts/fp-ts'
 *
 * lensFragment.set({ _tag: 'None' })(view('http://a/?q#f')).text //=> 'http://a/?q'
 *
 * @category Optics
 */
export const lensFragment: Lens<View<Uri>, Option<Fragment>> = {
  get: (view) => fragment(view) as Option<Fragment>,
  set: (option, more?: unknown) => {
    const text = textToSet('fragment', option, more)
    return (view) => (text === undefined ? withoutFragment(view) : replaceFragment(view, text))
  },
}
