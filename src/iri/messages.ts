/*
 * What an IRI expects where a non-ASCII character is invalid. Every other fault of an IRI has the same message as in a
 * URI.
 */

/** The rule for private-use characters: `iprivate` is in `iquery` only (RFC 3987, 2.2). */
export const PRIVATE_USE = 'private-use characters are allowed in a query only'

/** The rule for all other characters: what `ucschar` (RFC 3987, 2.2) leaves out. */
export const UCSCHAR = 'an IRI has no controls, specials, tags, noncharacters or lone surrogates'

/** Says what is wrong with a host that `toASCII` does not convert. */
export const REFUSED_BY_TO_ASCII = 'is refused by toASCII'

/** What `toAsciiUri` expects from a host. */
export const DOMAIN_NAME = 'a host outside ASCII is a domain name'
