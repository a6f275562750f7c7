/** Which values of a link the compiler can check. All others are for `tryLink`. */

import type { LINK_RULE } from '../../../src/routes/links/link-error'
import type { Codecs } from '../../../src/template/codecs/codec'
import type { Refused } from '../../errors/refused'
import type { PathChar } from '../../grammar/characters'

/** The texts that are no segment: browsers resolve dots, and a router does not match an empty segment. */
type NoSegment = '' | '.' | '..'

/** The literals that take the rest of a path out of its route. */
type Leaving = '.' | '..' | `${'.' | '..'}/${string}` | `${string}/${'.' | '..'}` | `${string}/${'.' | '..'}/${string}`

/** The sentence for a value that the compiler does not know. */
type Dynamic = 'not a literal: call tryLink'

/** A template that needs more than a look at all values: a list, or text after a variable. */
type Special = `${string}{/${string}*}${string}` | `${string}}${Exclude<PathChar, '/'>}${string}`

/** The expressions of a path. */
type InPath<Text extends string, Found = never> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Inner extends `${'?' | '&' | '#'}${string}`
    ? Found
    : InPath<Rest, Found | Inner>
  : Found

/** Whether the compiler knows the text of a value. It knows no object. */
type IsKnown<Value> = Value extends string | number
  ? Record<never, unknown> extends { [Each in Value]: unknown }
    ? false
    : true
  : Value extends boolean | undefined
    ? true
    : Value extends ReadonlyArray<infer Member>
      ? IsKnown<Member>
      : false

/** What the value of a segment should be; `never` if it is one. */
type SegmentFault<Value> = [Extract<NoSegment, Value>] extends [never]
  ? never
  : [Extract<Value, NoSegment>] extends [never]
    ? Refused<Dynamic>
    : Refused<(typeof LINK_RULE)['segment']>

/** What the value of the rest of a path should be. */
type RestFault<Value> = Value extends string
  ? false extends IsKnown<Value>
    ? Refused<Dynamic>
    : Value extends Leaving
      ? Refused<(typeof LINK_RULE)['segment']>
      : never
  : never

/** The text between a variable and the one before it in a template that ends before the variable. */
type Separator<Before extends string> = Before extends `${string}}${infer After}`
  ? After extends `${string}}${string}`
    ? Separator<After>
    : After extends `${string}/${string}`
      ? never
      : After
  : never

/** What the value of a variable after another one in its segment should be. */
type SeparatorFault<Text extends string, Name extends string, Value> = Text extends `${infer Before}{${Name}}${string}`
  ? Separator<Before> extends infer Between extends string
    ? Value extends string | number | boolean
      ? `${Between}${Value}` extends `${infer _First}${infer Rest}`
        ? Rest extends `${string}${Between}${string}`
          ? Refused<(typeof LINK_RULE)['separator']>
          : never
        : never
      : never
    : never
  : never

/** What the value of a variable should be; `never` if a link with it is surely read back. */
type ValueFault<Text extends string, Of, Inner, Name, Value> = unknown extends Value
  ? never
  : Name extends keyof Of
    ? false extends IsKnown<Value>
      ? Refused<Dynamic>
      : never
    : Name extends Inner
      ? SegmentFault<Value> | SeparatorFault<Text, Name & string, Value>
      : `+${Name & string}` extends Inner
        ? RestFault<Value>
        : `/${Name & string}` extends Inner
          ? SegmentFault<Value>
          : `/${Name & string}*` extends Inner
            ? Value extends ReadonlyArray<infer Member>
              ? SegmentFault<Member>
              : never
            : never

/** A reason, or else what is given. */
type OrGiven<Fault, Given> = [Fault] extends [never] ? Given : Fault

/** What the values should be. The compiler computes a property of an interface only if it is needed. */
interface Verdict<Text extends string, Of, Values, Given> {
  readonly right: Given
  readonly wrong: {
    [Name in keyof Given]: Name extends keyof Values
      ? OrGiven<ValueFault<Text, Of, InPath<Text>, Name, Values[Name]>, Given[Name]>
      : Given[Name]
  }
}

/** Has no index signature; and the compiler does not take an interface for a type that has one, as it takes an alias. */
interface NoIndex {
  readonly '~'?: unknown
}

/** Whether some value must be looked at: `wrong`. It is a test of all values at once. */
type Decided<Text extends string, Of, Value> = Text extends Special
  ? 'wrong'
  : Of extends Codecs
    ? [(NoSegment | Leaving) & Value] extends [never]
      ? [Value] extends [string | number | boolean | undefined]
        ? NoIndex extends { readonly [Each in '~' | (Value & PropertyKey)]?: unknown }
          ? 'right'
          : 'wrong'
        : 'wrong'
      : 'wrong'
    : [(NoSegment | Leaving) & Value] extends [never]
      ? 'right'
      : 'wrong'

/**
 * What `Values` is inferred from; then, as `Values` is known, what it must be, so that no other key compiles. The compiler
 * takes every key for an empty object type. If there are no codecs, lists and texts that could be dots, nothing is left to
 * check.
 */
export type ExactValues<Text extends string, Of, Values, Given> = unknown extends Values
  ? { [Name in keyof Values]: Values[Name] }
  : keyof Given extends never
    ? Readonly<Record<string, never>>
    : Verdict<Text, Of, Values, Given>[Decided<Text, Of, Values[keyof Values]>]
