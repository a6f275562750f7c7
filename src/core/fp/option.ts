/* This file defines `Option`, and functions that create or read an `Option`. */

/**
 * An `Option` without a value. The `None` types of this library and of fp-ts have the same structure, so each is
 * assignable to the other.
 *
 * @category Model
 */
export interface None {
  readonly _tag: 'None'
}

/**
 * An `Option` with a value. The `Some` types of this library and of fp-ts have the same structure, so each is
 * assignable to the other.
 *
 * @category Model
 */
export interface Some<A> {
  readonly _tag: 'Some'
  readonly value: A
}

/**
 * A value that may be absent. To read an `Option`, check its `_tag` property, or use the functions in fp-ts.
 *
 * @category Model
 */
export type Option<A> = None | Some<A>

/**
 * Every function that returns `None` returns the same object, `none`. The object `none` is frozen, because all callers
 * share it.
 */
export const none: Option<never> = /* @__PURE__ */ Object.freeze({ _tag: 'None' })

export const some = <A>(value: A): Option<A> => ({ _tag: 'Some', value })

/**
 * Returns an `Option`'s value, or `undefined` if the `Option` is `None`.
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

export const toUndefined = <A>(option: Option<A>): A | undefined => (option._tag === 'Some' ? option.value : undefined)
