/**
 * Matches the characters that must be encoded in literals (RFC 6570, section 3.1). Does not match lone surrogates, for
 * which `encodeURI` would throw.
 */
const NON_ASCII = /[^\x00-\x7f\ud800-\udfff]/gu

/** Percent-encodes the non-ASCII characters in a valid template. */
export const encodeLiterals = (text: string): string => text.replace(NON_ASCII, encodeURI)
