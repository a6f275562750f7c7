import { equalsForScheme, equalsNormalized } from '../equivalence/equality'
import { normalize } from '../equivalence/normalize'
import type { SchemeRules } from '../equivalence/scheme-rules'
import type { Eq as EqOf, Monoid, Ord as OrdOf, Show as ShowOf } from '../fp/classes'
import type { View } from '../model/view'

const sameText = (x: View, y: View): boolean => x.text === y.text

const sameNormalForm = (x: View, y: View): boolean => equalsNormalized(x)(y)

/**
 * `Eq` by text (6.2.1). For branded strings: `Eq.contramap(view)(Eq)`.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { Eq } from 'uri-ts'
 *
 * Eq.equals(view(uri('http://a/')), view(uri('http://a/'))) //=> true
 *
 * @category Instances
 */
export const Eq: EqOf<View> = { equals: sameText }

/**
 * `Eq` by normal form (6.2.2). For branded strings: `Eq.contramap(view)(EqNormalized)`.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { EqNormalized } from 'uri-ts/fp-ts'
 * import { contramap } from 'fp-ts/Eq'
 *
 * contramap(view)(EqNormalized).equals(uri('http://a/%7E'), uri('HTTP://a/~')) //=> true
 *
 * @category Instances
 */
export const EqNormalized: EqOf<View> = { equals: sameNormalForm }

/**
 * `Eq` under the rules of schemes (6.2.3).
 *
 * @example
 * import { schemeRules, uri, view } from 'uri-ts'
 * import { getEqForScheme } from 'uri-ts/fp-ts'
 *
 * getEqForScheme(schemeRules).equals(view(uri('http://a')), view(uri('http://a:80/'))) //=> true
 *
 * @category Instances
 */
export const getEqForScheme = (rules: SchemeRules): EqOf<View> => ({ equals: (x, y) => equalsForScheme(rules)(x)(y) })

const compare = (x: string, y: string): -1 | 0 | 1 => (x < y ? -1 : x > y ? 1 : 0)

/**
 * `Ord` by text, in the order of its code units; its `equals` is that of `Eq`.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { Ord } from 'uri-ts'
 *
 * Ord.compare(view(uri('http://a/')), view(uri('http://b/'))) //=> -1
 *
 * @category Instances
 */
export const Ord: OrdOf<View> = { equals: sameText, compare: (x, y) => compare(x.text, y.text) }

/**
 * `Ord` by the text of the normal form; its `equals` is that of `EqNormalized`.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { OrdNormalized } from 'uri-ts/fp-ts'
 *
 * OrdNormalized.compare(view(uri('HTTP://a/')), view(uri('http://a/'))) //=> 0
 *
 * @category Instances
 */
export const OrdNormalized: OrdOf<View> = {
  equals: sameNormalForm,
  compare: (x, y) => compare(normalize(x).text, normalize(y).text),
}

/**
 * `Show` of the text, as a JSON string.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { Show } from 'uri-ts'
 *
 * Show.show(view(uri('http://a/'))) //=> '"http://a/"'
 *
 * @category Instances
 */
export const Show: ShowOf<View> = { show: (view) => JSON.stringify(view.text) }

/**
 * `Monoid` of raw queries: joins them by `&`; an empty one is nothing.
 *
 * @example
 * import { MonoidQuery } from 'uri-ts/fp-ts'
 * import { concatAll } from 'fp-ts/Monoid'
 *
 * concatAll(MonoidQuery)(['a=1', '', 'b']) //=> 'a=1&b'
 *
 * @category Instances
 */
export const MonoidQuery: Monoid<string> = {
  empty: '',
  concat: (x, y) => (x === '' ? y : y === '' ? x : `${x}&${y}`),
}
