/*
 * The messages about an invalid address or address block. The same messages are used at run time and by the compiler.
 * In each message, the invalid text comes first.
 */

export const NOT_A_BLOCK = 'is not a block of addresses, such as 10.0.0.0/8'
export const NOT_AN_ADDRESS = 'is not an IP address or a block of them, such as 10.0.0.0/8'

/** The part of a message before the number of bits in an address. */
export const LONGER_THAN = 'has a prefix that is longer than the'
/** Follows that number. */
export const BITS_OF_ADDRESS = 'bits of the address'

/** The part of a message before the length of the prefix. */
export const NOT_FIRST = 'is not the first address of a block: it has bits after the first'
