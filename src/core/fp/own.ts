/*
 * The functions in this file read only own properties, and so ignore any properties that other code has added to
 * `Object.prototype`.
 */

/** Looks up a key in a table. Returns `undefined` if the key is not an own property. Allocates nothing. */
export const ownValue = <Value>(table: { readonly [key: string]: Value }, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Returns a copy of an object's own properties. Reads each property once. Allocates the copy. */
export const ownProperties = <A extends object>(value: A): A => ({ __proto__: null, ...value })
