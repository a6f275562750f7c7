import * as characters from './characters'

/*
 * A mask represents a set of character classes. Each class is one bit, and `|` combines classes. The types in
 * `types/core/grammar/characters.ts` define the same classes for the compiler.
 *
 * A percent-encoded octet consists of three characters, so it does not belong to any class. If a rule contains
 * `pct-encoded`, the function for the rule checks for percent-encoded octets separately.
 */
export const ALPHA = 1
export const DIGIT = 2

/**
 * The bit for the characters allowed by the rule `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"` (RFC 3986,
 * section 2.1). The letters may be in upper or lower case.
 */
export const HEXDIG = 4

/**
 * The bit for the characters that may follow the first letter in `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`
 * (RFC 3986, section 3.1).
 */
export const SCHEME = 8

/**
 * The bit for the characters allowed by the rule `reg-name = *( unreserved / pct-encoded / sub-delims )` (RFC 3986,
 * section 3.2.2).
 */
export const REG_NAME = 16

/**
 * The bit for the characters allowed by the rule `userinfo = *( unreserved / pct-encoded / sub-delims / ":" )` (RFC
 * 3986, section 3.2.1).
 */
export const USERINFO = 32

/**
 * The bit for the characters that may follow the dot in
 * `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (RFC 3986, section 3.2.2).
 */
export const IPV_FUTURE = USERINFO

/**
 * The bit for the characters allowed by the rule `segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )`
 * (RFC 3986, section 3.3).
 */
export const SEGMENT_NZ_NC = 64

/** The bit for the characters that a path may contain: `/` and those allowed by `pchar` (RFC 3986, section 3.3). */
export const PATH = 128

/** The bit for the characters allowed by the rule `query = *( pchar / "/" / "?" )` (RFC 3986, section 3.4). */
export const QUERY = 256

/** The bit for the characters allowed by the rule `fragment = *( pchar / "/" / "?" )` (RFC 3986, section 3.5). */
export const FRAGMENT = QUERY

/** The bit for the characters allowed by the rule `IPv6address` (RFC 3986, section 3.2.2). */
export const IPV6_ADDRESS = 512

/** The bit for the characters allowed by the rule `unreserved` (RFC 3986, section 2.3). */
export const UNRESERVED = 1024

/**
 * The bit for the characters allowed by the rule `pchar = unreserved / pct-encoded / sub-delims / ":" / "@"` (RFC 3986,
 * section 3.3).
 */
export const PCHAR = 2048

/**
 * The bit for the characters allowed by the rule `query` (RFC 3986, section 3.4), except `&`, `=` and `+`. By
 * convention, `&` separates query pairs, and `=` separates a key from its value. In forms, `+` stands for a space.
 */
export const QUERY_PART = 4096

/**
 * The bit for the characters in `unreserved / reserved` (RFC 3986, sections 2.2 and 2.3). A URI may contain only these
 * characters and `%`.
 */
export const URI_CHARACTER = 8192

/*
 * Each of the following constants combines several classes. For example, `IN_PATH` combines the classes to which every
 * character in `PATH` belongs.
 */
const IN_QUERY = URI_CHARACTER | QUERY
const IN_PATH = IN_QUERY | PATH
const IN_PCHAR = IN_PATH | PCHAR
const IN_REG_NAME = IN_PCHAR | USERINFO | SEGMENT_NZ_NC | REG_NAME
const IN_UNRESERVED = IN_REG_NAME | UNRESERVED | QUERY_PART

/**
 * Returns whether a code unit belongs to one of the classes in `mask`. Allocates nothing.
 *
 * Because the table has an entry for each of the 65,536 code units, the optimizer drops the bounds check. The optimizer
 * can embed the table's address in the machine code only if the table is a constant. The table is in a closure, because
 * bundlers may turn a module's top-level `const` declarations into `var` declarations.
 */
export const isUnitIn = /* @__PURE__ */ (() => {
  const classesOf = new Uint16Array(0x10000)
  const add = (members: string, classes: number): void => {
    for (let i = 0; i < members.length; i++) {
      const unit = members.charCodeAt(i)
      classesOf[unit] = (classesOf[unit] as number) | classes
    }
  }
  add(characters.ALPHA, IN_UNRESERVED | ALPHA | SCHEME)
  add(characters.DIGIT, IN_UNRESERVED | DIGIT | SCHEME | HEXDIG | IPV6_ADDRESS)
  add(characters.HEX_LETTERS, HEXDIG | IPV6_ADDRESS)
  add(characters.MARKS, IN_UNRESERVED)
  add(characters.SCHEME_MARKS, SCHEME)
  add(characters.GEN_DELIMS, URI_CHARACTER)
  add(characters.SUB_DELIMS, IN_REG_NAME)
  add(characters.PART_DELIMS, QUERY_PART)
  add('.', IPV6_ADDRESS)
  add(':', IN_PCHAR | USERINFO | IPV6_ADDRESS | QUERY_PART)
  add('@', IN_PCHAR | SEGMENT_NZ_NC | QUERY_PART)
  add('/', IN_PATH | QUERY_PART)
  add('?', IN_QUERY | QUERY_PART)
  return (unit: number, mask: number): boolean => ((classesOf[unit] as number) & mask) !== 0
})()

/**
 * Returns whether the character at `index` belongs to one of the classes in `mask`. `index` must be a valid index into
 * `text`. Allocates nothing.
 */
export const isIn = (text: string, index: number, mask: number): boolean => isUnitIn(text.charCodeAt(index), mask)

/**
 * Starting at `start`, skips consecutive characters that belong to any of the classes in `mask`. Returns the index of
 * the first character that does not belong to any of them, or `end` if there is no such character. Allocates nothing.
 */
export const scanRun = (text: string, start: number, end: number, mask: number): number => {
  let index = start
  while (index < end && isIn(text, index, mask)) index++
  return index
}
