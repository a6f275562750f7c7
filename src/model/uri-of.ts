import type { CheckSchemes, CheckSchemeUri } from '../../types/model/uri-of'
import { showReason } from '../errors/format-error'
import type { ParseError } from '../errors/parse-error'
import { type Either, left, right } from '../fp/either'
import type { ReferenceBrand, SchemeUri } from './brands'
import { SPANS, syntaxError } from './parse'
import { ANOTHER_SCHEME, type SchemeOptions, scanSchemeUri } from './scan-scheme-uri'
import { schemeError } from './scheme-error'
import { type View, viewFromSpans } from './view'

/** Parses what `scanSchemeUri` reads. Allocates: the `Either` and the view. */
export const parseSchemeUri = <U extends ReferenceBrand>(
  text: string,
  options: SchemeOptions,
): Either<ParseError, View<U>> => {
  const end = scanSchemeUri(text, options)
  if (end >= 0) return right(viewFromSpans(text, SPANS))
  return -end < ANOTHER_SCHEME ? syntaxError(text, end) : left(schemeError(text, end, options))
}

/** Returns a literal, or throws the compiler's sentence if a wrong text got past it. Allocates: nothing. */
export const requireSchemeUri = <U>(text: unknown, options: SchemeOptions): U => {
  if (scanSchemeUri(text as string, options) >= 0) return text as U
  const parsed = parseSchemeUri(text as string, options)
  throw new TypeError(parsed._tag === 'Left' ? showReason(parsed.left) : '')
}

/**
 * What `uriOf` returns: the functions for URIs of certain schemes. `Schemes` lists the schemes, and `HasHost` says whether
 * the URIs must have a host.
 *
 * @category Model
 */
export interface UriOf<Schemes extends readonly string[], HasHost extends boolean> {
  /** Takes a literal that the compiler checks, as `httpUri` does. Throws if a wrong text got past the compiler. */
  readonly uri: <const Text extends string>(
    text: CheckSchemeUri<Text, Schemes, HasHost, 'parse'>,
  ) => SchemeUri<Schemes[number], HasHost, Text>
  /** Parses a text, as `parseHttpUri` does. */
  readonly parse: (text: string) => Either<ParseError, View<SchemeUri<Schemes[number], HasHost>>>
  /** Returns whether a value is such a URI, as `isHttpUri` does. */
  readonly is: (text: unknown) => text is SchemeUri<Schemes[number], HasHost>
}

/**
 * Makes `uri`, `parse` and `is` for the URIs of some schemes, as `httpUri`, `parseHttpUri` and `isHttpUri` are for http. If
 * `host` is true, a URI must have a host that is not empty and no port above 65535; if its scheme is http or https, it must
 * have no userinfo. Write the schemes in lower case, and the one with encryption last: if a text has no scheme, an error
 * suggests the first scheme if there is a port, and the last one if not.
 *
 * Allocates: the object and its functions.
 *
 * @example
 * import { uriOf } from 'uri-ts'
 *
 * const database = uriOf({ schemes: ['postgres', 'redis'], host: true })
 * database.uri('postgres://me@localhost:5432/shop') //=> 'postgres://me@localhost:5432/shop'
 * database.parse('http://localhost/')._tag //=> 'Left'
 * database.is('redis:///0') //=> false
 *
 * @category Constants
 */
export const uriOf = <
  const Schemes extends readonly [string, ...string[]],
  const HasHost extends boolean = false,
>(options: {
  readonly schemes: CheckSchemes<Schemes>
  readonly host?: HasHost
}): UriOf<Schemes, HasHost> => {
  const wanted = options as unknown as SchemeOptions
  return {
    uri: (text) => requireSchemeUri(text, wanted),
    parse: (text) => parseSchemeUri(text, wanted),
    is: (text): text is SchemeUri<Schemes[number], HasHost> => scanSchemeUri(text as string, wanted) >= 0,
  }
}
