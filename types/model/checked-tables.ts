import type { Refused } from '../errors/refused'
import type { IsAny } from '../grammar/literal'
import type { CheckUri } from './checked-literals'

type NotLiterals = 'not a string: a table holds string literals and tables of them'

/**
 * A nested table of texts. A text that is not a URI is replaced by the reason. Checks first that a value
 * is a string or an object, because a mapped type leaves any other type unchanged. An object with methods, such as a
 * `Date`, is not a table: its methods are wrong. `any` becomes `never`, to which it is not assignable.
 */
export type CheckUris<Table> =
  IsAny<Table> extends true
    ? never
    : Table extends string
      ? CheckUri<Table>
      : Table extends (...values: never) => unknown
        ? Refused<NotLiterals>
        : Table extends object
          ? { readonly [Key in keyof Table]: CheckUris<Table[Key]> }
          : Refused<NotLiterals>
