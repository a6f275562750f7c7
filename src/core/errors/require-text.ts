/**
 * Returns the string, and throws a `TypeError` for any other value. JavaScript callers can pass anything. For example,
 * an empty array would count as the empty string, and an object could convert to any string. Functions that cannot fail
 * throw for such a value, because it is a mistake in the program.
 */
export const requireText = (text: string): string => {
  if (typeof text !== 'string') throw new TypeError('the value is not a string')
  return text
}
