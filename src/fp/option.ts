/**
 * The absence of a value. fp-ts's `None` is the same shape, so each can stand for the other.
 *
 * @category Model
 */
export interface None {
  readonly _tag: 'None'
}

/**
 * A value that is present. fp-ts's `Some` is the same shape, so each can stand for the other.
 *
 * @category Model
 */
export interface Some<A> {
  readonly _tag: 'Some'
  readonly value: A
}

/**
 * A value that may be absent. Check `_tag` to tell; or use fp-ts's functions, which accept it.
 *
 * @category Model
 */
export type Option<A> = None | Some<A>

/** The one absent value. Allocates: nothing. */
export const none: Option<never> = { _tag: 'None' }

/** Makes a value that is present. Allocates: one object. */
export const some = <A>(value: A): Option<A> => ({ _tag: 'Some', value })

/** The value of an `Option`, or undefined. Allocates: nothing. */
export const toUndefined = <A>(option: Option<A>): A | undefined => (option._tag === 'Some' ? option.value : undefined)
