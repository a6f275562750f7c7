/* The messages about an entry in an origin list. The same messages are used at run time and by the compiler. */

export const ONE_HOST = 'an origin is one host: list each of them'
export const NO_USERINFO = 'an origin has no userinfo'
export const NULL_ORIGIN = 'null is what browsers write for no origin'
export const WRITE_SCHEME = 'write scheme://host'
export const WRITE_HTTPS = 'write https://host'

/** A part of a message that follows the name of a scheme. */
export const NO_ORIGINS = 'has no origins'
