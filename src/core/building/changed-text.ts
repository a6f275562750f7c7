import type { Recompose } from '../../../types/core/building/recompose'
import type { Parse } from '../../../types/core/components/components'
import type { CheckedText, TextOf } from '../model/brands'

/** The text of `U` after `Changes` to its components; `string` if the compiler does not know it. */
export type Changed<U extends CheckedText, Changes> =
  string extends TextOf<U> ? string : Recompose<Omit<Parse<TextOf<U>>, keyof Changes> & Changes>
