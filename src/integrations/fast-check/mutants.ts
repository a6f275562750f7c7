import * as fc from 'fast-check'

/** Delimiters and other strings that often decide whether a URI is valid. */
const SIGNIFICANT = [...'%[]@:/?#.-+0aAfv{}', '::', '//', '/..', '%4', '%zz', '%c3%A9', '@@', '[::', '256', '01']

/** Characters that a URI cannot contain, such as spaces, control characters, backslashes and lone surrogates. */
const FOREIGN = [
  ...' "<>\\^`|\x00\t\n\r\x7f\x80é',
  '\ufeff',
  '\u2028',
  '\u212a',
  '\uff0e',
  '\u{1f600}',
  '\ud800',
  '\udfff',
]

/** Generates one edit of a string. The position of an edit is a fraction of the string's length. */
const edit = (): fc.Arbitrary<{ readonly at: number; readonly removed: number; readonly added: string }> =>
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.integer({ min: 0, max: 2 }),
    added: fc.constantFrom('', ...SIGNIFICANT, ...FOREIGN),
  })

/**
 * Generates strings that differ slightly from those that `texts` generates. Each string is the result of one to three
 * edits, each of which inserts, replaces or removes a few characters. The inserted characters include some that a URI
 * cannot contain. Some of the edited strings are still valid. Failing strings shrink toward shorter strings that result
 * from fewer and smaller edits.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { parseUri } from 'uri-ts'
 * import { anyUri, mutantOf } from 'uri-ts/fast-check'
 *
 * fc.check(fc.property(mutantOf(anyUri()), (text) => parseUri(text)._tag !== undefined)).failed //=> false
 *
 * @category Arbitraries
 */
export const mutantOf = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(texts, fc.array(edit(), { minLength: 1, maxLength: 3 })).map(([text, edits]) => {
    let edited: string = text
    for (const { at, removed, added } of edits) {
      const start = Math.round(at * edited.length)
      edited = edited.slice(0, start) + added + edited.slice(start + removed)
    }
    return edited
  })
