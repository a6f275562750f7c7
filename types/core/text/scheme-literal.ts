import type { NOT_A_SCHEME } from '../../../src/core/text/messages'
import type { UnlessRefused } from '../errors/refused'
import type { IsLiteral } from '../grammar/literal'
import type { IsScheme } from '../scanner/scan'

/** Determines whether a string is a scheme without dots (RFC 3986, section 3.1). */
type IsPlainScheme<Text extends string> = Text extends `${string}.${string}` ? false : IsScheme<Text>

/**
 * Evaluates to `Text`, or to an error type if `Text` is a literal that contains a dot or is not a scheme. `parseSuffix`
 * and `uriFinder` check their scheme arguments with `CheckSchemeName`.
 */
export type CheckSchemeName<Text extends string> = Text extends Text
  ? UnlessRefused<
      Text,
      IsLiteral<Text> extends true ? (IsPlainScheme<Text> extends true ? never : typeof NOT_A_SCHEME) : never
    >
  : never
