import { recompose } from '../../core/building/recompose'
import { path } from '../../core/components/accessors'
import { type Components, components } from '../../core/components/components'
import { normalize } from '../../core/equivalence/normalize'
import { showReason } from '../../core/errors/format-error'
import { parseError } from '../../core/errors/parse-error'
import { redactError } from '../../core/errors/redact-error'
import { parseUriReference } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { encodeReserved } from '../../core/percent/encode'
import { resolveReference } from '../../core/resolution/resolve-reference'

/**
 * Lists the components that Ajv passes from `parse` to `serialize`. `UriComponents` includes both the properties that
 * `components` returns and the other properties in Ajv's type.
 *
 * @category Ajv
 */
export interface UriComponents {
  scheme?: string
  authority?: string
  userinfo?: string
  host?: string
  port?: number | string
  path?: string
  query?: string
  fragment?: string
}

/**
 * The type that Ajv requires for its `uriResolver` option.
 *
 * @category Ajv
 */
export interface UriResolver {
  readonly parse: (uri: string) => UriComponents
  readonly resolve: (base: string, path: string) => string
  readonly serialize: (components: UriComponents) => string
}

/** Captures a reference's scheme and authority, and the text after them. */
const HEAD_AND_REST = /^((?:[^:/?#]*:)?(?:\/\/[^/?#]*)?)(.*)$/s

/**
 * Matches backslashes and control characters. If one of them precedes the fragment, `repairTail` does not change the
 * text. Browsers read a backslash as a slash and remove some control characters. In a browser, a reference that
 * contains such a character could therefore resolve to a different URI.
 */
const DECEPTIVE = /[\\\p{Cc}]/u

const encodeBracket = (bracket: string): string => (bracket === '[' ? '%5B' : '%5D')

/**
 * Percent-encodes the characters that RFC 3986 does not allow in a path, a query or a fragment. Some real schemas
 * contain characters such as `<` and `[`, as in `#/definitions/Record<string,Person[]>`. Returns the text unchanged if
 * a backslash or a control character precedes the fragment.
 */
const repairTail = (text: string): string => {
  const [, head = '', rest = ''] = HEAD_AND_REST.exec(text) as RegExpExecArray
  const fragmentStart = rest.indexOf('#') + 1 || rest.length
  const pathAndQuery = rest.slice(0, fragmentStart)
  if (DECEPTIVE.test(head + pathAndQuery)) return text
  const fragment = rest.slice(fragmentStart).replaceAll('#', '%23')
  return head + encodeReserved(pathAndQuery + fragment).replace(/[[\]]/g, encodeBracket)
}

/**
 * Matches a dot segment that contains a percent-encoded dot. Programs disagree about the meaning of a percent-encoded
 * dot segment.
 */
const ENCODED_DOT_SEGMENT = /(?:^|\/)(?:%2e|\.%2e|%2e\.|%2e%2e)(?:\/|$)/i

/** Replaces each character of the userinfo with `*`. */
const withoutUserinfo = (text: string): string => redactError(parseError(text, text.length, 'scheme', 'character')).text

const refuse = (text: unknown, reason: string): never => {
  throw new Error(`${JSON.stringify(text)} is no reference: ${reason}`)
}

/** Returns the view of a reference. Throws an `Error` if the string is not a reference. */
const read = (text: string): View => {
  if (typeof text !== 'string') return refuse(text, 'it is not a string')
  const parsed = parseUriReference(text)
  const repaired = parsed._tag === 'Left' ? parseUriReference(repairTail(text)) : parsed
  if (repaired._tag === 'Left') return refuse(withoutUserinfo(text), showReason(repaired.left))
  if (ENCODED_DOT_SEGMENT.test(path(repaired.right)))
    return refuse(withoutUserinfo(text), 'a dot segment is percent-encoded')
  return repaired.right
}

/** Copies only the components that are present, because Ajv's type does not allow `undefined` values. */
const present = (all: Components): UriComponents => {
  const found: { [name: string]: string } = {}
  for (const [name, value] of Object.entries(all)) if (value !== undefined) found[name] = value
  return found
}

/**
 * Resolves references in JSON Schemas. Pass `uriResolver` to Ajv as the option of the same name. References and ids are
 * normalized (RFC 3986, section 6.2.2) so that equivalent references name the same schema. A reference may be relative
 * or empty. Percent-encodes characters that RFC 3986 does not allow in a path, a query or a fragment (for example, the
 * `<` and `>` in `#/definitions/Record<string>`). `parse` keeps a fragment percent-encoded, because Ajv decodes it.
 *
 * Allocates views, strings and plain objects. Throws an `Error` for an invalid reference, so the call to Ajv's
 * `compile`, `addSchema` or `getSchema` fails. The `Error` contains the reason and the reference's text, in which any
 * userinfo is hidden. A reference is refused if its scheme or authority is invalid, if its path contains a
 * percent-encoded dot segment, or if a backslash or a control character precedes the fragment.
 *
 * @example
 * import { uriResolver } from 'uri-ts/ajv'
 *
 * uriResolver.resolve('schemas/user', 'name#/$defs/first') //=> 'schemas/name#/$defs/first'
 * uriResolver.parse('#/definitions/Record<string>').fragment //=> '/definitions/Record%3Cstring%3E'
 *
 * @category Ajv
 */
export const uriResolver: UriResolver = {
  parse: (uri) => present(components(normalize(read(uri)))),
  resolve: (base, ref) => normalize(resolveReference(read(base))(read(ref))).text,
  serialize: ({ port, ...rest }) => recompose({ ...rest, port: port === undefined ? undefined : String(port) }),
}
