/** Returns what a message suggests to write instead of a string; undefined if it suggests no text. */
export const suggestionOf = (message: string): string | undefined =>
  /; (?:did you mean (.*)\?|write (\S+:\S*))$/s.exec(message)?.slice(1).find(Boolean)
