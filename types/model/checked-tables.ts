import type { CheckUri } from './checked-literals'

/**
 * A nested table of texts. A text that is not a URI is replaced by the sentence that says why. Checks first that a value
 * is a string or an object, because a mapped type leaves any other type unchanged.
 */
export type CheckUris<Table> = Table extends string
  ? CheckUri<Table>
  : Table extends object
    ? { readonly [Key in keyof Table]: CheckUris<Table[Key]> }
    : 'not a string: a table holds string literals and tables of them'
