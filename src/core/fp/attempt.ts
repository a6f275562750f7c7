/**
 * Calls a function supplied by a user of the library. Returns `undefined` if the call throws an error, or if the result
 * is not a string.
 */
export const attempt = (call: (text: string) => string | undefined, text: string): string | undefined => {
  try {
    const result = call(text)
    return typeof result === 'string' ? result : undefined
  } catch {
    return undefined
  }
}
