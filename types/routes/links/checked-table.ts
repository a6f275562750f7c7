import type { IsAny } from '../../core/grammar/literal'
import type { IsRightTable } from './right-table'
import type { Corrected } from './wrong-table'

/**
 * What `Table` is inferred from; then, as `Table` is known, what it must be. `any` becomes `never`, to refuse it.
 * `infer` hides the invalid entries from the compiler while it infers; otherwise it would examine everything that finds
 * them.
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
