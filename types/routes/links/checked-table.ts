import type { IsAny } from '../../core/grammar/literal'
import type { IsRightTable } from '../patterns/right-table'
import type { Corrected } from '../patterns/wrong-table'

/**
 * The type of a parameter that accepts a table of routes. Until `Table` is known, the compiler infers it from
 * `CheckTable`. Once `Table` is known, the table must match `CheckTable`. `any` becomes `never` and is therefore
 * rejected. During inference, `infer` keeps the compiler from evaluating the types that look for invalid entries.
 */
export type CheckTable<Table, Prefix extends string = ''> = unknown extends Table
  ? IsAny<Table> extends true
    ? never
    : { [Name in keyof Table]: Table[Name] }
  : IsRightTable<Table, Prefix> extends true
    ? Table
    : Corrected<Table, Prefix> extends infer Wrong extends object
      ? Wrong
      : never
