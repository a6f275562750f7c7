import { NOT_ASCII } from '../../core/percent/encode'

/**
 * A string in which each character represents one octet (Latin-1). Unlike a decoded string, `Octets` preserves bytes
 * that are not valid UTF-8.
 */
export type Octets = string

/** Returns the UTF-8 octets of a string. Allocates the octets if the string is not ASCII. */
export const toOctets = (text: string): Octets =>
  NOT_ASCII.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text

/**
 * Decodes octets as UTF-8. Octets that are not valid UTF-8 become U+FFFD. Allocates a string if the result is not
 * ASCII.
 */
export const toText = (octets: Octets): string =>
  NOT_ASCII.test(octets) ? Buffer.from(octets, 'latin1').toString('utf8') : octets
