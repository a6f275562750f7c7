import type { NOT_AN_ATTRIBUTE } from '../../../src/schemes/data/messages'
import type { UnlessRefused } from '../../core/errors/refused'
import type { CharSet } from '../../core/grammar/char-set'
import type { IsLiteral } from '../../core/grammar/literal'
import type { TokenChar } from './check-data-uri'

/** For a parameter name, evaluates to the last part of the error message, or to `never` if the name is a token. */
type ExplainName<Name extends string> = Name extends ''
  ? typeof NOT_AN_ATTRIBUTE
  : CharSet<Name> extends TokenChar
    ? never
    : typeof NOT_AN_ATTRIBUTE

/** Evaluates to `Name`, or to an error type that explains why `Name` is not the name of a media type parameter. */
export type CheckParameterName<Name extends string> = Name extends Name
  ? UnlessRefused<Name, IsLiteral<Name> extends true ? ExplainName<Name> : never>
  : never
