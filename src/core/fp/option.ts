/* The shape of `Option`, and the functions that create or read one. */

/**
 * An absent value. This type and the `None` of fp-ts have the same shape, so each is assignable to the other.
 *
 * @category Model
 */
export interface None {
  readonly _tag: 'None'
}

/**
 * A present value. This type and the `Some` of fp-ts have the same shape, so each is assignable to the other.
 *
 * @category Model
 */
export interface Some<A> {
  readonly _tag: 'Some'
  readonly value: A
}

/**
 * A value that may be absent. Check its `_tag`, or use the functions of fp-ts.
 *
 * @category Model
 */
export type Option<A> = None | Some<A>

/** The absent value. There is only one such object, and it is frozen, because all the callers share it. */
export const none: Option<never> = /* @__PURE__ */ Object.freeze({ _tag: 'None' })

/** Creates a present value. Allocates one object. */
export const some = <A>(value: A): Option<A> => ({ _tag: 'Some', value })

/**
 * Returns the value of an `Option`, or `undefined` if there is none.
 *
 * Allocates nothing. Throws a `TypeError` for a value that is not an `Option`.
 *
 * @example
 * import { host, orUndefined, view } from 'uri-ts'
 *
 * orUndefined(host(view('http://example.com/'))) //=> 'example.com'
 * orUndefined(host(view('urn:a:b'))) //=> undefined
 *
 * @category Results
 */
export const orUndefined = <A>(option: Option<A>): A | undefined => {
  if (option?._tag !== 'Some' && option?._tag !== 'None') throw new TypeError('the value is not an Option')
  return toUndefined(option)
}

/** Returns the value of an `Option`, or `undefined` if there is none. Allocates nothing. */
export const toUndefined = <A>(option: Option<A>): A | undefined => (option._tag === 'Some' ? option.value : undefined)
