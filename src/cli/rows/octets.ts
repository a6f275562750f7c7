import { NOT_ASCII } from '../../core/percent/encode'

/** Octets as a string with one character for each (Latin-1), so that what is not UTF-8 stays as it is. */
export type Octets = string

/** The octets of a string in UTF-8. Allocates: the octets, if the text is not ASCII. */
export const toOctets = (text: string): Octets =>
  NOT_ASCII.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text

/** Decodes octets as UTF-8. Octets that are not UTF-8 become U+FFFD. Allocates: the text, if it is not ASCII. */
export const toText = (octets: Octets): string =>
  NOT_ASCII.test(octets) ? Buffer.from(octets, 'latin1').toString('utf8') : octets
