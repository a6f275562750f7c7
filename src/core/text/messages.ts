/* This file contains a message that the library uses at run time and that the compiler prints for invalid literals. */

export const NOT_A_SCHEME = 'is not a scheme without dots, such as https'
