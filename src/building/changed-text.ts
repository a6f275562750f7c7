import type { Recompose } from '../../types/building/recompose'
import type { Parse } from '../../types/components/components'
import type { Readable, TextOf } from '../model/brands'

/** The text of `U` with some components changed to others; `string` where it is not known. */
export type Changed<U extends Readable, Changes> =
  string extends TextOf<U> ? string : Recompose<Omit<Parse<TextOf<U>>, keyof Changes> & Changes>
