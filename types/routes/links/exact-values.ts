/**
 * The types in this file find the literals for which `link` would throw an error, so that the compiler rejects these
 * literals. The compiler cannot check values that are not literals.
 */

import type { LINK_RULE } from '../../../src/routes/links/link-error'
import type { LABEL_RULE } from '../../../src/routes/patterns/messages'
import type { UnlessRefused } from '../../core/errors/refused'
import type { PathChar, Unreserved } from '../../core/grammar/characters'
import type { IsLiteral } from '../../core/grammar/literal'
import type { IsLabel } from '../patterns/host-fault'
import type { WithOperator } from './values'

/**
 * Lists the strings that cannot be segments. Browsers remove dot segments, and a router does not match an empty
 * segment.
 */
type NoSegment = '' | '.' | '..'

/** Matches a literal that contains a dot segment, which would make a link point outside its route. */
type Leaving = '.' | '..' | `${'.' | '..'}/${string}` | `${string}/${'.' | '..'}` | `${string}/${'.' | '..'}/${string}`

/** For a variable such as `{name}`, evaluates to the rule that `Value` violates, or to `never` if `Value` is valid. */
type SegmentFault<Value> = [Extract<Value, NoSegment>] extends [never] ? never : (typeof LINK_RULE)['segment']

/** For a variable such as `{+name}`, evaluates to the rule that `Value` violates, or to `never` if `Value` is valid. */
type RestFault<Value> = [Extract<Value, Leaving>] extends [never] ? never : (typeof LINK_RULE)['segment']

/**
 * Evaluates to the rule that a member of a list violates, or to `never` if all the members are valid. Each member is
 * checked separately, because the union of `string` and a literal would be `string`.
 */
type MembersFault<Value> = Value extends readonly unknown[]
  ? { [Index in keyof Value]: SegmentFault<Value[Index]> }[number]
  : never

/** Matches text after which a variable begins a segment. */
type SegmentStart = '' | `${string}/`

/** Matches a string that contains a variable. */
type WithVariables = '}' | `${string}}${string}`

/** Matches a string that contains a slash. */
type WithSlash = '/' | `${string}/${string}`

/** Matches a string with at least one character that never occurs in an encoded value. */
type WithEncoded = `${string}${Exclude<PathChar, Unreserved>}${string}`

/**
 * Evaluates to the separator rule if a value violates the rule, and to `never` otherwise. The separator is the text
 * between a variable and the previous variable in the same segment. A value may contain the separator only at the end,
 * where a router reads the separator as part of the value.
 */
type SeparatorFault<Before extends string, Value> = Before extends SegmentStart
  ? never
  : Before extends `${string}}${infer After}`
    ? After extends WithVariables
      ? SeparatorFault<After, Value>
      : After extends WithSlash | WithEncoded
        ? never
        : Value extends string | number | boolean
          ? `${After}${Value}` extends `${infer _First}${infer Rest}`
            ? Rest extends `${string}${After}${infer End}`
              ? End extends ''
                ? never
                : (typeof LINK_RULE)['separator']
              : never
            : never
          : never
    : never

/**
 * Evaluates to the rule that `Value` violates, or to `never` if `Value` may be valid. If a variable has a codec, its
 * value is not checked, because only the codec knows which values it refuses.
 */
type ValueFault<Text extends string, Of, Name, Value> = unknown extends Value
  ? never
  : Name extends keyof Of
    ? never
    : Text extends `${infer Before}{${Name & string}}${string}`
      ? SegmentFault<Value> | SeparatorFault<Before, Value>
      : Text extends `${string}{+${Name & string}}${string}`
        ? RestFault<Value>
        : Text extends `${string}{/${Name & string}}${string}`
          ? SegmentFault<Value>
          : Text extends `${string}{/${Name & string}*}${string}`
            ? MembersFault<Value>
            : never

/** Determines whether a variable is part of a host. */
type InHost<Before> = Before extends `//${infer Rest}` ? (Rest extends WithSlash ? false : true) : false

/** Evaluates to the rule that `Value` would violate in a host, or to `never` if `Value` may be valid there. */
type LabelFault<Value> = Value extends string | number | boolean
  ? IsLiteral<`${Value}`> extends true
    ? IsLabel<`${Value}`> extends true
      ? never
      : typeof LABEL_RULE
    : never
  : never

/** Works like `ValueFault`, but for a route with a host. The value of a variable in the host must be a label. */
type ValueFaultOn<Text extends string, Of, Name, Value> = Text extends `${infer Before}{${Name & string}}${string}`
  ? InHost<Before> extends true
    ? LabelFault<Value>
    : ValueFault<Text, Of, Name, Value>
  : ValueFault<Text, Of, Name, Value>

/**
 * Maps each result of `Decided` to the required type of the values. `Verdict` is an interface because the compiler
 * computes each property of an interface only when the property is needed. `Verdict` has separate properties for routes
 * with codecs and for routes with hosts, so that links to other routes take less time to check.
 */
interface Verdict<Text extends string, Of, Values, Given> {
  readonly right: Given
  readonly wrong: {
    [Name in keyof Given]: UnlessRefused<Given[Name], ValueFault<Text, Of, Name, Values[Name & keyof Values]>>
  }
  readonly coded: {
    [Name in keyof Given]: Name extends keyof Of
      ? Given[Name]
      : UnlessRefused<Given[Name], ValueFault<Text, undefined, Name, Values[Name & keyof Values]>>
  }
  readonly onHost: {
    [Name in keyof Given]: Name extends keyof Of
      ? Given[Name]
      : UnlessRefused<Given[Name], ValueFaultOn<Text, Of, Name, Values[Name & keyof Values]>>
  }
}

/** Matches a template that contains a list variable. */
type WithList = `${string}*}` | `${string}*}${string}`

/** Matches a template with a host. */
type WithHost = `//${string}/` | `//${string}`

/** Matches a template whose path contains text directly after a variable. */
type Within = '{' | `${string}}${Exclude<PathChar, '/'>}${string}`

/**
 * Matches every string that is invalid as a value in a path. For speed, the pattern also matches a few valid strings.
 */
type Suspect = NoSegment | `${string}./${string}` | `${string}/.${string}`

/** Evaluates to the type of a list's members, or to `Value` if the value is not a list. */
type MemberOf<Value> = Value extends ReadonlyArray<infer Member> ? Member : Value

/**
 * If several variables share a segment, matches the values that may be invalid. A value may be invalid if it contains
 * the text between two variables. If that text is longer than one character, any value may be invalid.
 */
type Between<Text extends string, Found = Suspect> = Text extends `${string}}${infer Separator}{${infer Rest}`
  ? Rest extends WithOperator
    ? Found
    : Between<
        Rest,
        | Found
        | (Separator extends WithSlash | WithEncoded
            ? never
            : Separator extends PathChar
              ? `${string}${Separator}${string}`
              : string)
      >
  : Found

/**
 * Uses one condition to decide whether at least one value might be invalid. If a name is misspelled, the values are
 * `unknown` and need no check. If one value is `any`, the union of the values is also `any`, so each value must be
 * checked separately.
 */
type DecidedPlain<Value, No = Suspect> = unknown extends Value
  ? 0 extends 1 & Value
    ? 'wrong'
    : 'right'
  : [No & Value] extends [never]
    ? 'right'
    : 'wrong'

/**
 * Computes the union of the types of the properties of `Values`. If `Decided` used `Values[keyof Values]` instead of
 * `ValueIn<Values>`, the compiler would evaluate the condition on the keys again.
 */
type ValueIn<Values> = Values[keyof Values]

/**
 * Decides which checks the values of a link need, and whether each value must be checked separately. If possible, one
 * condition tests all the values of a link. A link without values needs no check. While the compiler infers a link's
 * values, their keys are still unknown. A check during inference would find no literal values, and would take longer
 * than all the later checks together.
 */
type Decided<Text extends string, Of, Values> = keyof Values extends infer Known
  ? unknown extends Known
    ? 'right'
    : [Known] extends [never]
      ? 'right'
      : Text extends Within
        ? Text extends WithHost
          ? 'onHost'
          : Of extends undefined
            ? [Values[keyof Values]] extends [infer Each extends string | number | boolean]
              ? [`${Each}` & Between<Text>] extends [never]
                ? 'right'
                : 'wrong'
              : 'wrong'
            : 'coded'
        : Text extends WithList
          ? DecidedPlain<MemberOf<ValueIn<Values>>>
          : DecidedPlain<ValueIn<Values>>
  : never

/**
 * The type of the parameter that receives a link's values. Until `Values` is known, the compiler infers it from
 * `ExactValues`. Once `Values` is known, it must match `ExactValues` and have no additional keys. The route must have
 * variables. Otherwise, `ExactValues` would be an empty object type, for which the compiler accepts any key.
 */
export type ExactValues<Text extends string, Of, Values, Given> = unknown extends Values
  ? Values & { [Name in keyof Values]: Values[Name] }
  : Verdict<Text, Of, Values, Given>[Decided<Text, Of, Values>]
