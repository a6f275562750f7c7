/*
 * The messages about an invalid address or address block, for the run time and for the compiler. Each one follows the
 * text that it is about.
 */

export const NOT_A_BLOCK = 'is not a block of addresses, such as 10.0.0.0/8'
export const NOT_AN_ADDRESS = 'is not an IP address or a block of them, such as 10.0.0.0/8'

/** Precedes the number of bits of an address. */
export const LONGER_THAN = 'has a prefix that is longer than the'
/** Follows that number. */
export const BITS_OF_ADDRESS = 'bits of the address'

/** Precedes the length of the prefix. */
export const NOT_FIRST = 'is not the first address of a block: it has bits after the first'
