import type { ExpressMessage } from '../../../src/template/express/messages'
import type { ShowFound } from '../../core/errors/found'
import type { Refused } from '../../core/errors/refused'
import type { Length } from '../../core/grammar/length'
import type { IsAny, IsLiteral } from '../../core/grammar/literal'
import type { Conversion, Convert, Failure } from './convert'

/** Evaluates to a `Conversion` with the URI Template for an Express path, or to a `Failure` with the first error. */
type ConversionOf<Text extends string> = Text extends `${'/' | '{/'}${string}`
  ? Convert<Text>
  : Failure<'not-absolute', ''>

/**
 * Computes the template for a path in the syntax of Express 5 and path-to-regexp. For example, the Express path
 * `/users/:id/*rest` becomes the template `/users/{id}{/rest*}`. The result is `never` if the path cannot be converted.
 *
 * @category Templates
 */
export type FromExpress<Text extends string> = Text extends Text
  ? ConversionOf<Text> extends Conversion<infer Converted>
    ? Converted
    : never
  : never

/** For an Express path, computes how Express (by default) and the template differ in matching a request. */
export type DifferencesOf<Text extends string> = Text extends Text
  ? ConversionOf<Text> extends Conversion<string, infer Difference>
    ? Difference
    : never
  : never

/** If a path in a union cannot be converted to a template, replaces the path with an error type. */
type CheckedPath<Text extends string> = Text extends Text
  ? IsLiteral<Text> extends true
    ? ConversionOf<Text> extends Failure<infer Why, infer Before>
      ? Refused<ExpressMessage<Why, ShowFound<Text, Before>, Length<Before>>>
      : Text
    : Refused<'not a literal: call parseExpress, which checks the path at run time'>
  : never

/** Evaluates to `Text`, or to an error type that explains why `Text` cannot be converted to a template. */
export type CheckExpress<Text extends string> = IsAny<Text> extends true ? never : CheckedPath<Text>
