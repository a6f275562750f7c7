/* The shape of `Either`, and the functions that make one. */

/**
 * The failure of an `Either`. It has the same shape as `Left` in fp-ts, so each is assignable to the other.
 *
 * @category Model
 */
export interface Left<E> {
  readonly _tag: 'Left'
  readonly left: E
}

/**
 * The success of an `Either`. It has the same shape as `Right` in fp-ts, so each is assignable to the other.
 *
 * @category Model
 */
export interface Right<A> {
  readonly _tag: 'Right'
  readonly right: A
}

/**
 * A value, or the error that says why there is no value. Check its `_tag`, or pass it to the functions of fp-ts.
 *
 * @category Model
 */
export type Either<E, A> = Left<E> | Right<A>

/** Makes a failure. Allocates one object. */
export const left = <E>(error: E): Left<E> => ({ _tag: 'Left', left: error })

/** Makes a success. Allocates one object. */
export const right = <A>(value: A): Either<never, A> => ({ _tag: 'Right', right: value })
