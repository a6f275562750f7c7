import type { EXPECTED_BY_COMPONENT } from '../../../src/core/errors/messages'
import type { Hidden, Refused } from '../errors/refused'
import type { IsAny } from '../grammar/literal'
import type { IsScheme } from '../scanner/scan'
import type { Inlined } from './checked-literals'
import type { HttpSchemes, IsSchemeUri } from './scan-scheme-uri'
import type { ExplainScheme } from './scheme-error'

/** In a union, replaces each invalid member with an error type. For `any`, the result is `never`. */
type Refusals<Text extends string, Schemes extends readonly string[], HasHost, Parse extends string> =
  IsAny<Text> extends true
    ? never
    : Text extends Text
      ? IsSchemeUri<Inlined<Text>, Schemes[number], HasHost> extends true
        ? Text
        : Refused<ExplainScheme<Inlined<Text>, Schemes, HasHost, Parse>>
      : never

/**
 * Evaluates to `Text`, or to an error type that explains why `Text` is not a URI with a scheme in `Schemes`. If
 * `HasHost` is `true`, the URI must also have a host. `Parse` is the name of the function that checks strings.
 */
export type CheckSchemeUri<Text extends string, Schemes extends readonly string[], HasHost, Parse extends string> =
  IsSchemeUri<Text, Schemes[number], HasHost> extends true ? Text : Hidden<Refusals<Text, Schemes, HasHost, Parse>>

/** Evaluates to `Text`, or to an error type if `Text` is not an HTTP or HTTPS URI (RFC 9110, section 4.2). */
export type CheckHttpUri<Text extends string> = CheckSchemeUri<Text, HttpSchemes, true, 'parseHttpUri'>

/** Evaluates to `Scheme`, or to an error type if `Scheme` is invalid or is not in lower case. */
type CheckScheme<Scheme extends string> =
  IsScheme<Scheme> extends true
    ? Lowercase<Scheme> extends Scheme
      ? Scheme
      : Refused<`not in lower case; write ${Lowercase<Scheme>}`>
    : Refused<`not a scheme; ${(typeof EXPECTED_BY_COMPONENT)['scheme']}`>

/** Replaces each invalid scheme in a list with an error type. */
export type CheckSchemes<Schemes extends readonly string[]> = {
  readonly [Index in keyof Schemes]: CheckScheme<Schemes[Index]>
}
