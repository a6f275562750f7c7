/**
 * The types in this file find the invalid entries in a table and compute an error type for each of them. The compiler
 * evaluates these types only if `IsRightTable` cannot prove that the table is valid.
 */
import type { SamePaths } from '../../../src/routes/patterns/messages'
import type { Refused } from '../../core/errors/refused'
import type { IsAny, IsLiteral } from '../../core/grammar/literal'
import type { CheckTemplate, IsTemplate } from '../../template/syntax/checked-template'
import type { CheckHostPrefix, CheckPrefix } from './checked-prefix'
import type { Coded, CodedOf, HostMark, PrefixCodes, PrefixOf } from './entry'
import type { NoShape } from './exact-shape'
import type { CanHaveHost, FaultUnder, Unmarked } from './host-fault'
import type { EntryStart, StartFault } from './route-fault'
import type { Places, RouteShape } from './route-shape'

/**
 * Computes two lines for each route in an entry: the route's shape and its dotted name. `Above` contains the names of
 * the prefix variables that have codecs.
 */
type Line<Entry, Prefix extends string, Name extends string, Above> = Entry extends string
  ? `${RouteShape<`${Prefix}${Entry}`, Above>}\n${Name}`
  : Entry extends Coded<infer Text, infer Of>
    ? `${RouteShape<`${Prefix}${Text}`, CodedOf<Of> | Above>}\n${Name}`
    : Entry extends readonly [infer Under, infer Table]
      ? CheckPrefix<PrefixOf<Under>> extends PrefixOf<Under>
        ? Lines<Table, `${Prefix}${PrefixOf<Under>}`, `${Name}.`, Above | PrefixCodes<Under>>
        : Prefix extends HostMark
          ? CanHaveHost<PrefixOf<Under>> extends true
            ? Lines<Table, `${Prefix}${PrefixOf<Under>}`, `${Name}.`, Above | PrefixCodes<Under>>
            : never
          : never
      : Lines<Entry, Prefix, `${Name}.`, Above>

/** Computes two lines for each route in a table: the route's shape and its dotted name. */
type Lines<Table, Prefix extends string, At extends string, Above> = string extends keyof Table
  ? never
  : { [Name in keyof Table]: Line<Table[Name], Prefix, `${At}${Name & string}`, Above> }[keyof Table]

/**
 * Groups the lines of the routes by the routes' shapes. Routes that match the same paths share a property of `ByShape`.
 * `ByShape` is an intersection, because the compiler remembers whether an intersection depends on type parameters. If
 * `ByShape` were only a mapped type, the compiler would look for type parameters again for each route.
 */
type ByShape<Found> = Record<string, never> & {
  [Each in Found as Each extends `${infer Shape}\n${string}` ? Shape : never]: Each
}

/** Computes the names of the routes with a given shape. */
type SameShape<Leaves, Shape extends string> = ByShape<Leaves>[Shape] extends infer Leaf
  ? Leaf extends `${string}\n${infer Name}`
    ? Name
    : never
  : never

/**
 * Computes three lines for each segment that contains text next to a variable: the path before the segment, the
 * segment, and the route's name.
 */
type PlaceLines<Leaf> = Leaf extends `${infer Shape}\n${infer Name}` ? `${Places<Shape>}\n${Name}` : never

/** Groups the lines for segments by the path that precedes each segment. */
type ByPlace<Leaves> = ByShape<PlaceLines<Leaves & `${string}{.}${string}`>>

/**
 * Computes the names of the routes that conflict with a given route. Two routes conflict if, in both of them, the first
 * segment in which they differ contains text next to a variable.
 */
type Rivals<Leaves, Place extends string> = Place extends `${infer Before}\n${string}`
  ? Exclude<ByPlace<Leaves>[Before], `${Place}\n${string}`> extends infer Other
    ? Other extends `${string}\n${string}\n${infer Name}`
      ? Name
      : never
    : never
  : never

/**
 * Maps each invalid entry in a table to its error type. The result is `never` if all the entries are valid.
 * `WrongTable` omits the keys of valid entries, so that the compiler does not print the whole table with each error.
 */
type WrongTable<Table, Prefix extends string, At extends string, Above, Leaves> = string extends keyof Table
  ? never
  : WrongNames<Table, Prefix, At, Above, Leaves> extends infer Names extends keyof Table
    ? [Names] extends [never]
      ? never
      : object & {
          readonly [Name in Names]: Fault<Table[Name], Prefix, `${At}${Name & string}`, Above, Leaves>
        }
    : never

type WrongNames<Table, Prefix extends string, At extends string, Above, Leaves> = {
  [Name in keyof Table]: [Fault<Table[Name], Prefix, `${At}${Name & string}`, Above, Leaves>] extends [never]
    ? IsAny<Table[Name]> extends true
      ? Name
      : never
    : Name
}[keyof Table]

/**
 * Evaluates to the error type for an entry, or to `never` if the entry is valid. If an entry has codecs, `route` has
 * already checked that the entry's text is a template.
 */
type Fault<Entry, Prefix extends string, Name extends string, Above, Leaves> =
  IsAny<Entry> extends true
    ? never
    : Entry extends string
      ? IsTemplate<`${Prefix}${Entry}`> extends true
        ? TextFault<Entry, Above, Prefix, Name, Leaves>
        : IsLiteral<Entry> extends true
          ? CheckTemplate<`${Unmarked<Prefix>}${Entry}`>
          : Refused<'not a literal: write it in the call, or `as const` after the table'>
      : Entry extends Coded<infer Text, infer Of>
        ? IsTemplate<Text> extends false
          ? never
          : TextFault<Text, CodedOf<Of> | Above, Prefix, Name, Leaves>
        : Entry extends readonly [infer Under, infer Table]
          ? CheckPrefix<PrefixOf<Under>> extends PrefixOf<Under>
            ? Below<WrongUnder<Under, Table, Prefix, Name, Above, Leaves>>
            : Prefix extends HostMark
              ? CanHaveHost<PrefixOf<Under>> extends true
                ? Below<WrongUnder<Under, Table, Prefix, Name, Above, Leaves>>
                : readonly [CheckHostPrefix<PrefixOf<Under>>, unknown]
              : readonly [CheckPrefix<PrefixOf<Under>>, unknown]
          : WrongTable<Entry, Prefix, `${Name}.`, Above, Leaves>

/** Works like `WrongTable`, but for a table that is placed under a prefix. */
type WrongUnder<Under, Table, Prefix extends string, Name extends string, Above, Leaves> = WrongTable<
  Table,
  `${Prefix}${PrefixOf<Under>}`,
  `${Name}.`,
  Above | PrefixCodes<Under>,
  Leaves
>

type Below<Wrong> = [Wrong] extends [never] ? never : readonly [unknown, Wrong]

/** Matches the prefix of a table in which hosts are allowed. */
type Marked = `${HostMark}${string}`

/** Evaluates to the error type for an entry's text, or to `never` if the text is valid. The text must be a template. */
type TextFault<Text extends string, Coded, Prefix extends string, Name extends string, Leaves> = Text extends EntryStart
  ? RouteShape<`${Prefix}${Text}`, Coded> extends infer Shape extends string
    ? [Shape & (NoShape | `${string}{.}${string}`)] extends [never]
      ? SharedPaths<Exclude<SameShape<Leaves, Shape>, Name>>
      : // A shape does not show whether the text next to a variable is ASCII.
        [FaultUnder<Prefix, Text>] extends [never]
        ? SharedPaths<Exclude<SameShape<Leaves, Shape> | Rivals<Leaves, Places<Shape>>, Name>>
        : Refused<FaultUnder<Prefix, Text>>
    : never
  : Prefix extends Marked
    ? Refused<StartFault<`${Unmarked<Prefix>}${Text}`, Unmarked<Prefix>>>
    : Refused<StartFault<`${Prefix}${Text}`, Prefix>>

type SharedPaths<Other> = [Other] extends [never] ? never : Refused<SamePaths<Other & string>>

/** Finds the invalid entries in a table. If all the entries are valid, the result is the table itself. */
export type Corrected<Table, Prefix extends string> =
  WrongTable<Table, Prefix, '', never, Lines<Table, Prefix, '', never>> extends infer Wrong
    ? [Wrong] extends [never]
      ? Table
      : Wrong
    : never
