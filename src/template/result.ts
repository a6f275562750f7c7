import type { Either } from 'fp-ts/Either'

/** Allocates: one object. */
export const left = <E>(error: E): Either<E, never> => ({ _tag: 'Left', left: error })

/** Allocates: one object. */
export const right = <A>(value: A): Either<never, A> => ({ _tag: 'Right', right: value })
