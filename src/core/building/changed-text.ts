import type { Recompose } from '../../../types/core/building/recompose'
import type { Parse } from '../../../types/core/components/components'
import type { CheckedText, TextOf } from '../model/brands'

/**
 * The text that results when the components in `Changes` replace the corresponding components of `U`. If the text of
 * `U` is unknown at compile time, the result is `string`.
 */
export type Changed<U extends CheckedText, Changes> =
  string extends TextOf<U> ? string : Recompose<Omit<Parse<TextOf<U>>, keyof Changes> & Changes>
