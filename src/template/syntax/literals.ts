/** What is to be encoded of literals (3.1). They have no lone surrogates. */
const NON_ASCII = /[^\x00-\x7f]/gu

/** Percent-encodes the characters outside ASCII of a valid template. */
export const encodeLiterals = (text: string): string => text.replace(NON_ASCII, encodeURI)
