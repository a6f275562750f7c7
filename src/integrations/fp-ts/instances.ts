import { equalsNormalized } from '../../core/equivalence/equality'
import { equalsForScheme } from '../../core/equivalence/equals-for-scheme'
import { normalize } from '../../core/equivalence/normalize'
import type { SchemeRules } from '../../core/equivalence/scheme-rules'
import { requireView, type View } from '../../core/model/view'

/*
 * The instances in this file are named after type classes in fp-ts. To use an instance with branded strings, pass it to
 * `contramap(view)`.
 */

/**
 * Decides whether two values are equal. This type has the same structure as `Eq` in fp-ts.
 *
 * @category Instances
 */
export interface Eq<A> {
  readonly equals: (x: A, y: A) => boolean
}

/**
 * Defines a total order on values. This type has the same structure as `Ord` in fp-ts.
 *
 * @category Instances
 */
export interface Ord<A> extends Eq<A> {
  readonly compare: (x: A, y: A) => -1 | 0 | 1
}

/**
 * Converts a value to a string. This type has the same structure as `Show` in fp-ts.
 *
 * @category Instances
 */
export interface Show<A> {
  readonly show: (a: A) => string
}

/**
 * Joins two values. Joining any value with `empty` returns the value unchanged. This type has the same structure as
 * `Monoid` in fp-ts.
 *
 * @category Instances
 */
export interface Monoid<A> {
  readonly concat: (x: A, y: A) => A
  readonly empty: A
}

const sameText = (x: View, y: View): boolean => requireView(x).text === requireView(y).text

const sameNormalForm = (x: View, y: View): boolean => equalsNormalized(x)(y)

/**
 * Compares views by their text (RFC 3986, section 6.2.1).
 *
 * Allocates nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { Eq } from 'uri-ts/fp-ts'
 *
 * Eq.equals(view('http://a/'), view('http://a/')) //=> true
 *
 * @category Instances
 */
export const Eq: Eq<View> = { equals: sameText }

/**
 * Compares views by their normal forms (RFC 3986, section 6.2.2).
 *
 * Allocates what `equalsNormalized` allocates.
 *
 * @example
 * import { eq } from 'fp-ts'
 * import { uri, view } from 'uri-ts'
 * import { EqNormalized } from 'uri-ts/fp-ts'
 *
 * EqNormalized.equals(view('http://a/%7E'), view('HTTP://a/~')) //=> true
 * eq.contramap(view)(EqNormalized).equals(uri('http://a/%7E'), uri('HTTP://a/~')) //=> true
 *
 * @category Instances
 */
export const EqNormalized: Eq<View> = { equals: sameNormalForm }

/**
 * Creates an `Eq` that compares views after scheme-based normalization (RFC 3986, section 6.2.3).
 *
 * Allocates the `Eq`.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { getEqForScheme } from 'uri-ts/fp-ts'
 * import { schemeRules } from 'uri-ts/equivalence'
 *
 * getEqForScheme(schemeRules).equals(view('http://a'), view('http://a:80/')) //=> true
 *
 * @category Instances
 */
export const getEqForScheme = (rules: SchemeRules): Eq<View> => ({ equals: (x, y) => equalsForScheme(rules)(x)(y) })

const compare = (x: string, y: string): -1 | 0 | 1 => (x < y ? -1 : x > y ? 1 : 0)

/**
 * Orders views by the UTF-16 code units of their text. The `equals` method is the same as that of `Eq`.
 *
 * Allocates nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { Ord } from 'uri-ts/fp-ts'
 *
 * Ord.compare(view('http://a/'), view('http://b/')) //=> -1
 *
 * @category Instances
 */
export const Ord: Ord<View> = { equals: sameText, compare: (x, y) => compare(requireView(x).text, requireView(y).text) }

/**
 * Orders views by their normal forms (RFC 3986, section 6.2.2). The `equals` method is the same as that of
 * `EqNormalized`.
 *
 * Allocates only when a method is called. The `equals` method allocates what `equalsNormalized` allocates. For each of
 * the two views, the `compare` method allocates what `normalize` allocates.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { OrdNormalized } from 'uri-ts/fp-ts'
 *
 * OrdNormalized.compare(view('HTTP://a/'), view('http://a/')) //=> 0
 *
 * @category Instances
 */
export const OrdNormalized: Ord<View> = {
  equals: sameNormalForm,
  compare: (x, y) => compare(normalize(x).text, normalize(y).text),
}

/**
 * Converts a view's text to a JSON string.
 *
 * Allocates the string.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { Show } from 'uri-ts/fp-ts'
 *
 * Show.show(view('http://a/')) //=> '"http://a/"'
 *
 * @category Instances
 */
export const Show: Show<View> = { show: (view) => JSON.stringify(requireView(view).text) }

/**
 * Joins raw queries with `&`, and ignores empty queries. Does not check whether the queries are valid. To check the
 * joined query, use `withQuery` or `prismQuery`.
 *
 * Allocates the result, unless one of the queries is empty.
 *
 * @example
 * import { monoid } from 'fp-ts'
 * import { MonoidQuery } from 'uri-ts/fp-ts'
 *
 * monoid.concatAll(MonoidQuery)(['a=1', '', 'b']) //=> 'a=1&b'
 *
 * @category Instances
 */
export const MonoidQuery: Monoid<string> = {
  empty: '',
  concat: (x, y) => (x === '' ? y : y === '' ? x : `${x}&${y}`),
}
