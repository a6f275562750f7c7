/*
 * This file exports `uri`, `relativeRef` and other functions for literals that the compiler checks. Each function
 * returns its argument unchanged. In Node, Deno and Bun, `src/core/inspect/check-literals.ts` replaces these functions
 * with versions that also check their arguments at run time. Bundlers omit the replacements, so a bundled program does
 * not check literals at run time.
 */
import type {
  CheckAbsoluteUri,
  CheckRelativeRef,
  CheckUri,
  CheckUriReference,
} from '../../../types/core/model/checked-literals'
import type { CheckUris } from '../../../types/core/model/checked-tables'
import type { AbsoluteUri, RelativeRef, Uri, UriReference } from './brands'

/** In a bundle, each function in this file that takes literals is `identity`, because the compiler has checked them. */
const identity = <A>(value: unknown): A => value as A

/**
 * Accepts a literal that the compiler has verified to be a URI:
 * `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section 3). For an invalid literal, the
 * compiler reports the message that `showReason` returns. To check a value of type `string`, use `parseUri`.
 *
 * Returns its argument. In an unbundled program on Node, Deno or Bun, throws a `TypeError` for an invalid literal.
 *
 * Allocates nothing if the program is bundled. Otherwise, `uri` allocates a temporary view.
 *
 * @example
 * import { uri } from 'uri-ts'
 *
 * uri('http://example.com/') //=> 'http://example.com/'
 *
 * @category Constants
 */
export let uri: <const Text extends string>(text: CheckUri<Text>) => Uri<Text> = identity

/**
 * Accepts a literal that the compiler has verified to be a URI without a fragment:
 * `absolute-URI = scheme ":" hier-part [ "?" query ]` (RFC 3986, section 4.3). For an invalid literal, the compiler
 * reports the message that `showReason` returns. To check a value of type `string`, use `parseAbsoluteUri`.
 *
 * Returns its argument. In an unbundled program on Node, Deno or Bun, throws a `TypeError` for an invalid literal.
 *
 * Allocates nothing if the program is bundled. Otherwise, `absoluteUri` allocates a temporary view.
 *
 * @example
 * import { absoluteUri } from 'uri-ts'
 *
 * absoluteUri('http://example.com/?q') //=> 'http://example.com/?q'
 *
 * @category Constants
 */
export let absoluteUri: <const Text extends string>(text: CheckAbsoluteUri<Text>) => AbsoluteUri<Text> = identity

/**
 * Accepts a literal that the compiler has verified to be a relative reference:
 * `relative-ref = relative-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section 4.2). For an invalid literal, the
 * compiler reports the message that `showReason` returns. To check a value of type `string`, use `parseRelativeRef`.
 *
 * Returns its argument. In an unbundled program on Node, Deno or Bun, throws a `TypeError` for an invalid literal.
 *
 * Allocates nothing if the program is bundled. Otherwise, `relativeRef` allocates a temporary view.
 *
 * @example
 * import { relativeRef } from 'uri-ts'
 *
 * relativeRef('../a?q') //=> '../a?q'
 *
 * @category Constants
 */
export let relativeRef: <const Text extends string>(text: CheckRelativeRef<Text>) => RelativeRef<Text> = identity

/**
 * Accepts a literal that the compiler has verified to be a URI reference:
 * `URI-reference = URI / relative-ref` (RFC 3986, section 4.1). For an invalid literal, the compiler reports the
 * message that `showReason` returns. To check a value of type `string`, use `parseUriReference`.
 *
 * Returns its argument. In an unbundled program on Node, Deno or Bun, throws a `TypeError` for an invalid literal.
 *
 * Allocates nothing if the program is bundled. Otherwise, `uriReference` allocates a temporary view.
 *
 * @example
 * import { uriReference } from 'uri-ts'
 *
 * uriReference('//example.com/') //=> '//example.com/'
 *
 * @category Constants
 */
export let uriReference: <const Text extends string>(text: CheckUriReference<Text>) => UriReference<Text> = identity

/**
 * Maps the type of a table of literals to the type of a table of URIs. `UrisOf` is exported because TypeScript 5.0
 * never finishes compiling a declaration that spells out the type.
 */
export type UrisOf<Table> = Table extends string ? Uri<Table> : { readonly [Key in keyof Table]: UrisOf<Table[Key]> }

/**
 * Accepts a table of literals that the compiler has verified to be URIs (RFC 3986, section 3). The table may be nested
 * to any depth. The compiler reports an error at each invalid property or list element.
 *
 * Returns its argument. In an unbundled program on Node, Deno or Bun, throws a `TypeError` for an invalid literal. The
 * error message begins with the keys that lead to the literal.
 *
 * Allocates nothing if the program is bundled. Otherwise, `uris` allocates a temporary view for each URI, and a
 * temporary map.
 *
 * @example
 * import { uris } from 'uri-ts'
 *
 * const links = uris({ home: 'https://example.com/', docs: { guide: 'https://example.com/guide' } })
 * links.docs.guide //=> 'https://example.com/guide'
 *
 * @category Constants
 */
export let uris: <const Table extends CheckUris<Table>>(table: Table) => UrisOf<Table> = identity

/** Contains a replacement for each function that checks a literal. */
interface LiteralChecks {
  readonly uri: typeof uri
  readonly absoluteUri: typeof absoluteUri
  readonly relativeRef: typeof relativeRef
  readonly uriReference: typeof uriReference
  readonly uris: typeof uris
}

/** Replaces the functions in this file with functions that check their arguments at run time. */
export const checkLiterals = (checks: LiteralChecks): void => {
  ;({ uri, absoluteUri, relativeRef, uriReference, uris } = checks)
}
