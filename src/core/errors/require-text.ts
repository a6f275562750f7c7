/**
 * Returns its argument if the argument is a string, and throws a `TypeError` otherwise. JavaScript callers can pass any
 * value: an empty array would count as the empty string, and an object could be converted to any string. A function
 * that cannot otherwise fail throws for a value that is not a string, because the calling program contains a mistake.
 */
export const requireText = (text: string): string => {
  if (typeof text !== 'string') throw new TypeError('the value is not a string')
  return text
}
