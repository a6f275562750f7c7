/**
 * The failure of an `Either`. fp-ts's `Left` is the same shape, so each can stand for the other.
 *
 * @category Model
 */
export interface Left<E> {
  readonly _tag: 'Left'
  readonly left: E
}

/**
 * The success of an `Either`. fp-ts's `Right` is the same shape, so each can stand for the other.
 *
 * @category Model
 */
export interface Right<A> {
  readonly _tag: 'Right'
  readonly right: A
}

/**
 * A value or the error that took its place. Check `_tag` to tell which; or use fp-ts's functions, which accept it.
 *
 * @category Model
 */
export type Either<E, A> = Left<E> | Right<A>

/** Makes a failure. Allocates: one object. */
export const left = <E>(error: E): Either<E, never> => ({ _tag: 'Left', left: error })

/** Makes a success. Allocates: one object. */
export const right = <A>(value: A): Either<never, A> => ({ _tag: 'Right', right: value })
