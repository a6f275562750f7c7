/**
 * This file lists the characters that an Express path must not contain, and defines messages about Express paths. The
 * library reports the messages at run time, and the compiler reports the same messages for literals.
 */

/**
 * Lists the characters, other than `:`, `*`, `{` and `\`, that have a special meaning in Express. A preceding `\` makes
 * a special character a literal.
 */
export const EXPRESS_SPECIAL = '()+!'

/** Lists the characters that an Express path must not contain. */
export const NOT_IN_PATH = '[]?#'

/** Maps each reason to a description of the problem with the character at the error's offset. */
export const EXPRESS_PROBLEM_BY_REASON = {
  'not-absolute': 'does not begin a path',
  character: 'is not converted',
  'name-missing': 'has no name',
  'same-name': 'has the name of another',
  adjacent: 'follows a name',
  escaped: 'is not converted',
  wildcard: 'is not converted',
  'not-text': 'is not a string',
} as const

/** Maps each reason to the last part of the error message: the expected syntax or a correction. */
export const EXPRESS_EXPECTED_BY_REASON = {
  'not-absolute': "a path begins with '/'",
  character: 'only :name is, and *name, {/:name} and {/*name} at the end',
  'name-missing': 'a name is letters, digits and _, a letter first; any other is in quotes',
  'same-name': 'names differ',
  adjacent: 'a literal is between two names',
  escaped: 'a segment of a route begins with %3A or %2A instead',
  wildcard: '*name is a whole segment, and the last',
  'not-text': 'a path is a string',
} as const

/** A whole message: the character at the offset, the problem, the offset and the expected syntax. */
export type ExpressMessage<
  Why extends keyof typeof EXPRESS_PROBLEM_BY_REASON,
  Found extends string,
  Offset extends number | string,
> = `path: ${Found} ${(typeof EXPRESS_PROBLEM_BY_REASON)[Why]} at offset ${Offset}; ${(typeof EXPRESS_EXPECTED_BY_REASON)[Why]}`
