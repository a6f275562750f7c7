/*
 * Reading only what an object itself has. Another program may have added properties to `Object.prototype`, and every object
 * would seem to have them.
 */

/** Returns the value of a key of a table, or undefined if the table itself does not have it. Allocates: nothing. */
export const ownValue = <Value>(table: { readonly [key: string]: Value }, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Returns a copy that has only what an object itself has. Reads each property once. Allocates: the copy. */
export const ownProperties = <A extends object>(value: A): A => ({ __proto__: null, ...value })
