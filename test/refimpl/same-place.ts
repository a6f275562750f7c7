/**
 * Decides whether a reference and the output of `new URL` identify the same resource. The regular expression in RFC
 * 3986, appendix B, splits both strings into components, so browser-specific interpretations do not affect the result.
 */

const APPENDIX_B = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([\s\S]*))?$/

const AUTHORITY = /^(?:([^@]*)@)?(\[[^\]]*\]|[^:]*)(?::(\d*))?$/

const DEFAULT_PORTS: { readonly [scheme: string]: string } = {
  http: '80',
  https: '443',
  ws: '80',
  wss: '443',
  ftp: '21',
}

/** Returns whether a scheme is special. In URLs with a special scheme, browsers write a slash for an empty path. */
const isSpecial = (scheme: string): boolean => scheme === 'file' || scheme in DEFAULT_PORTS

/**
 * Percent-encodes all characters except those in `kept`. Existing percent-encoded octets are not encoded again, but
 * their hexadecimal digits are converted to upper case.
 */
const encoded = (text: string, kept: RegExp): string =>
  Array.from(text.replace(/%(?![\dA-Fa-f]{2})/g, '%25'), (character) =>
    character === '%' || kept.test(character)
      ? character
      : [...Buffer.from(character)].map((octet) => `%${octet.toString(16).padStart(2, '0')}`).join(''),
  )
    .join('')
    .replace(/%[\dA-Fa-f]{2}/g, (triplet) => triplet.toUpperCase())

const PATH = /[\w.~!$&'()*+,;=:@/-]/
/** Matches characters that stay unencoded in a query. Omits the apostrophe, which browsers encode in special URLs. */
const QUERY = /[\w.~!$&()*+,;=:@/?-]/
const FRAGMENT = /[\w.~!$&'()*+,;=:@/?-]/
/** Matches characters that stay unencoded in userinfo. Omits `sub-delims`, because browsers encode some of them. */
const USERINFO = /[\w.~-]/

/**
 * Returns a host in the notation that browsers use. For a special scheme, the host is decoded, mapped with IDNA and, if
 * possible, read as an address.
 */
const hostOf = (host: string, scheme: string): string => {
  if (host === '') return ''
  const name = new URL(`${isSpecial(scheme) ? 'http' : 'x'}://${host}/`).hostname
  return scheme === 'file' && name === 'localhost' ? '' : name
}

/** Returns the normalized components of a URI as JSON. */
export const placeOf = (text: string): string => {
  const [, given = '', authority, rawPath = '', query, fragment] = APPENDIX_B.exec(text) as unknown as string[]
  const scheme = given.toLowerCase()
  const [, userinfo = '', host = '', port = ''] = AUTHORITY.exec(authority ?? '') ?? ['', '', 'no host', '']
  const [name = '', ...password] = userinfo.split(':')
  const number = port === '' ? '' : String(Number(port))
  const hasSlashes = authority !== undefined || !rawPath.startsWith('/.//')
  const path = hasSlashes ? rawPath : rawPath.slice(2)
  return JSON.stringify({
    scheme,
    name: encoded(name, USERINFO),
    password: encoded(password.join(':'), USERINFO),
    host: hostOf(host, scheme),
    port: number === DEFAULT_PORTS[scheme] ? '' : number,
    path: path === '' && isSpecial(scheme) ? '/' : encoded(path, PATH),
    query: query === undefined ? null : encoded(query, QUERY),
    fragment: fragment === undefined ? null : encoded(fragment, FRAGMENT),
  })
}

/** Returns the result of `new URL` for a string, or `undefined` if `new URL` throws. */
export const browserUrl = (text: string, base?: string): string | undefined => {
  try {
    return new URL(text, base).href
  } catch {
    return undefined
  }
}
