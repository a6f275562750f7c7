import type { Recompose } from '../../../types/core/building/recompose'
import type { Parse } from '../../../types/core/components/components'
import type { CheckedText, TextOf } from '../model/brands'

/**
 * Represents the text of `U` after the components in `Changes` are replaced. If the text is unknown at compile time,
 * the result is `string`.
 */
export type Changed<U extends CheckedText, Changes> =
  string extends TextOf<U> ? string : Recompose<Omit<Parse<TextOf<U>>, keyof Changes> & Changes>
