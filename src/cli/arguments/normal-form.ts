import { normalize } from '../../core/equivalence/normalize'
import { normalizeForScheme } from '../../core/equivalence/normalize-for-scheme'
import { schemeRules } from '../../core/equivalence/scheme-rules'
import type { View } from '../../core/model/view'
import type { RowOptions } from '../rows/options'
import type { ReadOptions } from './reading'

export interface NormalizeOptions extends RowOptions, ReadOptions {
  readonly schemeRules?: true
}

/** The flag and the help text of the option `--scheme-rules`. */
export const SCHEME_RULES_OPTION = [
  '--scheme-rules',
  `also apply the rules of the scheme (6.2.3): ${Object.keys(schemeRules).join(', ')}`,
] as const

/** Returns a function that computes the normal form selected by the options. */
export const normalizerOf = (options: NormalizeOptions): ((view: View) => View) =>
  options.schemeRules ? normalizeForScheme(schemeRules) : normalize
