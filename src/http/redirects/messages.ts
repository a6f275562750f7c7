/* What is wrong with a redirect target, for the run time and the compiler. */

export const ONE_SLASH = "a path of the site begins with one '/'"
export const DOUBLE_SLASH = 'without its dot segments, or decoded, the path would begin with //'
export const NO_CONTROLS = 'a path of the site has no control characters'
export const ENCODED_TWICE = 'a path of the site has nothing that is percent-encoded twice'

/** Follows the text of a fallback. */
export const NOT_PLAIN =
  "is not a path that begins with one '/', without '//', dot segments, and percent-encoded delimiters"

/** What RFC 8252 says about a scheme that is not http or https. */
export const PRIVATE_USE = 'a private-use scheme has a dot, such as com.example.app (RFC 8252, 7.1)'
/** What RFC 9700 says about `*` in a host. */
export const NO_PATTERNS = 'a redirect URI is one text, and not a pattern (RFC 9700, 2.1)'
