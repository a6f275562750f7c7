import type { Refused } from '../errors/refused'
import type { IsAny } from '../grammar/literal'
import type { KindOf } from '../scanner/scan'
import type { CheckUri } from './checked-literals'
import type { UriKind } from './scan-scheme-uri'

type NotLiterals = 'not a string: a table holds string literals and tables of them'

/**
 * What is neither a string nor a table. An object with methods, such as a `Date`, is not a table: its methods are not
 * valid entries.
 */
type NoTable = ' '

/** All strings of a table as a union, with `NoTable` for a value that is wrong. */
type TextsOf<Table> = Table extends string ? Table : TextsIn<Table>

type TextsIn<Table> =
  IsAny<Table> extends true
    ? NoTable
    : Table extends (...values: never) => unknown
      ? NoTable
      : Table extends readonly unknown[]
        ? TextsOf<Table[number]>
        : Table extends object
          ? { [Key in keyof Table]: TextsOf<Table[Key]> }[keyof Table]
          : NoTable

/**
 * A table with the reason in the place of each string that is not a URI. Checks first that a value is a string or an
 * object, because a mapped type leaves any other type unchanged. `any` becomes `never`, to which it is not assignable.
 */
type Corrected<Table> = [Table] extends [string]
  ? CheckUri<Table>
  : IsAny<Table> extends true
    ? never
    : Table extends string
      ? CheckUri<Table>
      : Table extends (...values: never) => unknown
        ? Refused<NotLiterals>
        : Table extends object
          ? { readonly [Key in keyof Table]: Corrected<Table[Key]> }
          : Refused<NotLiterals>

/**
 * The constraint of a nested table of strings: none if all are URIs, which are checked together, in one step; only if one is
 * invalid is each checked separately. The table is inferred by itself, and compared with this afterwards. If it were the type of the
 * parameter, TypeScript 5.0 would look for each property in each of its branches, whenever it checks a property: 1,000 strings would
 * take five times as long. `infer` hides the reasons from the compiler, which otherwise finds the constraint circular.
 */
export type CheckUris<Table> = [KindOf<TextsOf<Table>>] extends [UriKind]
  ? unknown
  : Corrected<Table> extends infer Wrong
    ? Wrong
    : never
