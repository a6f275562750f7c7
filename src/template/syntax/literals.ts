/** The characters of literals to encode (3.1). `encodeURI` throws for a lone surrogate, which no template and no route has. */
const NON_ASCII = /[^\x00-\x7f]/gu

/** Percent-encodes the non-ASCII characters of a valid template. */
export const encodeLiterals = (text: string): string => text.replace(NON_ASCII, encodeURI)
