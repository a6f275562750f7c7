import type { SamePaths } from '../../../src/routes/patterns/messages'
import type { Refused } from '../../errors/refused'
import type { IsLiteral } from '../../grammar/literal'
import type { CheckTemplate, IsTemplate } from '../../template/syntax/checked-template'
import type { PrefixFault, RouteFault } from '../patterns/route-fault'
import type { NoShape } from './route-shape'

/**
 * Route names by shape: routes that match the same paths share a property. It is an intersection because the compiler
 * caches that an intersection has no type parameters; for a mapped type with `as` it checks that again for each route.
 */
export type NamesByShape<Shapes extends Record<keyof Shapes, string>> = Record<never, unknown> & {
  [Name in keyof Shapes as Shapes[Name]]: Name
}

/** `Text`, or the reason why it is not a route: the type of one property of a table. */
export type CheckRoute<Text extends string, Name, Shape extends string, ByShape extends Record<string, unknown>> =
  IsTemplate<Text> extends true
    ? NoShape extends Shape
      ? Refused<RouteFault<Text>>
      : Refused<SamePaths<Exclude<ByShape[Shape], Name> & string>>
    : IsLiteral<Text> extends true
      ? CheckTemplate<Text>
      : Refused<'not a literal: write it in the call, or `as const` after the table'>

/** `Prefix`, or the reason why no routes can be under it. It may be empty. */
export type CheckPrefix<Prefix extends string> = Prefix extends ''
  ? Prefix
  : IsTemplate<Prefix> extends true
    ? [PrefixFault<Prefix>] extends [never]
      ? Prefix
      : Refused<PrefixFault<Prefix>>
    : CheckTemplate<Prefix>
