import { NOT_ASCII } from '../../core/percent/encode'

/**
 * Represents a string in which each character represents one octet (Latin-1). Octets that are not UTF-8 therefore do
 * not change.
 */
export type Octets = string

/** Returns the UTF-8 octets of a string. Allocates the octets if the string is not ASCII. */
export const toOctets = (text: string): Octets =>
  NOT_ASCII.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text

/** Decodes octets as UTF-8. Octets that are not UTF-8 become U+FFFD. Allocates the result if it is not ASCII. */
export const toText = (octets: Octets): string =>
  NOT_ASCII.test(octets) ? Buffer.from(octets, 'latin1').toString('utf8') : octets
