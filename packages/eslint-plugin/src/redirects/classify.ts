/** Determines the purpose of a string check that a program performs on a URL. */
import type { Node } from 'estree'
import { propertyName, type StringCheck } from '../syntax/strings'

/**
 * A `local` check tests whether a URL is a path on the same site. A `host` check tests whether a URL contains a
 * particular host name. An `origin` check tests whether a URL begins with a particular scheme and host.
 */
export type Purpose = 'local' | 'host' | 'origin'

/** Matches an origin such as `https://example.com` or `//example.com`, with nothing after the host. */
const ORIGIN = /^(?:https?:)?\/\/[^/?#]+$/i

/** Matches an optional scheme, a host name with at least one dot, and an optional port. */
const HOST = /^(?:https?:\/\/|\/\/|\.)?[a-z\d*-]+(?:\.[a-z\d*-]+)+(?::\d+)?\/?$/i

/** Matches file names such as `index.html`, which look like host names. */
const FILE = /\.(?:html?|php|aspx?|jsp|js|mjs|css|json|xml|txt|pdf|png|jpe?g|gif|svg|webp|ico|map|zip)$/i

/** Matches the name of a variable whose value is probably an origin. */
const ORIGIN_NAME = /(?:origin|(?:base|site|app|public|server|root)_?url)$/i

const nameOf = (node: Node | undefined): string =>
  node === undefined ? '' : node.type === 'Identifier' ? node.name : (propertyName(node) ?? '')

const isHost = (text: string): boolean => HOST.test(text) && !FILE.test(text)

const purposeOfPattern = (pattern: string): Purpose | undefined => {
  const plain = pattern.replace(/\\([./:-])/g, '$1')
  if (/^\^\/(?:$|\(\?!|\[\^)/.test(plain)) return 'local'
  const [prefix] = /^\^(?:https?\??:|\(\?:https\?:\)\??|\(https\?:\)\??)\/\//.exec(plain) ?? []
  if (prefix !== undefined) {
    // The host in the regular expression ends at a slash, at a character class that contains a slash, or at `$`.
    const rest = plain.slice(prefix.length)
    return rest !== '' && !/[/$]/.test(rest) ? 'origin' : undefined
  }
  return isHost(plain) ? 'host' : undefined
}

/** Returns the purpose of a check, or `undefined` if the check does not concern the host of a URL. */
export const purposeOf = ({ place, text, expected, pattern }: StringCheck): Purpose | undefined => {
  if (pattern !== undefined) return purposeOfPattern(pattern)
  if (text === undefined) return place === 'start' && ORIGIN_NAME.test(nameOf(expected)) ? 'origin' : undefined
  if (place === 'start') {
    if (/^(?:\/[/\\]?|\\)$/.test(text)) return 'local'
    return ORIGIN.test(text) ? 'origin' : undefined
  }
  if (place === 'anywhere' && /^:?\/\/$/.test(text)) return 'local'
  return isHost(text) ? 'host' : undefined
}
