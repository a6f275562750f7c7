import type { Option } from 'fp-ts/Option'

/** The one place that builds an `Option`; fp-ts itself is never imported at run time. Allocates: nothing. */
export const none: Option<never> = { _tag: 'None' }

/** The one place that builds an `Option`; fp-ts itself is never imported at run time. Allocates: one object. */
export const some = <A>(value: A): Option<A> => ({ _tag: 'Some', value })

/** What an `Option` holds, or undefined. Allocates: nothing. */
export const toUndefined = <A>(option: Option<A>): A | undefined => (option._tag === 'Some' ? option.value : undefined)
