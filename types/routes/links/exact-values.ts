/** The link values that the compiler refuses: literals that `link` would throw for. It does not know data. */

import type { LINK_RULE } from '../../../src/routes/links/link-error'
import type { Refused } from '../../core/errors/refused'
import type { PathChar, Unreserved } from '../../core/grammar/characters'
import type { WithOperator } from './values'

/** The strings that cannot be a segment: browsers resolve dots, and a router does not match an empty segment. */
type NoSegment = '' | '.' | '..'

/** The literals that take the rest of a path out of its route. */
type Leaving = '.' | '..' | `${'.' | '..'}/${string}` | `${string}/${'.' | '..'}` | `${string}/${'.' | '..'}/${string}`

/** What the value of a segment should be; `never` if it is acceptable. */
type SegmentFault<Value> = [Extract<Value, NoSegment>] extends [never] ? never : (typeof LINK_RULE)['segment']

/** What the value for the rest of a path should be. */
type RestFault<Value> = [Extract<Value, Leaving>] extends [never] ? never : (typeof LINK_RULE)['segment']

/** What a member of a list should be. Each is examined separately: an unknown string would hide the others. */
type MembersFault<Value> = Value extends readonly unknown[]
  ? { [Index in keyof Value]: SegmentFault<Value[Index]> }[number]
  : never

/** A literal after which a variable is the first of its segment. */
type SegmentStart = '' | `${string}/`

/** A string with several variables. */
type WithVariables = '}' | `${string}}${string}`

/** A string with several segments. */
type WithSlash = '/' | `${string}/${string}`

/** A string that no encoded value contains. */
type WithEncoded = `${string}${Exclude<PathChar, Unreserved>}${string}`

/**
 * What the value of a variable after another one in its segment should be. `Before` is the text before the variable. The text
 * between them may end the value: what follows it would be empty, and it is read as a part of it.
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

/** What the value of a variable should be; `never` if it may be valid. Only its codec knows what a codec refuses. */
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

/** The message for a reason, or else the reason itself. */
type OrGiven<Why, Given> = [Why] extends [never] ? Given : Why extends string ? Refused<Why> : never

/** What the values should be. The compiler computes a property of an interface only if it is needed. */
interface Verdict<Text extends string, Of, Values, Given> {
  readonly right: Given
  readonly wrong: {
    [Name in keyof Given]: OrGiven<ValueFault<Text, Of, Name, Values[Name & keyof Values]>, Given[Name]>
  }
}

/** A template with a list. */
type WithList = `${string}*}` | `${string}*}${string}`

/** A template with text after a variable in its path. */
type Within = '{' | `${string}}${Exclude<PathChar, '/'>}${string}`

/** Strings that no path value may be, and a few more, which is quick to test. */
type Suspect = NoSegment | `${string}./${string}` | `${string}/.${string}`

/** A value, or the members of a list. */
type MemberOf<Value> = Value extends ReadonlyArray<infer Member> ? Member : Value

/**
 * The suspicious strings in values of variables within a segment: the text between them, or anything if that is longer.
 */
type Between<Text extends string, Found = never> = Text extends `${string}}${infer Separator}{${infer Rest}`
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

/** Whether some value must be examined: `wrong`. Each is a test of all values at once. */
type DecidedWithin<Text extends string, Value> = [Value] extends [infer Each extends string | number | boolean]
  ? [`${Each}` & (Suspect | Between<Text>)] extends [never]
    ? 'right'
    : 'wrong'
  : 'wrong'

type DecidedPlain<Value, No = Suspect> = [No & Value] extends [never] ? 'right' : 'wrong'

/**
 * The keys are unknown as long as the compiler infers the values. If it asked then what they should be, it would compute it
 * from values that it does not know, which costs more than all that follows.
 */
type Decided<Text extends string, Of, Values> = keyof Values extends infer Known
  ? unknown extends Known
    ? 'right'
    : Text extends Within
      ? Of extends undefined
        ? DecidedWithin<Text, Values[keyof Values]>
        : 'wrong'
      : Text extends WithList
        ? DecidedPlain<MemberOf<Values[keyof Values]>>
        : DecidedPlain<Values[keyof Values]>
  : never

/**
 * What `Values` is inferred from; then, as `Values` is known, what it must be, so that no other key compiles. The
 * compiler accepts every key for an empty object type. If there are no lists and no strings that could be dots, nothing
 * is left to check.
 */
export type ExactValues<Text extends string, Of, Values, Given> = unknown extends Values
  ? { [Name in keyof Values]: Values[Name] }
  : keyof Given extends never
    ? Readonly<Record<string, never>>
    : Verdict<Text, Of, Values, Given>[Decided<Text, Of, Values>]
