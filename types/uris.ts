import type { CheckUri } from './uri'

/** A table of texts, nested, with the sentence that says what is wrong in the place of each that is no URI. */
export type CheckUris<Table> = Table extends string
  ? CheckUri<Table>
  : { readonly [Key in keyof Table]: CheckUris<Table[Key]> }
