/**
 * The types in this file check tables that may contain hosts. While the types check a table, the marker `HostMark`
 * precedes each string. The marker affects only the shapes and messages of routes that are invalid in tables without
 * hosts.
 */
import type { IsAny } from '../../core/grammar/literal'
import type { HostMark } from '../patterns/entry'
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
  : IsRightTable<Table, HostMark, TextsOf<Table>> extends true
    ? Table
    : Corrected<Table, HostMark> extends infer Wrong extends object
      ? Wrong
      : never
