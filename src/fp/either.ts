import type { Either } from 'fp-ts/Either'

/** The one place that builds an `Either`; fp-ts itself is never imported at run time. Allocates: one object. */
export const left = <E>(error: E): Either<E, never> => ({ _tag: 'Left', left: error })

/** The one place that builds an `Either`; fp-ts itself is never imported at run time. Allocates: one object. */
export const right = <A>(value: A): Either<never, A> => ({ _tag: 'Right', right: value })
