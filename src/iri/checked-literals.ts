import type { CheckIri, CheckIriReference, IriOfLiteral, IriReferenceOfLiteral } from '../../types/iri/checked-literals'
import { uri } from '../model/checked-literals'

/*
 * At run time, both functions are `uri`, which returns its argument. The assertions as `never` are for the types: `uri` checks its
 * literal by the rules of URIs.
 */

/**
 * Takes a literal that the compiler checks to be an `IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]` (RFC 3987, 2.2).
 * Any other literal does not compile, and the compiler prints the sentence of `showReason`. A `string` does not compile either:
 * `parseIri` checks it. If all characters are ASCII, the literal is a `Uri`.
 *
 * TypeScript 7 does not look at characters beyond U+FFFF one by one: it takes all of them, and counts each as one in an offset.
 *
 * Allocates: nothing. Returns its argument.
 *
 * @example
 * import { iri } from 'uri-ts/iri'
 *
 * iri('http://例え.jp/é') //=> 'http://例え.jp/é'
 *
 * @category Constants
 */
export const iri: <const Text extends string>(text: CheckIri<Text>) => IriOfLiteral<Text> = uri as never

/**
 * Takes a literal that the compiler checks to be an `IRI-reference = IRI / irelative-ref` (RFC 3987, 2.2), as `iri` does. If all
 * characters are ASCII, the literal is a `UriReference`.
 *
 * Allocates: nothing. Returns its argument.
 *
 * @example
 * import { iriReference } from 'uri-ts/iri'
 *
 * iriReference('../é?q') //=> '../é?q'
 *
 * @category Constants
 */
export const iriReference: <const Text extends string>(text: CheckIriReference<Text>) => IriReferenceOfLiteral<Text> =
  uri as never
