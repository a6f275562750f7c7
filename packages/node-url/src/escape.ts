/** Matches the characters that `url.parse` escapes if they follow the host. Of these, RFC 3986 allows only `'`. */
const ESCAPED = /[\0- "'<>\\^`{|}]/

const ALL_ESCAPED = new RegExp(ESCAPED.source, 'g')

export const encodeAscii = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

export const escapeRest = (rest: string): string => (ESCAPED.test(rest) ? rest.replace(ALL_ESCAPED, encodeAscii) : rest)

/**
 * Percent-encodes decoded userinfo. Only the first `:` separates the user from the password, so a `:` in the password
 * need not be encoded.
 */
export const encodeAuth = (auth: string): string => encodeURIComponent(auth).replaceAll('%3A', ':')

/** Returns whether `url.parse` trims a character at the beginning or end of a string. */
const isTrimmed = (unit: number): boolean => unit < 0x21 || unit === 0xa0 || unit === 0xfeff

/** Removes leading and trailing control characters and spaces. */
export const trim = (text: string): string => {
  let start = 0
  let end = text.length
  // For an index outside the string, `charCodeAt` returns `NaN`, which ends both loops.
  while (isTrimmed(text.charCodeAt(start))) start++
  while (isTrimmed(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}
