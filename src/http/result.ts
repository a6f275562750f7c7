import type { Either } from 'fp-ts/Either'
import type { Option } from 'fp-ts/Option'

/** The core's own makers are not exported, because they are fp-ts's; this entry point has these. Allocates: one object. */
export const left = <E>(error: E): Either<E, never> => ({ _tag: 'Left', left: error })

/** Allocates: one object. */
export const right = <A>(value: A): Either<never, A> => ({ _tag: 'Right', right: value })

/** Allocates: nothing. */
export const none: Option<never> = { _tag: 'None' }

/** Allocates: one object. */
export const some = <A>(value: A): Option<A> => ({ _tag: 'Some', value })
