import type { FComponent, Nid, Nss, QComponent, RComponent } from '../../../types/schemes/urn/urn-parts'
import { fragment } from '../../core/components/accessors'
import type { OptionOf } from '../../core/components/literal-results'
import { none, type Option, some } from '../../core/fp/option'
import type { TextOf } from '../../core/model/brands'
import { requireView, type View } from '../../core/model/view'
import { findQComponent, NID_START } from './scan-urn'
import type { Urn } from './urn-brand'

/** The type of a component that is always present. */
type Present<U extends Urn, Part> = string extends TextOf<U> ? string : Extract<Part, string>

/** The type of a component that may be absent. */
type Maybe<U extends Urn, Part> = string extends TextOf<U> ? Option<string> : OptionOf<Part>

const nidEnd = (view: View<Urn>): number => view.text.indexOf(':', NID_START)

/**
 * Returns the namespace identifier: `NID = (alphanum) 0*30(ldh) (alphanum)` (RFC 8141, section 2). The identifier is
 * case-insensitive.
 *
 * Allocates a slice of the text.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { nid, urn } from 'uri-ts/schemes'
 *
 * nid(view(urn('urn:ISBN:9780141036144'))) //=> 'ISBN'
 *
 * @category Components
 */
export const nid = <V extends View<Urn>>(view: V): Present<V['text'], Nid<TextOf<V['text']>>> =>
  requireView(view).text.slice(NID_START, nidEnd(view)) as Present<V['text'], Nid<TextOf<V['text']>>>

/**
 * Returns the raw namespace-specific string: `NSS = pchar *(pchar / "/")` (RFC 8141, section 2). To decode it, use
 * `decode` from `uri-ts`. The meaning of the string depends on the URN namespace.
 *
 * Allocates a slice of the text.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { nss, urn } from 'uri-ts/schemes'
 *
 * nss(view(urn('urn:example:1/406/47452/2'))) //=> '1/406/47452/2'
 *
 * @category Components
 */
export const nss = <V extends View<Urn>>(view: V): Present<V['text'], Nss<TextOf<V['text']>>> =>
  requireView(view).text.slice(nidEnd(view) + 1, view.pathEnd) as Present<V['text'], Nss<TextOf<V['text']>>>

/** Returns the offset of the `?=` that begins the q-component, or the end of the query if there is no q-component. */
const qStart = (view: View<Urn>): number => findQComponent(requireView(view).text, view.pathEnd, view.queryEnd)

/**
 * Returns the raw r-component (`r-component = pchar *( pchar / "/" / "?" )`, RFC 8141, section 2.3.1), without the `?+`
 * before it. An r-component contains parameters for a resolver. It ends at the first `?=` that can begin a q-component.
 *
 * Allocates the `Option` and a slice of the text.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { rComponent, urn } from 'uri-ts/schemes'
 *
 * rComponent(view(urn('urn:example:foo?+CCResolve:cc=uk'))) //=> { _tag: 'Some', value: 'CCResolve:cc=uk' }
 * rComponent(view(urn('urn:example:foo?=op=map'))) //=> { _tag: 'None' }
 *
 * @category Components
 */
export const rComponent = <V extends View<Urn>>(view: V): Maybe<V['text'], RComponent<TextOf<V['text']>>> => {
  const { text, pathEnd } = requireView(view)
  const component: Option<string> = text.startsWith('?+', pathEnd) ? some(text.slice(pathEnd + 2, qStart(view))) : none
  return component as Maybe<V['text'], RComponent<TextOf<V['text']>>>
}

/**
 * Returns the raw q-component (`q-component = pchar *( pchar / "/" / "?" )`, RFC 8141, section 2.3.2), without the `?=`
 * before it. A q-component contains parameters for the resource.
 *
 * Allocates the `Option` and a slice of the text.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { qComponent, urn } from 'uri-ts/schemes'
 *
 * qComponent(view(urn('urn:example:weather?+a?=op=map&lat=39.56'))) //=> { _tag: 'Some', value: 'op=map&lat=39.56' }
 *
 * @category Components
 */
export const qComponent = <V extends View<Urn>>(view: V): Maybe<V['text'], QComponent<TextOf<V['text']>>> => {
  const start = qStart(view)
  const component: Option<string> = start < view.queryEnd ? some(view.text.slice(start + 2, view.queryEnd)) : none
  return component as Maybe<V['text'], QComponent<TextOf<V['text']>>>
}

/**
 * Returns the raw f-component (`f-component = fragment`, RFC 8141, section 2.3.3), without the `#` before it. For a
 * URN, `fComponent` returns the same result as `fragment` from `uri-ts`.
 *
 * Allocates the `Option` and a slice of the text.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { fComponent, urn } from 'uri-ts/schemes'
 *
 * fComponent(view(urn('urn:example:foo-bar-baz-qux#somepart'))) //=> { _tag: 'Some', value: 'somepart' }
 *
 * @category Components
 */
export const fComponent = <V extends View<Urn>>(view: V): Maybe<V['text'], FComponent<TextOf<V['text']>>> =>
  fragment(view as View<Urn>) as Maybe<V['text'], FComponent<TextOf<V['text']>>>
