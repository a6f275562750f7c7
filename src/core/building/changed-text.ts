import type { Recompose } from '../../../types/core/building/recompose'
import type { Parse } from '../../../types/core/components/components'
import type { CheckedText, TextOf } from '../model/brands'

/**
 * The text of `U` with the components in `Changes` replaced. If the text is unknown at compile time, the result is
 * `string`.
 */
export type Changed<U extends CheckedText, Changes> =
  string extends TextOf<U> ? string : Recompose<Omit<Parse<TextOf<U>>, keyof Changes> & Changes>
