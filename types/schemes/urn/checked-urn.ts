import type { UnlessRefused } from '../../core/errors/refused'
import type { CharSet } from '../../core/grammar/char-set'
import type { Digit, PathChar, UriChar } from '../../core/grammar/characters'
import type { Length } from '../../core/grammar/length'
import type { IsAny } from '../../core/grammar/literal'
import type { IsPctEncoded } from '../../core/grammar/percent-encoded'
import type { Inlined } from '../../core/model/checked-literals'
import type { WhyNotLiteral } from '../../core/model/refuse-literal'
import type { Bracketed } from '../../core/scanner/authority'
import type { Ldh, NotFromPchar } from './characters'
import type { ExplainUrn } from './urn-fault'

type UpTo32 = `${Digit}` | `${'1' | '2'}${Digit}` | `3${'0' | '1' | '2'}`

/**
 * Determines whether a string matches `NID = (alphanum) 0*30(ldh) (alphanum)` (RFC 8141, section 2). Many URNs share a
 * namespace, so a separate type lets the compiler reuse cached results.
 */
type IsNid<Text extends string> = Text extends `-${string}` | `${string}-`
  ? false
  : Text extends `${infer _First}${infer _Second}${infer _Rest}`
    ? CharSet<Text> extends Ldh
      ? Length<Text> extends UpTo32
        ? true
        : false
      : false
    : false

/**
 * Determines whether a string matches `NSS [ rq-components ] [ "#" f-component ]` (RFC 8141, section 2). Most URNs
 * consist only of a NID and an NSS. For these URNs, one condition checks all the characters of the NSS.
 */
type IsName<Text extends string, Chars> = Text extends NotFromPchar
  ? false
  : Chars extends PathChar
    ? true
    : Chars | UriChar extends UriChar
      ? '%' extends Chars
        ? IsPctEncoded<Text> extends true
          ? IsBeforeFragment<Text>
          : false
        : IsBeforeFragment<Text>
      : false

/** Checks an optional f-component, `[ "#" f-component ]` (RFC 8141, section 2), and the text before it. */
type IsBeforeFragment<Text extends string> = Text extends `${infer Before}#${infer Fragment}`
  ? Fragment extends Bracketed | `${string}#${string}`
    ? false
    : IsBeforeQuery<Before>
  : IsBeforeQuery<Text>

/**
 * Checks the optional `rq-components` (RFC 8141, section 2) and the text before them. A q-component after an
 * r-component needs no separate check, because every character of a q-component is also valid in an r-component.
 */
type IsBeforeQuery<Text extends string> = Text extends Bracketed
  ? false
  : Text extends `${string}?${infer Query}`
    ? Query extends `${'+' | '='}${infer Component}`
      ? Component extends NotFromPchar
        ? false
        : true
      : false
    : true

/**
 * Determines whether `Text` is a URN (RFC 8141, section 2). The result is `false` if the compiler does not know the
 * whole string.
 */
export type IsUrn<Text extends string> = Text extends `${infer Scheme}:${infer Nid}:${infer Name}`
  ? Lowercase<Scheme> extends 'urn'
    ? IsNid<Nid> extends true
      ? IsName<Name, CharSet<Name>>
      : false
    : false
  : false

/** Computes the error message for a string that is not a URN, or `never` for a URN. */
type ExplainText<Text extends string> =
  IsUrn<Text> extends true ? never : WhyNotLiteral<Text, ExplainUrn<Text>, 'parseUrn'>

/** Replaces each invalid member of a union with an error type. The result is `never` for `any`. */
type Refusals<Text extends string> =
  IsAny<Text> extends true ? never : Text extends Text ? UnlessRefused<Text, ExplainText<Inlined<Text>>> : never

/** Evaluates to `Text`, or to an error type that explains why `Text` is not a URN. */
export type CheckUrn<Text extends string> = IsUrn<Text> extends true ? Text : Refusals<Text>
