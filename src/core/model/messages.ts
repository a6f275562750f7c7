/*
 * The messages about URIs with certain schemes, for the run time and the compiler. `did-you-mean.ts` writes the
 * messages that repeat the text.
 */

/** Says what is expected, by component. */
export const EXPECTED_BY_WANTED = {
  userinfo: 'an http URI has no userinfo',
  port: 'a port is 0 to 65535',
} as const

/** Says which function accepts a string with another scheme. */
export const OTHER_SCHEME = 'parseUri takes other schemes'
