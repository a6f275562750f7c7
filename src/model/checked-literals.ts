import type {
  CheckAbsoluteUri,
  CheckRelativeRef,
  CheckUri,
  CheckUriReference,
} from '../../types/model/checked-literals'
import type { CheckUris } from '../../types/model/checked-tables'
import type { AbsoluteUri, RelativeRef, Uri, UriReference } from './brands'

/** All constructors are this one function at run time: the compiler has done the work. */
const identity = <A>(value: unknown): A => value as A

/**
 * A literal that the compiler has checked to be a `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]` (3). A text that is
 * none does not compile, and the error names component, offset and reason; nor does a `string`, which `parseUri` checks.
 *
 * Allocates: nothing. It is an identity function.
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
 * A literal that the compiler has checked to be a `absolute-URI = scheme ":" hier-part [ "?" query ]` (4.3). A text that is
 * none does not compile, and the error names component, offset and reason; nor does a `string`, which `parseAbsoluteUri` checks.
 *
 * Allocates: nothing. It is an identity function.
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
 * A literal that the compiler has checked to be a `relative-ref = relative-part [ "?" query ] [ "#" fragment ]` (4.2). A text that is
 * none does not compile, and the error names component, offset and reason; nor does a `string`, which `parseRelativeRef` checks.
 *
 * Allocates: nothing. It is an identity function.
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
 * A literal that the compiler has checked to be a `URI-reference = URI / relative-ref` (4.1). A text that is
 * none does not compile, and the error names component, offset and reason; nor does a `string`, which `parseUriReference` checks.
 *
 * Allocates: nothing. It is an identity function.
 *
 * @example
 * import { uriReference } from 'uri-ts'
 *
 * uriReference('//example.com/') //=> '//example.com/'
 *
 * @category Constants
 */
export const uriReference: <const Text extends string>(text: CheckUriReference<Text>) => UriReference<Text> = identity

/** A table of URIs, nested. */
type UrisOf<Table> = Table extends string ? Uri<Table> : { readonly [Key in keyof Table]: UrisOf<Table[Key]> }

/**
 * A table of literals, nested as deep as one likes, each checked to be a `URI` (3). The error is on the property that is
 * none. TypeScript 5.0 takes a list for an array of any of its elements, not for a tuple.
 *
 * Allocates: nothing. It is an identity function.
 *
 * @example
 * import { uris } from 'uri-ts'
 *
 * const links = uris({ home: 'https://example.com/', docs: { guide: 'https://example.com/guide' } })
 * links.docs.guide //=> 'https://example.com/guide'
 *
 * @category Constants
 */
export const uris: <const Table>(table: CheckUris<Table>) => UrisOf<Table> = identity
