import type { IsAny } from '../../core/grammar/literal'
import type { IsRightTable } from '../patterns/right-table'
import type { Corrected } from '../patterns/wrong-table'

/**
 * The parameter type for a table of routes. While `Table` is unknown, the compiler infers `Table` from `CheckTable`.
 * Once `Table` is known, the table must match `CheckTable`. `any` becomes `never` and is therefore rejected. During
 * inference, `infer` keeps the compiler from evaluating the types that look for invalid entries.
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
