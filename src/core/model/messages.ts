/*
 * The messages about URIs with certain schemes. The same messages are used at run time and by the compiler.
 * `did-you-mean.ts` builds the messages that repeat the text.
 */

/** Descriptions of what the grammar expects in each component. */
export const EXPECTED_BY_WANTED = {
  userinfo: 'an http URI has no userinfo',
  port: 'a port is 0 to 65535',
} as const

/** The message that names the function to use for other schemes. */
export const OTHER_SCHEME = 'parseUri takes other schemes'
