/** The types in this file write paths in a router's syntax at compile time, as `writePath` does at run time. */
import type { NOT_EMPTY, PLAIN_NAME, SEGMENT } from '../../../src/routes/frameworks/messages'
import type { Syntax } from '../../../src/routes/frameworks/syntaxes'
import type { Digit } from '../../core/grammar/characters'
import type { Escaped } from './escaped'
import type { Failure } from './path-of'

/** Matches the variable names that at least one router would misread. */
type Misread = '_' | `${Digit}${string}` | `${string}${'.' | '%'}${string}`

/** Computes the error for the first part of the path that the router would misread. */
type FailureIn<Refused, Text extends string, Before extends string> = {
  [Each in keyof Refused & string]: Text extends `${infer Head}${Each}${string}`
    ? Each extends `/${string}`
      ? FailureAt<Refused, `${Head}/`, Refused[Each], Before>
      : FailureAt<Refused, Head, Refused[Each], Before>
    : never
}[keyof Refused & string]

type FailureAt<
  Refused,
  Read extends string,
  Advice,
  Before extends string,
> = Read extends `${string}${keyof Refused & string}${string}` ? never : Failure<Advice & string, `${Before}${Read}`>

/** Evaluates to literal text in a router's syntax, or to the first error in the text. */
type Literal<Of extends Syntax, Text extends string, Before extends string> =
  FailureIn<Of['refused'], Text, Before> extends infer Found
    ? [Found] extends [never]
      ? Escaped<Text, Of['escaped'][number]>
      : Found
    : never

/** Replaces `NAME` in `Form` with a variable's name, or evaluates to an error if `Form` is not a string. */
type Filled<Form, Name extends string, Before extends string> = Form extends string
  ? Form extends `${infer Head}NAME${infer Tail}`
    ? `${Head}${Name}${Tail}`
    : Form
  : Failure<typeof SEGMENT, Before>

/** Evaluates to the equivalent of `{/name}` or `{/name*}` in a router's syntax, or to an error if there is none. */
type WithSlash<Of extends Syntax, Varspec extends string, Before extends string> = Before extends `${string}/`
  ? '//' extends keyof Of['refused']
    ? Failure<typeof NOT_EMPTY, Before>
    : Last<Of, Varspec, Before>
  : Last<Of, Varspec, Before>

type Last<Of extends Syntax, Varspec extends string, Before extends string> = Varspec extends `${infer Name}*`
  ? Filled<Of['list'], Name, Before>
  : Filled<Of[Before extends '' ? 'root' : 'optional'], Varspec, Before>

/** Determines whether a variable occupies a whole segment. */
type IsWhole<Before extends string, Rest extends string> = Before extends `${string}/`
  ? Rest extends '' | `${'/' | '{'}${string}`
    ? true
    : false
  : false

/** Evaluates to a variable in a router's syntax, or to the error in the variable. */
type Variable<
  Of extends Syntax,
  Expression extends string,
  Rest extends string,
  Before extends string,
> = Expression extends `/${infer Varspec}`
  ? Varspec extends Misread | `${Misread}*`
    ? Failure<typeof PLAIN_NAME, Before>
    : WithSlash<Of, Varspec, Before>
  : Expression extends Misread | `+${Misread}`
    ? Failure<typeof PLAIN_NAME, Before>
    : Expression extends `+${infer Name}`
      ? Filled<Of['rest'], Name, Before>
      : Filled<Of[IsWhole<Before, Rest> extends true ? 'variable' : 'inside'], Expression, Before>

/**
 * Evaluates to a path in a router's syntax, or to the first error in the path. `Before` is the part of the path that
 * has been read, and `Written` is the same part in the router's syntax.
 */
export type WrittenPath<
  Of extends Syntax,
  Path extends string,
  Before extends string = '',
  Written extends string = '',
> = Path extends `${infer Text}{${infer Expression}}${infer Rest}`
  ? Literal<Of, Text, Before> extends infer Head
    ? Head extends string
      ? Variable<Of, Expression, Rest, `${Before}${Text}`> extends infer Name
        ? Name extends string
          ? WrittenPath<Of, Rest, `${Before}${Text}{${Expression}}`, `${Written}${Head}${Name}`>
          : Name
        : never
      : Head
    : never
  : Literal<Of, Path, Before> extends infer End
    ? End extends string
      ? `${Written}${End}`
      : End
    : never
