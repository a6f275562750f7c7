/* The shape of `Either`, and the functions that create one. */

/**
 * A failed `Either`. This type and the `Left` of fp-ts have the same shape, so each is assignable to the other.
 *
 * @category Model
 */
export interface Left<E> {
  readonly _tag: 'Left'
  readonly left: E
}

/**
 * A successful `Either`. This type and the `Right` of fp-ts have the same shape, so each is assignable to the other.
 *
 * @category Model
 */
export interface Right<A> {
  readonly _tag: 'Right'
  readonly right: A
}

/**
 * A value, or the error that says why there is no value. Check its `_tag`, or use the functions of fp-ts.
 *
 * @category Model
 */
export type Either<E, A> = Left<E> | Right<A>

/** Creates a failure. Allocates one object. */
export const left = <E>(error: E): Left<E> => ({ _tag: 'Left', left: error })

/** Creates a success. Allocates one object. */
export const right = <A>(value: A): Either<never, A> => ({ _tag: 'Right', right: value })
