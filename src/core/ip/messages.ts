/*
 * This file contains the messages about invalid addresses and invalid address blocks. The library uses the messages at
 * run time, and the compiler uses the same messages for literals. The code that uses a message puts the invalid text
 * before the message.
 */

export const NOT_A_BLOCK = 'is not a block of addresses, such as 10.0.0.0/8'
export const NOT_AN_ADDRESS = 'is not an IP address or a block of them, such as 10.0.0.0/8'

/** The part of a message before the number of bits in an address. */
export const LONGER_THAN = 'has a prefix that is longer than the'
/** The part of a message after the number of bits in an address. */
export const BITS_OF_ADDRESS = 'bits of the address'

/** The part of a message before the prefix length. */
export const NOT_FIRST = 'is not the first address of a block: it has bits after the first'
