/**
 * Defines the arbitraries that most laws use. The generators in `refimpl/generate.ts` are faster, but fast-check can
 * shrink only the values of arbitraries.
 */
import * as fc from 'fast-check'
import { anyUriReference, mutantOf } from 'uri-ts/fast-check'

export const reference: fc.Arbitrary<string> = anyUriReference()

/**
 * Generates references, each changed by one to three edits that use hostile characters. Some of the edited references
 * are still valid.
 */
export const mutant: fc.Arbitrary<string> = mutantOf(reference)

/** Generates arbitrary JavaScript strings, which may contain lone surrogates. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff })), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units))
