/** Creates the error whose message is about a string. */
export const wrongText = (text: string, message: string): TypeError =>
  new TypeError(`${JSON.stringify(text)}: ${message}`)
