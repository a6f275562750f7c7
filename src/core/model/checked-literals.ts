/* This file exports `uri`, `relativeRef` and other functions for literals that the compiler checks. */
import type {
  CheckAbsoluteUri,
  CheckRelativeRef,
  CheckUri,
  CheckUriReference,
} from '../../../types/core/model/checked-literals'
import type { CheckUris } from '../../../types/core/model/checked-tables'
import type { AbsoluteUri, RelativeRef, Uri, UriReference } from './brands'

/**
 * At run time, all the functions in this file are the same function, because the compiler has already checked their
 * arguments.
 */
const identity = <A>(value: unknown): A => value as A

/**
 * Accepts a literal that the compiler has verified to be a URI:
 * `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section 3). The compiler rejects an invalid
 * literal with the message that `showReason` returns. The compiler rejects an argument of type `string`. To check a
 * `string`, use `parseUri`.
 *
 * Allocates nothing. Returns its argument.
 *
 * @example
 * import { uri } from 'uri-ts'
 *
 * uri('http://example.com/') //=> 'http://example.com/'
 *
 * @category Constants
 */
export const uri: <const Text extends string>(text: CheckUri<Text>) => Uri<Text> = identity

/**
 * Accepts a literal that the compiler has verified to be a URI without a fragment:
 * `absolute-URI = scheme ":" hier-part [ "?" query ]` (RFC 3986, section 4.3). The compiler rejects an invalid literal
 * with the message that `showReason` returns. The compiler rejects an argument of type `string`. To check a `string`,
 * use `parseAbsoluteUri`.
 *
 * Allocates nothing. Returns its argument.
 *
 * @example
 * import { absoluteUri } from 'uri-ts'
 *
 * absoluteUri('http://example.com/?q') //=> 'http://example.com/?q'
 *
 * @category Constants
 */
export const absoluteUri: <const Text extends string>(text: CheckAbsoluteUri<Text>) => AbsoluteUri<Text> = identity

/**
 * Accepts a literal that the compiler has verified to be a relative reference:
 * `relative-ref = relative-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section 4.2). The compiler rejects an
 * invalid literal with the message that `showReason` returns. The compiler rejects an argument of type `string`. To
 * check a `string`, use `parseRelativeRef`.
 *
 * Allocates nothing. Returns its argument.
 *
 * @example
 * import { relativeRef } from 'uri-ts'
 *
 * relativeRef('../a?q') //=> '../a?q'
 *
 * @category Constants
 */
export const relativeRef: <const Text extends string>(text: CheckRelativeRef<Text>) => RelativeRef<Text> = identity

/**
 * Accepts a literal that the compiler has verified to be a URI reference: `URI-reference = URI / relative-ref` (RFC
 * 3986, section 4.1). The compiler rejects an invalid literal with the message that `showReason` returns. The compiler
 * rejects an argument of type `string`. To check a `string`, use `parseUriReference`.
 *
 * Allocates nothing. Returns its argument.
 *
 * @example
 * import { uriReference } from 'uri-ts'
 *
 * uriReference('//example.com/') //=> '//example.com/'
 *
 * @category Constants
 */
export const uriReference: <const Text extends string>(text: CheckUriReference<Text>) => UriReference<Text> = identity

/**
 * Represents a table of URIs, given the type of a table of literals. `UrisOf` is exported, because TypeScript 5.0 does
 * not terminate on a declaration that spells out the type.
 */
export type UrisOf<Table> = Table extends string ? Uri<Table> : { readonly [Key in keyof Table]: UrisOf<Table[Key]> }

/**
 * Accepts a table of literals that the compiler has verified to be URIs (RFC 3986, section 3). The table may be nested
 * to any depth. The compiler reports an error at an invalid property or at an invalid list element.
 *
 * Allocates nothing. Returns its argument.
 *
 * @example
 * import { uris } from 'uri-ts'
 *
 * const links = uris({ home: 'https://example.com/', docs: { guide: 'https://example.com/guide' } })
 * links.docs.guide //=> 'https://example.com/guide'
 *
 * @category Constants
 */
export const uris: <const Table extends CheckUris<Table>>(table: Table) => UrisOf<Table> = identity
