import type { MESSAGE_BY_REASON } from '../../../src/schemes/purl/messages'
import type { PURL_TYPES } from '../../../src/schemes/purl/purl-types'
import type { ShowFound } from '../../core/errors/found'
import type { UnlessRefused } from '../../core/errors/refused'
import type { Alpha, Digit } from '../../core/grammar/characters'
import type { Length } from '../../core/grammar/length'
import type { IsLiteral } from '../../core/grammar/literal'
import type { BeforeOther } from '../../core/grammar/run'

type Reasons = typeof MESSAGE_BY_REASON
type TypeChar = Alpha | Digit | '.' | '-'
type KeyChar = Lowercase<Alpha> | Digit | '.' | '-' | '_'

/** Computes the message that `showReason` returns for an error. The offset of the error is the length of `Before`. */
type Message<
  In extends string,
  Why extends 'type' | 'key' | 'name-missing' | 'namespace-missing' | 'namespace-present',
  Text extends string,
  Before extends string = '',
> = `${In}: ${ShowFound<Text, Before>} ${Reasons[Why]['problem']} at offset ${Length<Before>}; ${Reasons[Why]['expected']}`

/**
 * Determines whether the definition of a package URL type requires or prohibits a namespace. `Type` must be in lower
 * case.
 */
type NeedOf<Type extends string, Row = (typeof PURL_TYPES)[number]> = Row extends readonly [
  infer Need,
  string,
  infer Types extends string,
]
  ? ` ${Types} ` extends `${string} ${Type} ${string}`
    ? Need
    : never
  : never

/** Determines whether a namespace has no segments. The result is `boolean` if the compiler cannot decide. */
type IsEmpty<Namespace> = Namespace extends undefined | ''
  ? true
  : Namespace extends `/${infer Rest}`
    ? IsEmpty<Rest>
    : Namespace extends string
      ? IsLiteral<Namespace> extends true
        ? false
        : boolean
      : boolean

/** Computes the message for a package URL that lacks the namespace required by its type. */
type ExplainMissing<Type extends string, Namespace> = [NeedOf<Type>, IsEmpty<Namespace>] extends ['required', true]
  ? [NeedOf<Type>] extends [never]
    ? never
    : Message<'namespace', 'namespace-missing', Type>
  : never

/**
 * Evaluates to the error message for a package URL type, or to `never` if the type is valid and any required namespace
 * is present.
 */
type ExplainType<Type extends string, Namespace> = Type extends `${Alpha}${string}`
  ? BeforeOther<Type, TypeChar> extends infer Good extends string
    ? [Good] extends [never]
      ? ExplainMissing<Lowercase<Type>, Namespace>
      : Message<'type', 'type', Type, Good>
    : never
  : Message<'type', 'type', Type>

type CheckType<Type extends string, Namespace> = Type extends Type
  ? UnlessRefused<Type, IsLiteral<Type> extends true ? ExplainType<Type, Namespace> : never>
  : never

/** Evaluates to `Namespace`, or to an error type if the package URL type prohibits a namespace. */
type CheckNamespace<Namespace, Type extends string> =
  IsLiteral<Type> extends true
    ? [NeedOf<Lowercase<Type>>, IsEmpty<Namespace>] extends ['prohibited', false]
      ? UnlessRefused<
          Namespace,
          [NeedOf<Lowercase<Type>>] extends [never] ? never : Message<'namespace', 'namespace-present', Lowercase<Type>>
        >
      : Namespace
    : Namespace

/**
 * Evaluates to `Name`, or to an error type if the name is empty. The message about an empty name shows the first
 * character of the package URL type.
 */
type CheckName<Name extends string, Type extends string> = Name extends ''
  ? UnlessRefused<Name, IsLiteral<Type> extends true ? Message<'name', 'name-missing', Lowercase<Type>> : never>
  : Name

type ExplainKey<Key extends string> = Key extends `${Lowercase<Alpha>}${string}`
  ? BeforeOther<Key, KeyChar> extends infer Good extends string
    ? [Good] extends [never]
      ? never
      : Message<'qualifiers', 'key', Key, Good>
    : never
  : Message<'qualifiers', 'key', Key>

type CheckKey<Key extends string> = Key extends Key
  ? UnlessRefused<Key, IsLiteral<Key> extends true ? ExplainKey<Key> : never>
  : never

/** The parameter type of `buildPurl`. An error type replaces the type of each invalid literal. */
export type CheckedPurl<
  Type extends string,
  Namespace extends string | undefined,
  Name extends string,
  Key extends string,
> = {
  readonly type: CheckType<Type, Namespace>
  readonly namespace?: CheckNamespace<Namespace, Type>
  readonly name: CheckName<Name, Type>
  readonly version?: string | undefined
  readonly qualifiers?: ReadonlyArray<readonly [key: CheckKey<Key>, value: string]> | undefined
  readonly subpath?: string | undefined
}
