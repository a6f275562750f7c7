import type { SamePaths } from '../../../src/routes/patterns/messages'
import type { Refused } from '../../errors/refused'
import type { IsAny, IsLiteral } from '../../grammar/literal'
import type { AreTemplates } from '../../template/syntax/are-templates'
import type { CheckTemplate, IsTemplate } from '../../template/syntax/checked-template'
import type { EntryStart, PrefixFault, RouteFault, StartFault } from '../patterns/route-fault'
import type { NoShape, Places, RouteShape } from './route-shape'

/** A template with codecs. */
interface Coded<Text extends string, Of> {
  readonly source: Text
  readonly codecs: Of
}

/** The names of the variables with codecs. */
type CodedOf<Of> = Of extends undefined ? never : keyof Of

/** A leaf: its shape, its dotted name, and its text, on three lines. `Above` are the names with codecs in its prefix. */
type Line<Entry, Prefix extends string, Name extends string, Above> = Entry extends string
  ? `${RouteShape<`${Prefix}${Entry}`, Above>}\n${Name}\n${Entry}`
  : Entry extends Coded<infer Text, infer Of>
    ? `${RouteShape<`${Prefix}${Text}`, CodedOf<Of> | Above>}\n${Name}\n${Text}`
    : Entry extends readonly [infer Under, infer Table]
      ? CheckPrefix<PrefixOf<Under>> extends PrefixOf<Under>
        ? Lines<Table, `${Prefix}${PrefixOf<Under>}`, `${Name}.`, Above | PrefixCodes<Under>>
        : `${NoShape}\n${Name}\n`
      : Lines<Entry, Prefix, `${Name}.`, Above>

/** The text of a prefix, which may have codecs. */
type PrefixOf<Under> = Under extends string ? Under : Under extends Coded<infer Text, unknown> ? Text : never

/** The names of the variables of a prefix with codecs. */
type PrefixCodes<Under> = Under extends string ? never : Under extends Coded<string, infer Of> ? CodedOf<Of> : never

/** The texts of lines, in one step, by the technique of `types/grammar/char-set.ts`. */
type TextIn<Found> = [Found] extends [
  [infer _Undecided] extends [never] ? `${infer _Shape}\n${infer _Name}\n${infer Text}` : unknown,
]
  ? Text
  : never

/** All leaves of a table. */
type Lines<Table, Prefix extends string, At extends string, Above> = string extends keyof Table
  ? never
  : { [Name in keyof Table]: Line<Table[Name], Prefix, `${At}${Name & string}`, Above> }[keyof Table]

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

/** The segments with text beside a variable, and their names, on three lines: the path before it, itself, and the name. */
type PlaceLines<Found> = Found extends `${infer Shape}\n${infer Name}\n${string}` ? `${Places<Shape>}\n${Name}` : never

/** These lines by the path before the segment. */
type ByPlace<Found> = ByShape<PlaceLines<Found>>

/** The lines of segments at whose place another route has a different one: no order decides between them. */
type BadPlaces<
  ByBefore extends Record<string, unknown>,
  Line = ByBefore[keyof ByBefore],
> = Line extends `${infer Before}\n${infer Segment}\n${string}`
  ? [ByBefore[Before]] extends [`${Before}\n${Segment}\n${string}`]
    ? never
    : Line
  : never

/** The names of routes that have another such segment at the place of one of these. */
type Rivals<
  Place,
  ByBefore extends Record<string, unknown>,
> = Place extends `${infer Before}\n${infer Segment}\n${string}`
  ? NameOf<Exclude<ByBefore[Before], `${Before}\n${Segment}\n${string}`>>
  : never

/** The third line. */
type NameOf<Line> = Line extends `${string}\n${string}\n${infer Name}` ? Name : never

/** The table, if all entries are right; otherwise, its wrong entries with the reasons. */
type CheckedTable<
  Table,
  Prefix extends string,
  Found = Lines<Table, Prefix, '', never>,
  By extends Record<string, unknown> = ByShape<Found>,
  ByBefore extends Record<string, unknown> = ByPlace<Found & `${string}{.}${string}`>,
> = [BadLines<Found, By> | BadPlaces<ByBefore>] extends [never]
  ? AreEntries<TextIn<Found> & string> extends true
    ? Table
    : RightTable<Table, WrongTable<Table, Prefix, '', never, By, ByBefore>>
  : RightTable<Table, WrongTable<Table, Prefix, '', never, By, ByBefore>>

/** Whether surely all texts are templates and begin as entries. */
type AreEntries<Texts extends string> = [Texts] extends [EntryStart] ? AreTemplates<Texts> : false

type RightTable<Table, Wrong> = [Wrong] extends [never] ? Table : Wrong

/**
 * The wrong entries of a table, with the reasons; `never` if all are right. The type has no other keys, no symbol and no
 * alias, or the compiler would print the whole table under each error.
 */
type WrongTable<
  Table,
  Prefix extends string,
  At extends string,
  Above,
  By extends Record<string, unknown>,
  ByBefore extends Record<string, unknown>,
> = string extends keyof Table
  ? never
  : WrongNames<Table, Prefix, At, Above, By, ByBefore> extends infer Names extends PropertyKey
    ? [Names] extends [never]
      ? never
      : object & {
          readonly [Name in Names]: Name extends keyof Table
            ? Fault<Table[Name], Prefix, `${At}${Name & string}`, Above, By, ByBefore>
            : never
        }
    : never

type WrongNames<
  Table,
  Prefix extends string,
  At extends string,
  Above,
  By extends Record<string, unknown>,
  ByBefore extends Record<string, unknown>,
> = {
  [Name in keyof Table]: [Fault<Table[Name], Prefix, `${At}${Name & string}`, Above, By, ByBefore>] extends [never]
    ? IsAny<Table[Name]> extends true
      ? Name
      : never
    : Name
}[keyof Table]

/** What an entry should be; `never` if it is right. `route` has checked that its text is a template. */
type Fault<
  Entry,
  Prefix extends string,
  Name extends string,
  Above,
  By extends Record<string, unknown>,
  ByBefore extends Record<string, unknown>,
> =
  IsAny<Entry> extends true
    ? never
    : Entry extends string
      ? IsTemplate<`${Prefix}${Entry}`> extends true
        ? TextFault<Entry, Above, Prefix, Name, By, ByBefore>
        : IsLiteral<Entry> extends true
          ? CheckTemplate<`${Prefix}${Entry}`>
          : Refused<'not a literal: write it in the call, or `as const` after the table'>
      : Entry extends Coded<infer Text, infer Of>
        ? IsTemplate<Text> extends false
          ? never
          : TextFault<Text, CodedOf<Of> | Above, Prefix, Name, By, ByBefore>
        : Entry extends readonly [infer Under, infer Table]
          ? CheckPrefix<PrefixOf<Under>> extends PrefixOf<Under>
            ? WrongTable<
                Table,
                `${Prefix}${PrefixOf<Under>}`,
                `${Name}.`,
                Above | PrefixCodes<Under>,
                By,
                ByBefore
              > extends infer Wrong
              ? [Wrong] extends [never]
                ? never
                : readonly [unknown, Wrong]
              : never
            : readonly [CheckPrefix<PrefixOf<Under>>, unknown]
          : WrongTable<Entry, Prefix, `${Name}.`, Above, By, ByBefore>

/** What the text of an entry, which is a template, should be; `never` if it is right. */
type TextFault<
  Text extends string,
  Coded,
  Prefix extends string,
  Name extends string,
  By extends Record<string, unknown>,
  ByBefore extends Record<string, unknown>,
> = Text extends EntryStart
  ? RouteFault<`${Prefix}${Text}`> extends infer Why extends string
    ? [Why] extends [never]
      ? RouteShape<`${Prefix}${Text}`, Coded> extends infer Shape extends string
        ? SharedPaths<Exclude<SameShape<By, Shape> | Rivals<`${Places<Shape>}\n`, ByBefore>, Name>>
        : never
      : Refused<Why>
    : never
  : Refused<StartFault<`${Prefix}${Text}`, Prefix>>

/** The names of the routes of a shape. */
type SameShape<By extends Record<string, unknown>, Shape extends string> = By[Shape] extends infer Line
  ? Line extends `${string}\n${infer Name}\n${string}`
    ? Name
    : never
  : never

type SharedPaths<Other> = [Other] extends [never] ? never : Refused<SamePaths<Other & string>>

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
