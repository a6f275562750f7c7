import type { CheckIri, CheckIriReference, IriOfLiteral, IriReferenceOfLiteral } from '../../types/iri/checked-literals'
import { requireLiteral } from '../core/model/require-literal'
import { parseIri, parseIriReference } from './parse'

/** Matches a surrogate, which is one of the two code units in a character beyond U+FFFF. */
const HALF = /[\ud800-\udfff]/

/**
 * Returns a function that checks literals with characters beyond U+FFFF at run time, because TypeScript 7 does not
 * check such characters.
 */
const requireHalves = (parse: Parameters<typeof requireLiteral>[0]) => {
  const require = requireLiteral(parse)
  return (text: string) => (HALF.test(text) ? require(text) : (text as never))
}

/**
 * Accepts a literal that the compiler has verified to be an IRI: `IRI = scheme ":" ihier-part [ "?" iquery ] [ "#"
 * ifragment ]` (RFC 3987, section 2.2). An invalid literal does not compile, and the compiler prints the message that
 * `showReason` returns. Passing a value of type `string` is a compile error. To check a string, use `parseIri`. If all
 * the characters are ASCII, the literal is a `Uri`.
 *
 * TypeScript 7 accepts all characters beyond U+FFFF without examining them, and counts each as one character in an
 * offset. A literal that contains a character beyond U+FFFF is also checked at run time.
 *
 * Allocates nothing. Returns the argument unchanged. Throws a `TypeError` for a literal that contains a character
 * beyond U+FFFF and is not an IRI.
 *
 * @example
 * import { iri } from 'uri-ts/iri'
 *
 * iri('http://例え.jp/é') //=> 'http://例え.jp/é'
 *
 * @category Constants
 */
export const iri: <const Text extends string>(text: CheckIri<Text>) => IriOfLiteral<Text> =
  /* @__PURE__ */ requireHalves(parseIri) as never

/**
 * Accepts a literal that the compiler has verified to be an IRI reference: `IRI-reference = IRI / irelative-ref` (RFC
 * 3987, section 2.2). If all the characters are ASCII, the literal is a `UriReference`.
 *
 * Allocates nothing. Returns the argument unchanged. Throws in the same cases as `iri`.
 *
 * @example
 * import { iriReference } from 'uri-ts/iri'
 *
 * iriReference('../é?q') //=> '../é?q'
 *
 * @category Constants
 */
export const iriReference: <const Text extends string>(text: CheckIriReference<Text>) => IriReferenceOfLiteral<Text> =
  /* @__PURE__ */ requireHalves(parseIriReference) as never
