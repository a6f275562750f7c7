/**
 * Calls a function that the library's user passed. Returns `undefined` if the call throws an error, or if the result is
 * not a string.
 */
export const attempt = (call: (text: string) => string | undefined, text: string): string | undefined => {
  try {
    const result = call(text)
    return typeof result === 'string' ? result : undefined
  } catch {
    return undefined
  }
}
