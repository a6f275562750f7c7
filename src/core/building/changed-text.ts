import type { Recompose } from '../../../types/core/building/recompose'
import type { Parse } from '../../../types/core/components/components'
import type { CheckedText, TextOf } from '../model/brands'

/**
 * Changes the components of the literal type `U` as `Changes` says. The result is `string` if the compiler does not
 * know the text.
 */
export type Changed<U extends CheckedText, Changes> =
  string extends TextOf<U> ? string : Recompose<Omit<Parse<TextOf<U>>, keyof Changes> & Changes>
