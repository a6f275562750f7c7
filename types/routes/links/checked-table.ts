import type { SamePaths } from '../../../src/routes/patterns/messages'
import type { Refused } from '../../errors/refused'
import type { IsAny, IsLiteral } from '../../grammar/literal'
import type { CheckTemplate, IsTemplate } from '../../template/syntax/checked-template'
import type { EntryStart, PrefixFault, RouteFault, StartFault } from '../patterns/route-fault'
import type { NoShape, RouteShape } from './route-shape'

/** What `defineRoutes` takes as the text of an entry. */
interface Sourced<Text extends string> {
  readonly source: Text
}

/** A leaf: its shape and its dotted name, on two lines. */
type Line<Entry, Prefix extends string, Name extends string> = Entry extends string
  ? LineOf<Entry, Prefix, Name>
  : Entry extends Sourced<infer Text>
    ? LineOf<Text, Prefix, Name>
    : Entry extends readonly [infer Under extends string, infer Table]
      ? [PrefixFault<Under>] extends [never]
        ? Lines<Table, `${Prefix}${Under}`, `${Name}.`>
        : `${NoShape}\n${Name}`
      : Lines<Entry, Prefix, `${Name}.`>

type LineOf<Text extends string, Prefix extends string, Name extends string> =
  IsTemplate<`${Prefix}${Text}`> extends true
    ? Text extends EntryStart
      ? `${RouteShape<`${Prefix}${Text}`>}\n${Name}`
      : `${NoShape}\n${Name}`
    : `${NoShape}\n${Name}`

/** All leaves of a table. */
type Lines<Table, Prefix extends string, At extends string> = string extends keyof Table
  ? never
  : { [Name in keyof Table]: Line<Table[Name], Prefix, `${At}${Name & string}`> }[keyof Table]

/**
 * Lines by shape: routes that match the same paths share a property. It is an intersection because the compiler
 * caches that an intersection has no type parameters; for a mapped type with `as` it checks that again for each route.
 */
type ByShape<Found> = Record<never, unknown> & {
  [Each in Found as Each extends `${infer Shape}\n${string}` ? Shape : never]: Each
}

/** The lines that have no shape, or the shape of another route. */
type BadLines<Found, By extends Record<string, unknown>> = Found extends `${infer Shape}\n${string}`
  ? Shape extends NoShape
    ? Found
    : [By[Shape]] extends [Found]
      ? never
      : Found
  : never

/** The table, if all entries are right; otherwise, its wrong entries with the reasons. */
type CheckedTable<
  Table,
  Prefix extends string,
  Found = Lines<Table, Prefix, ''>,
  By extends Record<string, unknown> = ByShape<Found>,
> = [BadLines<Found, By>] extends [never] ? Table : WrongTable<Table, Prefix, '', By>

/** The wrong entries of a table; `never` if there are none. */
type WrongTable<
  Table,
  Prefix extends string,
  At extends string,
  By extends Record<string, unknown>,
> = string extends keyof Table
  ? never
  : WrongNames<Table, Prefix, At, By> extends infer Names extends PropertyKey
    ? [Names] extends [never]
      ? never
      : WrongEntries<Table, Prefix, At, By, Names>
    : never

type WrongNames<Table, Prefix extends string, At extends string, By extends Record<string, unknown>> = {
  [Name in keyof Table]: [Fault<Table[Name], Prefix, `${At}${Name & string}`, By>] extends [never]
    ? IsAny<Table[Name]> extends true
      ? Name
      : never
    : Name
}[keyof Table]

/**
 * The entries that are wrong, with the reasons. It has no other keys and no symbol, or the compiler would print the whole
 * table under each error.
 */
type WrongEntries<
  Table,
  Prefix extends string,
  At extends string,
  By extends Record<string, unknown>,
  Names extends PropertyKey,
> = object & {
  readonly [Name in Names]: Name extends keyof Table ? Fault<Table[Name], Prefix, `${At}${Name & string}`, By> : never
}

/** What an entry should be; `never` if it is right. */
type Fault<Entry, Prefix extends string, Name extends string, By extends Record<string, unknown>> =
  IsAny<Entry> extends true
    ? never
    : Entry extends string
      ? TextFault<Entry, Prefix, Name, By>
      : Entry extends Sourced<infer Text>
        ? TextFault<Text, Prefix, Name, By>
        : Entry extends readonly [infer Under extends string, infer Table]
          ? CheckPrefix<Under> extends Under
            ? WrongTable<Table, `${Prefix}${Under}`, `${Name}.`, By> extends infer Wrong
              ? [Wrong] extends [never]
                ? never
                : readonly [unknown, Wrong]
              : never
            : readonly [CheckPrefix<Under>, unknown]
          : WrongTable<Entry, Prefix, `${Name}.`, By>

/** What the text of an entry should be; `never` if it is right. */
type TextFault<Text extends string, Prefix extends string, Name extends string, By extends Record<string, unknown>> =
  IsTemplate<`${Prefix}${Text}`> extends true
    ? Text extends EntryStart
      ? RouteShape<`${Prefix}${Text}`> extends infer Shape extends string
        ? Shape extends NoShape
          ? Refused<RouteFault<`${Prefix}${Text}`>>
          : [By[Shape]] extends [`${Shape}\n${Name}`]
            ? never
            : Refused<SamePaths<Exclude<NameOf<By[Shape]>, Name>>>
        : never
      : Refused<StartFault<`${Prefix}${Text}`, Prefix>>
    : IsLiteral<Text> extends true
      ? CheckTemplate<`${Prefix}${Text}`>
      : Refused<'not a literal: write it in the call, or `as const` after the table'>

type NameOf<Line> = Line extends `${string}\n${infer Name}` ? Name : never

/**
 * What `Table` is inferred from; then, as `Table` is known, what it must be. `any` becomes `never`, to refuse it.
 */
export type CheckTable<Table, Prefix extends string = ''> = unknown extends Table
  ? IsAny<Table> extends true
    ? never
    : { [Name in keyof Table]: Table[Name] }
  : CheckedTable<Table, Prefix>

/** `Prefix`, or the reason why no routes can be under it. It may be empty. */
export type CheckPrefix<Prefix extends string> = Prefix extends ''
  ? Prefix
  : IsTemplate<Prefix> extends true
    ? [PrefixFault<Prefix>] extends [never]
      ? Prefix
      : Refused<PrefixFault<Prefix>>
    : CheckTemplate<Prefix>
