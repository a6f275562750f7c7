/** Creates an error whose message quotes a string. */
export const wrongText = (text: string, message: string): TypeError =>
  new TypeError(`${JSON.stringify(text)}: ${message}`)
