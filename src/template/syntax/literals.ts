/** The characters of literals to encode (3.1). A lone surrogate is not a character, and `encodeURI` would throw. */
const NON_ASCII = /[^\x00-\x7f\ud800-\udfff]/gu

/** Percent-encodes the non-ASCII characters of a valid template. */
export const encodeLiterals = (text: string): string => text.replace(NON_ASCII, encodeURI)
