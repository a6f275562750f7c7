/**
 * Decides whether two values are equal. It has the shape of fp-ts's `Eq`.
 *
 * @category Model
 */
export interface Eq<A> {
  readonly equals: (x: A, y: A) => boolean
}

/**
 * Puts values in order. It has the shape of fp-ts's `Ord`.
 *
 * @category Model
 */
export interface Ord<A> extends Eq<A> {
  readonly compare: (x: A, y: A) => -1 | 0 | 1
}

/**
 * Prints a value. It has the shape of fp-ts's `Show`.
 *
 * @category Model
 */
export interface Show<A> {
  readonly show: (a: A) => string
}

/**
 * Joins two values, and has a value that changes nothing when joined. It has the shape of fp-ts's `Monoid`.
 *
 * @category Model
 */
export interface Monoid<A> {
  readonly concat: (x: A, y: A) => A
  readonly empty: A
}
