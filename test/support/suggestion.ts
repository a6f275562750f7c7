/** Returns the string that a message suggests, or `undefined` if it suggests none. */
export const suggestionOf = (message: string): string | undefined =>
  /; (?:did you mean (.*)\?|write (\S+:\S*))$/s.exec(message)?.slice(1).find(Boolean)
