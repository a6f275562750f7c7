/**
 * The types in this file check tables that may contain hosts. While the types check a table, the marker `at:` precedes
 * each string. No other table contains the marker, because a route begins with a slash. Shapes and messages depend on
 * the marker only where a route without the marker would be refused.
 */
import type { IsAny } from '../../core/grammar/literal'
import type { IsRightTable, TextsOf } from '../patterns/right-table'
import type { Corrected } from '../patterns/wrong-table'

/**
 * The parameter type for a table of routes that may have hosts. Works like `CheckTable`, but allows a prefix to begin
 * with a host.
 */
export type CheckHostTable<Table> = unknown extends Table
  ? IsAny<Table> extends true
    ? never
    : { [Name in keyof Table]: Table[Name] }
  : IsRightTable<Table, 'at:', TextsOf<Table>> extends true
    ? Table
    : Corrected<Table, 'at:'> extends infer Wrong extends object
      ? Wrong
      : never
