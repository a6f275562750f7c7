import type { CheckIri, CheckIriReference, IriOfLiteral, IriReferenceOfLiteral } from '../../types/iri/checked-literals'
import { requireLiteral } from '../core/model/require-literal'
import { parseIri, parseIriReference } from './parse'

/**
 * Accepts a literal that the compiler has verified to be an IRI: `IRI = scheme ":" ihier-part [ "?" iquery ] [ "#"
 * ifragment ]` (RFC 3987, section 2.2). An invalid literal does not compile, and the compiler prints the message that
 * `showReason` returns. Passing a value of type `string` causes a compile error. To check a string, use `parseIri`. If
 * all the characters are ASCII, the result is a `Uri`.
 *
 * TypeScript 7 does not examine characters beyond U+FFFF in a literal, so `iri` also checks its argument at run time.
 * In the offsets that TypeScript 7 reports, such a character counts as one code unit instead of two.
 *
 * Allocates a temporary view. Returns its argument. Throws a `TypeError` with the compiler's message if an invalid
 * string gets past the compiler.
 *
 * @example
 * import { iri } from 'uri-ts/iri'
 *
 * iri('http://例え.jp/é') //=> 'http://例え.jp/é'
 *
 * @category Constants
 */
export const iri: <const Text extends string>(text: CheckIri<Text>) => IriOfLiteral<Text> =
  /* @__PURE__ */ requireLiteral(parseIri)

/**
 * Accepts a literal that the compiler has verified to be an IRI reference: `IRI-reference = IRI / irelative-ref` (RFC
 * 3987, section 2.2). If all the characters are ASCII, the result is a `UriReference`.
 *
 * Allocates a temporary view. Returns its argument. Throws in the same cases as `iri`.
 *
 * @example
 * import { iriReference } from 'uri-ts/iri'
 *
 * iriReference('../é?q') //=> '../é?q'
 *
 * @category Constants
 */
export const iriReference: <const Text extends string>(text: CheckIriReference<Text>) => IriReferenceOfLiteral<Text> =
  /* @__PURE__ */ requireLiteral(parseIriReference)
