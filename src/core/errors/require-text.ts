/**
 * Returns a string. JavaScript callers can pass anything: an empty array would count as the empty string, and an object
 * could turn into any string. Functions that cannot fail throw a `TypeError` for it, because it is a mistake in the
 * program.
 */
export const requireText = (text: string): string => {
  if (typeof text !== 'string') throw new TypeError('the value is not a string')
  return text
}
