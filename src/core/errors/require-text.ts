/**
 * Returns a text. JavaScript can pass anything: an empty array would count as the empty text, and an object could write any
 * text. Functions that cannot fail throw a `TypeError` for it, because it is a mistake in the program.
 */
export const requireText = (text: string): string => {
  if (typeof text !== 'string') throw new TypeError('the value is not a string')
  return text
}
