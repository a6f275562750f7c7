/*
 * This file contains the messages about strings that are not purls. The library's functions use these messages at run
 * time, and the compiler shows some of them for invalid literals.
 */

/** Maps each reason to a description of the problem and of the expected syntax. */
export const MESSAGE_BY_REASON = {
  'not-text': { expected: 'a component is a string' },
  scheme: { problem: 'does not begin a purl', expected: "a purl begins with 'pkg:'" },
  type: { problem: 'does not belong to a type', expected: 'a type is a letter, then letters, digits, . and -' },
  'name-missing': { problem: 'is where a name is missing', expected: 'a purl has a type and a name' },
  'namespace-missing': { problem: 'is where a namespace is missing', expected: 'a purl of this type has a namespace' },
  'namespace-present': { problem: 'begins a namespace', expected: 'a purl of this type has no namespace' },
  segment: { problem: 'does not belong to a segment', expected: "a segment has no '/', even percent-encoded" },
  character: {
    problem: 'is not allowed',
    expected: "a purl contains letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets",
  },
  decoding: {
    problem: 'does not begin a character',
    expected: 'write %25 for a percent sign, and encode characters as UTF-8 octets',
  },
  key: {
    problem: 'does not belong to a key',
    expected: 'a key is a lower-case letter, then lower-case letters, digits, . - and _',
  },
  value: { problem: "is where '=' is missing", expected: "a qualifier is a key, '=' and a value" },
  repeated: { problem: 'begins a repeated key', expected: 'each key is used once' },
  'qualifier-missing': {
    problem: 'is where a qualifier is missing',
    expected: 'a purl of this type needs a qualifier that specifies its package',
  },
  refused: {
    problem: 'begins a part that the type does not allow',
    expected: 'names and versions of this type use a different syntax',
  },
  surrogate: { expected: 'a component has no lone surrogate' },
} as const
