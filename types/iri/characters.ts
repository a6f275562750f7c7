import type { CharSet } from '../core/grammar/char-set'
import type { ControlNames } from '../core/grammar/control-characters'
import type { PrintableRefusedChar } from '../core/grammar/literal'
import type { PrivateUse } from './private-use'
import type { HighIprivate, HighTag, HighUcschar, LowHalf } from './surrogates'

/**
 * Lists the non-ASCII characters in plane 0 that are neither in `ucschar` nor in `iprivate`. `RefusedChar` consists of
 * control characters, noncharacters and specials.
 */
type RefusedChar = Exclude<
  CharSet<'\x80\x81\x82\x83\x84\x85\x86\x87\x88\x89\x8a\x8b\x8c\x8d\x8e\x8f\x90\x91\x92\x93\x94\x95\x96\x97\x98\x99\x9a\x9b\x9c\x9d\x9e\x9f\ufdd0\ufdd1\ufdd2\ufdd3\ufdd4\ufdd5\ufdd6\ufdd7\ufdd8\ufdd9\ufdda\ufddb\ufddc\ufddd\ufdde\ufddf\ufde0\ufde1\ufde2\ufde3\ufde4\ufde5\ufde6\ufde7\ufde8\ufde9\ufdea\ufdeb\ufdec\ufded\ufdee\ufdef\ufff0\ufff1\ufff2\ufff3\ufff4\ufff5\ufff6\ufff7\ufff8\ufff9\ufffa\ufffb\ufffc\ufffd\ufffe\uffff'>,
  'a'
>

/**
 * Computes, in one step, the roles that the characters in a set have in an IRI. The role is an empty string for every
 * character that needs no separate check, including `:`, `/`, `?` and `@`. `RoleOf` is an intersection, because an
 * index signature in a single object type would constrain the other properties.
 */
export type RoleOf<Chars extends string> = (Record<RefusedChar | PrintableRefusedChar | keyof ControlNames, 'refused'> &
  Record<PrivateUse, 'private'> &
  Record<'%' | '#' | '[' | ']', 'grammar'> &
  Record<HighUcschar | HighTag | HighIprivate | LowHalf, 'half'> & { readonly [other: string]: '' })[Chars]
