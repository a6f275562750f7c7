/*
 * This file contains the messages about non-ASCII characters that an IRI does not allow. For all other errors, the
 * messages for IRIs are the same as those for URIs.
 */

/** The rule for private-use characters: `iprivate` is allowed only in `iquery` (RFC 3987, section 2.2). */
export const PRIVATE_USE = 'private-use characters are allowed only in a query'

/** The rule for non-ASCII characters that are in neither `iprivate` nor `ucschar` (RFC 3987, section 2.2). */
export const UCSCHAR = 'an IRI has no controls, specials, tags, noncharacters or lone surrogates'

/** The problem with a host that `toASCII` does not convert. */
export const REFUSED_BY_TO_ASCII = 'is refused by toASCII'

/** The advice about a host that `toAsciiUri` cannot convert. */
export const DOMAIN_NAME = 'a host outside ASCII is a domain name'
