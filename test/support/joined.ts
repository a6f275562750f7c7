import type { Components } from 'uri-ts'

const led = (delimiter: string, part: string | undefined): string => (part === undefined ? '' : delimiter + part)
const ended = (part: string | undefined, delimiter: string): string => (part === undefined ? '' : part + delimiter)

/** Rebuilds a string from its components and their delimiters (RFC 3986, section 5.3). */
export const joined = (c: Components): string =>
  ended(c.scheme, ':') + led('//', c.authority) + c.path + led('?', c.query) + led('#', c.fragment)

/**
 * Joins the parts of the authority and their delimiters: `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986,
 * section 3.2).
 */
export const joinedAuthority = (c: Components): string | undefined =>
  c.host === undefined ? undefined : ended(c.userinfo, '@') + c.host + led(':', c.port)
