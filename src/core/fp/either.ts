/* This file defines `Either` and the functions that create `Either` values. */

/**
 * A failure. The `Left` types of this library and of fp-ts have the same structure, so each is assignable to the other.
 *
 * @category Model
 */
export interface Left<E> {
  readonly _tag: 'Left'
  readonly left: E
}

/**
 * A success. The `Right` types of this library and of fp-ts have the same structure, so each is assignable to the
 * other.
 *
 * @category Model
 */
export interface Right<A> {
  readonly _tag: 'Right'
  readonly right: A
}

/**
 * A value, or an error that explains why there is no value. To read an `Either`, check its `_tag` property, or use the
 * functions in fp-ts.
 *
 * @category Model
 */
export type Either<E, A> = Left<E> | Right<A>

export const left = <E>(error: E): Left<E> => ({ _tag: 'Left', left: error })

export const right = <A>(value: A): Either<never, A> => ({ _tag: 'Right', right: value })
