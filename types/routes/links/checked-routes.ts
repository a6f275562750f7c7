import type { SamePaths } from '../../../src/routes/patterns/messages'
import type { Refused } from '../../errors/refused'
import type { IsAny } from '../../grammar/literal'
import type { CheckTemplate, IsTemplate } from '../../template/syntax/checked-template'
import type { RouteFault } from '../patterns/route-fault'
import type { NoShape } from './route-shape'

/**
 * Route names by shape: routes that match the same paths share a property. It is an intersection because the compiler
 * caches that an intersection has no type parameters; for a mapped type with `as` it checks that again for each route.
 */
export type NamesByShape<Shapes extends Record<keyof Shapes, string>> = Record<never, unknown> & {
  [Name in keyof Shapes as Shapes[Name]]: Name
}

/**
 * Whether a text is a template of a path with a shape that is unique in the table. If it is a union, all its members must
 * be.
 */
export type IsRoute<
  Text extends string,
  Name,
  Shape extends string,
  ByShape extends Record<string, unknown>,
> = NoShape extends Shape ? false : ByShape[Shape] extends Name ? IsTemplate<Text> : false

/** `Text`, or the reason why it is not a route: the type of one property of a table. */
export type CheckRoute<Text extends string, Name, Shape extends string, ByShape extends Record<string, unknown>> =
  IsTemplate<Text> extends true
    ? NoShape extends Shape
      ? Refused<RouteFault<Text>>
      : Refused<SamePaths<Exclude<ByShape[Shape], Name> & string>>
    : string extends Text
      ? IsAny<Text> extends true
        ? never
        : Refused<'not a literal: write it in the call, or `as const` after the table'>
      : CheckTemplate<Text>
