import type { EXPRESS_PROBLEM_BY_REASON, EXPRESS_SPECIAL, ExpressMessage } from '../../../src/template/express/messages'
import type { ShowFound } from '../../errors/found'
import type { Refused } from '../../errors/refused'
import type { CharSet } from '../../grammar/char-set'
import type { Length } from '../../grammar/length'
import type { IsAny, IsLiteral } from '../../grammar/literal'
import type { BeforeFailure, BeforeOther } from '../../grammar/run'
import type { LiteralChar, Varchar } from '../syntax/characters'

/** The characters that a path may contain before `*`, without `pct-encoded`. */
type ExpressChar = Exclude<LiteralChar, Exclude<CharSet<typeof EXPRESS_SPECIAL>, 'a'>>

/** Splits a text into the name at its start and the rest. */
type TakeName<Text extends string, Name extends string = ''> = Text extends `${infer Char}${infer Rest}`
  ? Char extends Varchar
    ? TakeName<Rest, `${Name}${Char}`>
    : [Name, Text]
  : [Name, '']

/** The template of a path without `*`. */
type Named<Text extends string, Before extends string = ''> = Text extends `${infer Literals}:${infer Rest}`
  ? TakeName<Rest> extends [infer Name extends string, infer After extends string]
    ? Named<After, `${Before}${Literals}{${Name}}`>
    : never
  : `${Before}${Text}`

/** A failure of the conversion. The offset is the length of `Before`. */
interface Failure<
  Why extends keyof typeof EXPRESS_PROBLEM_BY_REASON = keyof typeof EXPRESS_PROBLEM_BY_REASON,
  Before extends string = string,
> {
  reason: Why
  before: Before
}

/** The text before the first `:` without a name; `never` if there is none. */
type BeforeNameless<Text extends string, Before extends string = ''> = Text extends `${infer Literals}:${infer Rest}`
  ? Rest extends `${Varchar}${string}`
    ? BeforeNameless<Rest, `${Before}${Literals}:`>
    : `${Before}${Literals}`
  : never

/** The first of two failures: `Nameless` is the text before a `:` without a name, `Refused` before a bad character. */
type FirstFailure<Nameless extends string, Refused extends string> = [Nameless] extends [never]
  ? [Refused] extends [never]
    ? false
    : Failure<'character', Refused>
  : [Refused] extends [never]
    ? Failure<'name-missing', Nameless>
    : Refused extends `${Nameless}${string}`
      ? Failure<'name-missing', Nameless>
      : Failure<'character', Refused>

/** The failure of a path without `*`, or false. */
type FailureInNamed<Text extends string> = FirstFailure<BeforeNameless<Text>, BeforeFailure<Text, ExpressChar>>

/** The failure of a name after `*`, or false: it is the end of the path, and `*` begins a segment. */
type FailureInWildcard<Before extends string, Name extends string> = [BeforeOther<Name, Varchar>] extends [never]
  ? Before extends `${string}/`
    ? false
    : Failure<'wildcard', Before>
  : Failure<'wildcard', `${Before}*${BeforeOther<Name, Varchar>}`>

/** Why and where a path cannot be converted; false if it can. */
type FailureIn<Text extends string> = Text extends `/${string}`
  ? Text extends `${infer Before}*${infer Name}`
    ? FailureInNamed<Before> extends infer Failed extends Failure
      ? Failed
      : FailureInWildcard<Before, Name>
    : FailureInNamed<Text>
  : Failure<'not-absolute', ''>

/** The template of a path that can be converted. `*name` takes all remaining segments with their slashes. */
type Converted<Text extends string> = Text extends `${infer Before}/*${infer Name}`
  ? `${Named<Before>}{/${Name extends '' ? 'rest' : Name}*}`
  : Named<Text>

/**
 * The template of a path in the syntax of Express, hono and path-to-regexp: `/users/{id}{/rest*}` for
 * `/users/:id/*rest`. Never if the path cannot be converted.
 *
 * @category Templates
 */
export type FromExpress<Text extends string> = Text extends Text
  ? FailureIn<Text> extends false
    ? Converted<Text>
    : never
  : never

/** The members of a `Text` that can be converted, and the reason for each that cannot; `never` for `any`. */
type Checked<Text extends string> = Text extends Text
  ? IsLiteral<Text> extends true
    ? FailureIn<Text> extends Failure<infer Why, infer Before>
      ? Refused<ExpressMessage<Why, ShowFound<Text, Before>, Length<Before>>>
      : Text
    : Refused<'not a literal: call parseExpress, which checks the path at run time'>
  : never

/** `Text`, or the reason why it cannot be converted. */
export type CheckExpress<Text extends string> = IsAny<Text> extends true ? never : Checked<Text>
