import type { Narrowed, PossibleText } from '../../../types/core/model/possible-text'
import type { CheckSchemes, CheckSchemeUri } from '../../../types/core/model/uri-of'
import { showReason } from '../errors/format-error'
import type { ParseError } from '../errors/parse-error'
import { type Either, right } from '../fp/either'
import { ownProperties, ownValue } from '../fp/own'
import { SPANS } from '../scanner/spans'
import type { Checked, SchemeUri } from './brands'
import { advice } from './did-you-mean'
import { EXPECTED_BY_WANTED } from './messages'
import { syntaxError } from './parse'
import { NOT_WANTED, type SchemeOptions, scanSchemeUri } from './scan-scheme-uri'
import { type View, viewFromSpans } from './view'

/** Parses a URI that `scanSchemeUri` accepts. Allocates the returned `Either` and its view. */
export const parseSchemeUri = <U extends Checked>(
  text: string,
  options: SchemeOptions,
): Either<ParseError, View<U>> => {
  const end = scanSchemeUri(text, options)
  if (end >= 0) return right(viewFromSpans(text, SPANS))
  const failed = syntaxError(text, end % NOT_WANTED)
  if (end < -NOT_WANTED) {
    const { component, offset } = failed.left
    const error: { expected?: string } = failed.left
    error.expected = ownValue(EXPECTED_BY_WANTED, component) ?? advice(text, options, offset)
  }
  return failed
}

/**
 * Returns a literal that the compiler has checked. Throws an error with the compiler's message if an invalid string
 * gets past the compiler. Allocates a temporary view.
 */
export const requireSchemeUri = <U>(text: unknown, options: SchemeOptions): U => {
  const parsed = parseSchemeUri(text as string, options)
  if (parsed._tag === 'Left') throw new TypeError(showReason(parsed.left))
  return text as U
}

/**
 * The functions that `uriOf` returns. `Schemes` is the type of the list of accepted schemes, and `HasHost` is `true` if
 * a URI must have a host.
 *
 * @category Model
 */
export interface UriOf<Schemes extends readonly string[], HasHost extends boolean> {
  /**
   * Like `httpUri`, accepts a literal that the compiler checks. Throws a `TypeError` if an invalid string gets past the
   * compiler.
   */
  readonly uri: <const Text extends string>(
    text: CheckSchemeUri<Text, Schemes, HasHost, 'parse'>,
  ) => SchemeUri<Schemes[number], HasHost, Text>
  /** Parses a URI with one of the given schemes, as `parseHttpUri` does for HTTP and HTTPS. */
  readonly parse: (text: string) => Either<ParseError, View<SchemeUri<Schemes[number], HasHost>>>
  /** Returns whether a value is a URI with one of the given schemes, as `isHttpUri` does for HTTP and HTTPS. */
  readonly is: <Value>(text: PossibleText<Value, 'is'>) => text is Narrowed<Value, SchemeUri<Schemes[number], HasHost>>
}

/**
 * Returns the functions `uri`, `parse` and `is` for URIs with the given schemes. The functions correspond to `httpUri`,
 * `parseHttpUri` and `isHttpUri`, respectively. If `host` is `true`, the host must not be empty, the port must be at
 * most 65535, and an HTTP or HTTPS URI must not contain userinfo. Write the schemes in lower case, and put the scheme
 * for encrypted connections last. For a string without a scheme, the error message suggests the first scheme if the
 * host has a port, and the last scheme otherwise.
 *
 * Allocates the returned object and its functions.
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
  // TypeScript 5.0 infers literal types for the elements of a list only if a type parameter represents the elements.
  Scheme extends string,
  const Schemes extends readonly [Scheme, ...Scheme[]],
  const HasHost extends boolean = false,
>(options: {
  readonly schemes: CheckSchemes<Schemes>
  readonly host?: HasHost
}): UriOf<Schemes, HasHost> => {
  const wanted = ownProperties(options) as unknown as SchemeOptions
  return {
    uri: (text) => requireSchemeUri(text, wanted),
    parse: (text) => parseSchemeUri(text, wanted),
    is: <Value>(text: PossibleText<Value, 'is'>): text is Narrowed<Value, SchemeUri<Schemes[number], HasHost>> =>
      scanSchemeUri(text as string, wanted) >= 0,
  }
}
