/**
 * Decides whether two values are equal. fp-ts's `Eq` is the same shape.
 *
 * @category Model
 */
export interface Eq<A> {
  readonly equals: (x: A, y: A) => boolean
}

/**
 * Puts values in order. fp-ts's `Ord` is the same shape.
 *
 * @category Model
 */
export interface Ord<A> extends Eq<A> {
  readonly compare: (x: A, y: A) => -1 | 0 | 1
}

/**
 * Prints a value. fp-ts's `Show` is the same shape.
 *
 * @category Model
 */
export interface Show<A> {
  readonly show: (a: A) => string
}

/**
 * Joins values, with a neutral one. fp-ts's `Monoid` is the same shape.
 *
 * @category Model
 */
export interface Monoid<A> {
  readonly concat: (x: A, y: A) => A
  readonly empty: A
}
