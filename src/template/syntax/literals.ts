/** The characters of literals to encode (3.1). A lone surrogate is not a character, and `encodeURI` would throw. */
const NON_ASCII = /[^\p{ASCII}\p{Cs}]/gu

/** Percent-encodes the characters outside ASCII of a valid template. */
export const encodeLiterals = (text: string): string => text.replace(NON_ASCII, encodeURI)
