import { equalsIgnoringCase } from './ascii-case'

/** Lists the special schemes in the WHATWG URL standard, except `file`, for which browsers apply different rules. */
const SPECIAL: readonly string[] = ['http', 'https', 'ws', 'wss', 'ftp']

/** Returns whether the scheme that ends at `schemeEnd` is a special scheme other than `file`. Allocates nothing. */
export const hasSpecialScheme = (text: string, schemeEnd: number): boolean => {
  for (let i = 0; i < SPECIAL.length; i++) {
    if (equalsIgnoringCase(text, 0, schemeEnd, SPECIAL[i] as string)) return true
  }
  return false
}

/** Returns whether the scheme that ends at `schemeEnd` is `file`. Allocates nothing. */
export const hasFileScheme = (text: string, schemeEnd: number): boolean =>
  equalsIgnoringCase(text, 0, schemeEnd, 'file')
