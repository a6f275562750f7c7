import type { AnyView } from '../../../src/core/model/view'
import type { Refused } from '../errors/refused'
import type { IsAny } from '../grammar/literal'

/**
 * Computes the message that explains why a value is not a string. `Guard` is the name of the function that checks
 * strings.
 */
type WhyNotText<Value, Guard extends string> = [Value] extends [AnyView]
  ? `a view, not a string: call hasText(${Guard})`
  : [Value] extends [{ readonly _tag: 'Left' | 'Right' }]
    ? `an Either, not a string: its _tag is Right if the text was valid`
    : [Value] extends [{ readonly _tag: 'None' | 'Some' }]
      ? `an Option, not a string: call orUndefined, and ${Guard} for its result`
      : [Value] extends [{ readonly href: string }]
        ? `an object, not a string: pass its href to ${Guard}`
        : `not a string: ${Guard} is always false for it`

/**
 * Determines whether `Value` can never be a string. The first condition in `IsNeverText` handles `unknown` and `any`.
 * Both conditions in `IsNeverText` compare tuples, so that, in a generic function, a type guard accepts an argument
 * whose type is a type parameter.
 */
type IsNeverText<Value> = [string] extends [Value] ? false : [Extract<Value, string>] extends [never] ? true : false

/**
 * Evaluates to `Value`, or to an error type if `Value` can never be a string. For `any`, the result is `unknown`, which
 * a type guard can narrow.
 */
export type PossibleText<Value, Guard extends string> =
  IsNeverText<Value> extends true ? Refused<WhyNotText<Value, Guard>> : IsAny<Value> extends true ? unknown : Value

/**
 * Computes the type of a value that a function has found to be of type `Checked`. If `Checked` is assignable to
 * `Value`, the result is `Checked`, so that editors show the name of the type. If the result were an intersection,
 * editors would show all its members. `Narrowed` tests the same conditions as `PossibleText`, so that the compiler can
 * compare the two types branch by branch.
 */
export type Narrowed<Value, Checked> =
  IsNeverText<Value> extends true
    ? never
    : IsAny<Value> extends true
      ? Checked
      : Checked extends Value
        ? Checked
        : Value & Checked
