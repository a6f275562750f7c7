import type { Eq } from 'fp-ts/Eq'
import type { Monoid } from 'fp-ts/Monoid'
import type { Ord } from 'fp-ts/Ord'
import type { Show } from 'fp-ts/Show'
import { equalsForScheme, equalsNormalized } from '../equivalence/equality'
import { normalize } from '../equivalence/normalize'
import type { SchemeRules } from '../equivalence/scheme-rules'
import type { View } from '../model/view'

const sameText = (x: View, y: View): boolean => x.text === y.text

const sameNormalForm = (x: View, y: View): boolean => equalsNormalized(x)(y)

/**
 * `Eq` by text (6.2.1). For branded strings: `Eq.contramap(view)(eqText)`.
 *
 * @example
 * import { eqText, uri, view } from 'uri-ts'
 *
 * assert.equal(eqText.equals(view(uri('http://a/')), view(uri('http://a/'))), true)
 *
 * @category Instances
 * @since 0.1.0
 */
export const eqText: Eq<View> = { equals: sameText }

/**
 * `Eq` by normal form (6.2.2). For branded strings: `Eq.contramap(view)(eqNormalized)`.
 *
 * @example
 * import { eqNormalized, uri, view } from 'uri-ts'
 * import { contramap } from 'fp-ts/Eq'
 *
 * assert.equal(contramap(view)(eqNormalized).equals(uri('http://a/%7E'), uri('HTTP://a/~')), true)
 *
 * @category Instances
 * @since 0.1.0
 */
export const eqNormalized: Eq<View> = { equals: sameNormalForm }

/**
 * `Eq` under the rules of schemes (6.2.3).
 *
 * @example
 * import { eqForScheme, schemeRules, uri, view } from 'uri-ts'
 *
 * assert.equal(eqForScheme(schemeRules).equals(view(uri('http://a')), view(uri('http://a:80/'))), true)
 *
 * @category Instances
 * @since 0.1.0
 */
export const eqForScheme = (rules: SchemeRules): Eq<View> => ({ equals: (x, y) => equalsForScheme(rules)(x)(y) })

const compare = (x: string, y: string): -1 | 0 | 1 => (x < y ? -1 : x > y ? 1 : 0)

/**
 * `Ord` by text, in the order of its code units; its `equals` is that of `eqText`.
 *
 * @example
 * import { ordText, uri, view } from 'uri-ts'
 *
 * assert.equal(ordText.compare(view(uri('http://a/')), view(uri('http://b/'))), -1)
 *
 * @category Instances
 * @since 0.1.0
 */
export const ordText: Ord<View> = { equals: sameText, compare: (x, y) => compare(x.text, y.text) }

/**
 * `Ord` by the text of the normal form; its `equals` is that of `eqNormalized`.
 *
 * @example
 * import { ordNormalized, uri, view } from 'uri-ts'
 *
 * assert.equal(ordNormalized.compare(view(uri('HTTP://a/')), view(uri('http://a/'))), 0)
 *
 * @category Instances
 * @since 0.1.0
 */
export const ordNormalized: Ord<View> = {
  equals: sameNormalForm,
  compare: (x, y) => compare(normalize(x).text, normalize(y).text),
}

/**
 * `Show` of the text, as a JSON string.
 *
 * @example
 * import { showView, uri, view } from 'uri-ts'
 *
 * assert.equal(showView.show(view(uri('http://a/'))), '"http://a/"')
 *
 * @category Instances
 * @since 0.1.0
 */
export const showView: Show<View> = { show: (view) => JSON.stringify(view.text) }

/**
 * `Monoid` of raw queries: joins them by `&`; an empty one is nothing.
 *
 * @example
 * import { monoidQuery } from 'uri-ts'
 * import { concatAll } from 'fp-ts/Monoid'
 *
 * assert.equal(concatAll(monoidQuery)(['a=1', '', 'b']), 'a=1&b')
 *
 * @category Instances
 * @since 0.1.0
 */
export const monoidQuery: Monoid<string> = {
  empty: '',
  concat: (x, y) => (x === '' ? y : y === '' ? x : `${x}&${y}`),
}
