import type { NOT_LITERALS } from '../../../src/core/model/messages'
import type { Refused } from '../errors/refused'
import type { IsAny } from '../grammar/literal'
import type { KindOf } from '../scanner/scan'
import type { CheckUri } from './checked-literals'
import type { UriKind } from './scan-scheme-uri'

/**
 * Marks a value that is neither a string nor a table. An object with methods, such as a `Date`, is not a table, because
 * its methods are not valid entries.
 */
type NoTable = ' '

/** Computes the union of all the strings in a table, with `NoTable` in place of each invalid value. */
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
 * Replaces each invalid URI in a table with an error type. A separate case handles types other than strings and
 * objects, because a mapped type would leave such types unchanged. `any` becomes `never`, to which `any` is not
 * assignable.
 */
type Corrected<Table> = [Table] extends [string]
  ? CheckUri<Table>
  : IsAny<Table> extends true
    ? never
    : Table extends string
      ? CheckUri<Table>
      : Table extends (...values: never) => unknown
        ? Refused<typeof NOT_LITERALS>
        : Table extends object
          ? { readonly [Key in keyof Table]: Corrected<Table[Key]> }
          : Refused<typeof NOT_LITERALS>

/**
 * The constraint for a nested table of strings. If all the strings are URIs, the constraint is `unknown`, which any
 * value satisfies. First, all the strings are checked together. The strings are checked separately only if at least one
 * of them is invalid. The compiler infers the type of the table before it compares the table with the constraint. If
 * the constraint were the parameter type itself, TypeScript 5.0 would take five times as long to check 1,000 strings.
 * `infer` prevents the compiler from reporting a circular constraint.
 */
export type CheckUris<Table> = [KindOf<TextsOf<Table>>] extends [UriKind]
  ? unknown
  : Corrected<Table> extends infer Wrong
    ? Wrong
    : never
