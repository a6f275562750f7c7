import type { NOT_A_PARAMETER, NOT_A_REL } from '../../../src/http/links/messages'
import type { UnlessRefused } from '../../core/errors/refused'
import type { CharSet } from '../../core/grammar/char-set'
import type { UriChar } from '../../core/grammar/characters'
import type { IsLiteral } from '../../core/grammar/literal'

/** Evaluates to the last part of the error message, or to `never` if `Text` is a link relation type. */
type ExplainRel<Text extends string> = Text extends ''
  ? typeof NOT_A_REL
  : CharSet<Text> extends UriChar
    ? never
    : typeof NOT_A_REL

/** Evaluates to `Text`, or to an error type that explains why `Text` is not a link relation type. */
export type CheckRel<Text extends string> = Text extends Text
  ? UnlessRefused<Text, IsLiteral<Text> extends true ? ExplainRel<Text> : never>
  : never

/**
 * Evaluates to the last part of the error message, or to `never` if `Link.parameters` may contain a parameter named
 * `Name`.
 */
type ExplainParameter<Name extends string> = Lowercase<Name> extends 'rel' | 'anchor' ? typeof NOT_A_PARAMETER : never

/** Evaluates to `Name`, or to an error type that explains why `linkParameter` cannot find a parameter named `Name`. */
export type CheckLinkParameter<Name extends string> = Name extends Name
  ? UnlessRefused<Name, IsLiteral<Name> extends true ? ExplainParameter<Name> : never>
  : never
