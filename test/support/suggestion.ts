/** Returns the string that a message suggests, or `undefined` if the message suggests nothing. */
export const suggestionOf = (message: string): string | undefined =>
  /; (?:did you mean (.*)\?|write (\S+:\S*))$/s.exec(message)?.slice(1).find(Boolean)
