/* The functions in this file redact passwords from the strings that error messages quote. */

/**
 * Replaces each character before the last `@` with `*`, because the string may contain a password. The length of the
 * string does not change, so offsets in an error message stay valid.
 */
export const hidePassword = (text: string): string =>
  String(text).replace(/^.+(?=@)/s, ({ length }) => '*'.repeat(length))

/**
 * Converts a value to JSON, and hides the passwords in the value's strings. JSON has no bigints, so a bigint becomes a
 * string of its digits.
 */
export const quote = (value: unknown): string =>
  // The regular expression matches the `typeof` results `string` and `bigint`. Replacing it with two comparisons would
  // add 10 bytes to `guardLookup`.
  JSON.stringify(value, (_, member) => (/string|big/.test(typeof member) ? hidePassword(member) : member))
