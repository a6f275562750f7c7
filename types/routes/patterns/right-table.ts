/**
 * The types in this file determine whether a table is valid, but not what is wrong with an invalid table. For most
 * tables, the compiler evaluates only these types, and not those in `wrong-table.ts`.
 */
import type { AreTemplates } from '../../template/syntax/are-templates'
import type { CheckPrefix } from './checked-prefix'
import type { Coded, CodedOf, HostMark, PrefixCodes, PrefixOf } from './entry'
import type { NoShape } from './exact-shape'
import type { CanHaveHost } from './host-fault'
import type { EntryStart } from './route-fault'
import type { Places, RouteShape } from './route-shape'

/** Computes the union of all the strings in a table, both entries and prefixes. */
export type TextsOf<Table> = string extends keyof Table
  ? never
  : { [Name in keyof Table]: TextsIn<Table[Name]> }[keyof Table]

type TextsIn<Entry> = Entry extends string
  ? Entry
  : Entry extends Coded<infer Text, unknown>
    ? Text
    : Entry extends readonly [infer Under, infer Table]
      ? PrefixOf<Under> | TextsOf<Table>
      : TextsOf<Entry>

/**
 * Computes the shapes of the routes in an entry. `Above` contains the names of the prefix variables that have codecs.
 */
type ShapesIn<Entry, Prefix extends string, Above> = Entry extends string
  ? RouteShape<`${Prefix}${Entry}`, Above>
  : Entry extends Coded<infer Text, infer Of>
    ? RouteShape<`${Prefix}${Text}`, CodedOf<Of> | Above>
    : Entry extends readonly [infer Under, infer Table]
      ? CheckPrefix<PrefixOf<Under>> extends PrefixOf<Under>
        ? ShapesOf<Table, `${Prefix}${PrefixOf<Under>}`, Above | PrefixCodes<Under>>
        : Prefix extends HostMark
          ? CanHaveHost<PrefixOf<Under>> extends true
            ? ShapesOf<Table, `${Prefix}${PrefixOf<Under>}`, Above | PrefixCodes<Under>>
            : NoShape
          : NoShape
      : ShapesOf<Entry, Prefix, Above>

/**
 * The name of the entry that has a given shape. If two entries have the same shape, `Name` is the union of their names.
 */
interface Owner<Name> {
  readonly only: (name: Name) => Name
}

/** Groups the entries of a table by the shapes of their routes. */
type Owners<Table, Prefix extends string, Above> = {
  // A table can contain tables. `infer` keeps the compiler from computing the constraint endlessly.
  [Name in keyof Table as ShapesIn<Table[Name], Prefix, Above> extends infer Shape extends string
    ? Shape
    : never]: Owner<Name>
}

/** Computes the shapes of the routes in a table, or `NoShape` if two entries have the same shape. */
type ShapesOf<Table, Prefix extends string, Above> = string extends keyof Table
  ? never
  : ApartShapes<Table, Owners<Table, Prefix, Above>>

type ApartShapes<Table, By> = By[keyof By] extends { [Name in keyof Table]: Owner<Name> }[keyof Table]
  ? keyof By
  : NoShape

/** Groups segments by the path that precedes each segment. */
type ByBefore<Place extends string> = {
  [Each in Place as Each extends `${infer Before}\n${string}` ? Before : never]: Each
}

/**
 * Finds the segments in `Place` that follow the same path as another segment in `Place`. A router could not choose
 * between such segments.
 */
type SharedPlaces<
  Place extends string,
  By extends Record<string, string> = ByBefore<Place>,
> = Place extends `${infer Before}\n${string}` ? ([By[Before]] extends [Place] ? never : Place) : never

type AreApart<Shapes> = NoShape extends Shapes
  ? false
  : [SharedPlaces<Places<Shapes & `${string}{.}${string}`>>] extends [never]
    ? true
    : false

/**
 * Determines whether all the entries in a table are known to be valid. Non-literal strings and `any` are never known to
 * be valid.
 */
export type IsRightTable<Table, Prefix extends string, Texts extends string = TextsOf<Table> | Prefix> = [
  Texts,
] extends [EntryStart]
  ? AreTemplates<Texts> extends true
    ? AreApart<ShapesOf<Table, Prefix, never>>
    : false
  : false
