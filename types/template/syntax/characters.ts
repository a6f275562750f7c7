/**
 * This file defines the character classes of RFC 6570 as unions. The unions are computed from the same strings as the
 * run-time tables.
 */

import type * as grammar from '../../../src/template/syntax/characters'
import type { CharSet } from '../../core/grammar/char-set'
import type { ControlNames } from '../../core/grammar/control-characters'

/**
 * The characters that `varchar = ALPHA / DIGIT / "_" / pct-encoded` (RFC 6570, section 2.3) allows outside
 * percent-encoded octets.
 */
export type Varchar = CharSet<typeof grammar.VARCHAR>

/** The ASCII characters that `literals` (RFC 6570, section 2.1) allows outside percent-encoded octets. */
export type LiteralChar = CharSet<typeof grammar.LITERALS>

/** Lists the operators that match `op-level2` or `op-level3` (RFC 6570, section 2.2). */
export type Operator = Exclude<CharSet<typeof grammar.OPERATORS>, 'a'>

/** Lists the operators that match `op-reserve` (RFC 6570, section 2.2). */
export type ReservedOperator = Exclude<CharSet<typeof grammar.RESERVED_OPERATORS>, 'a'>

/** The characters that may come first in `max-length = %x31-39 0*3DIGIT` (RFC 6570, section 2.4.1). */
export type PositiveDigit = Exclude<CharSet<typeof grammar.POSITIVE_DIGIT>, 'a'>

/** Lists the C1 control characters. */
type C1 =
  | '\x80'
  | '\x81'
  | '\x82'
  | '\x83'
  | '\x84'
  | '\x85'
  | '\x86'
  | '\x87'
  | '\x88'
  | '\x89'
  | '\x8a'
  | '\x8b'
  | '\x8c'
  | '\x8d'
  | '\x8e'
  | '\x8f'
  | '\x90'
  | '\x91'
  | '\x92'
  | '\x93'
  | '\x94'
  | '\x95'
  | '\x96'
  | '\x97'
  | '\x98'
  | '\x99'
  | '\x9a'
  | '\x9b'
  | '\x9c'
  | '\x9d'
  | '\x9e'
  | '\x9f'

/**
 * The noncharacters and specials in plane 0. Lone surrogates and the noncharacters in other planes are checked only at
 * run time, because compiler versions differ in how they treat such characters.
 */
type NonCharacter =
  | '\ufdd0'
  | '\ufdd1'
  | '\ufdd2'
  | '\ufdd3'
  | '\ufdd4'
  | '\ufdd5'
  | '\ufdd6'
  | '\ufdd7'
  | '\ufdd8'
  | '\ufdd9'
  | '\ufdda'
  | '\ufddb'
  | '\ufddc'
  | '\ufddd'
  | '\ufdde'
  | '\ufddf'
  | '\ufde0'
  | '\ufde1'
  | '\ufde2'
  | '\ufde3'
  | '\ufde4'
  | '\ufde5'
  | '\ufde6'
  | '\ufde7'
  | '\ufde8'
  | '\ufde9'
  | '\ufdea'
  | '\ufdeb'
  | '\ufdec'
  | '\ufded'
  | '\ufdee'
  | '\ufdef'
  | '\ufff0'
  | '\ufff1'
  | '\ufff2'
  | '\ufff3'
  | '\ufff4'
  | '\ufff5'
  | '\ufff6'
  | '\ufff7'
  | '\ufff8'
  | '\ufff9'
  | '\ufffa'
  | '\ufffb'
  | '\ufffc'
  | '\ufffd'
  | '\ufffe'
  | '\uffff'

/** The characters, other than `{`, `}` and `%`, that the `literals` rule (RFC 6570, section 2.1) excludes. */
export type RefusedLiteralChar = ' ' | '"' | '<' | '>' | '\\' | '^' | '`' | '|' | keyof ControlNames | C1 | NonCharacter
