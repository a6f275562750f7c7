/**
 * This file contains the messages about invalid origin patterns and invalid entries in host lists. For invalid
 * literals, the compiler prints these messages. At run time, the library's errors contain the same messages.
 */

export const WHOLE_LABELS = "'*' stands for whole labels at the left: write https://*.example.com"
export const TWO_LABELS = "after '*.' there are a name of at least two labels, and perhaps a port"

/* If an error message contains one of the following strings, the string follows the invalid entry. */
export const NOT_A_HOST = 'is not a host: write a name, .name, an IP address, or a block such as 10.0.0.0/8'
export const NOT_A_SERVER_HOST = 'is not a host, perhaps with a port'
export const BAD_PORT = 'has a port that is not 0 to 65535'
export const RARE_ADDRESS = 'ends with a number: write an IPv4 address as four numbers, such as 127.0.0.1'
