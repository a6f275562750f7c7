/*
 * This file contains the messages about URIs that must have one of certain schemes. The library uses these messages at
 * run time, and the compiler uses them for literals. If a message repeats the text, `did-you-mean.ts` builds the
 * message.
 */

/** Describes what the grammar expects in each component. */
export const EXPECTED_BY_WANTED = {
  userinfo: 'an http URI has no userinfo',
  port: 'a port is 0 to 65535',
} as const

/** This message names the function to use for other schemes. */
export const OTHER_SCHEME = 'parseUri takes other schemes'
