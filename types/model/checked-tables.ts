import type { CheckUri } from './checked-literals'

/**
 * A table of texts, nested, with the sentence that says what is wrong in the place of each that is no URI. A mapped type
 * leaves what is neither text nor table as it is, so that it is refused first.
 */
export type CheckUris<Table> = Table extends string
  ? CheckUri<Table>
  : Table extends object
    ? { readonly [Key in keyof Table]: CheckUris<Table[Key]> }
    : 'not a string: a table holds string literals and tables of them'
