/* This file contains a message that the library uses at run time and the compiler uses for literals. */

export const NOT_A_SCHEME = 'is not a scheme without dots, such as https'
