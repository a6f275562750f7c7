import type { Components } from 'uri-ts'

const led = (delimiter: string, part: string | undefined): string => (part === undefined ? '' : delimiter + part)
const ended = (part: string | undefined, delimiter: string): string => (part === undefined ? '' : part + delimiter)

/** The components and their delimiters, one after another (5.3): the text again, if nothing was lost. */
export const joined = (c: Components): string =>
  ended(c.scheme, ':') + led('//', c.authority) + c.path + led('?', c.query) + led('#', c.fragment)

/** The parts of the authority and their delimiters: `authority = [ userinfo "@" ] host [ ":" port ]` (3.2). */
export const joinedAuthority = (c: Components): string | undefined =>
  c.host === undefined ? undefined : ended(c.userinfo, '@') + c.host + led(':', c.port)
