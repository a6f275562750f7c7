/*
 * This file contains the messages for URIs whose scheme must be in a given set. The library uses the messages at run
 * time, and the compiler uses them for literals. `did-you-mean.ts` builds the messages that quote the invalid string.
 */

/** The expected syntax of each component, as error messages describe it. */
export const EXPECTED_BY_WANTED = {
  userinfo: 'an http URI has no userinfo',
  port: 'a port is 0 to 65535',
} as const

/** The advice for a string that begins like a URI with another scheme. */
export const OTHER_SCHEME = 'parseUri allows other schemes'

/** The message for a value that a table of URIs cannot contain. */
export const NOT_LITERALS = 'not a string: a table holds string literals and tables of them'
