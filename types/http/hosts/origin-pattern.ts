import type { NO_ORIGINS } from '../../../src/core/equivalence/origin-messages'
import type { TWO_LABELS, WHOLE_LABELS } from '../../../src/http/hosts/messages'
import type { BeforeWildcard, ExplainOrigin, NotHostBased } from '../../core/equivalence/has-origin'
import type { UnlessRefused } from '../../core/errors/refused'
import type { Alpha } from '../../core/grammar/characters'
import type { IsLiteral } from '../../core/grammar/literal'
import type { IsSchemeUri } from '../../core/model/scan-scheme-uri'
import type { Sentence } from '../../core/model/scheme-error'
import type { IsScheme } from '../../core/scanner/scan'
import type { UpTo } from '../../core/scanner/syntax-fault'
import type { AreLabels, LastLabel } from './labels'

/**
 * Determines whether a name has at least two labels, the last of which begins with a letter. At run time, the pattern
 * `NAME` also allows a port after the name.
 */
type IsName<Name extends string> = Name extends `${string}.${string}`
  ? AreLabels<Name> extends true
    ? LastLabel<Name> extends `${Alpha}${string}`
      ? true
      : false
    : false
  : false

/** Determines whether a string consists of labels and an optional port. */
type IsServer<Text extends string, Scheme extends string> = Text extends `${string}${'/' | '?' | '#'}${string}`
  ? false
  : IsName<UpTo<Text, ':'>> extends true
    ? IsSchemeUri<`${Scheme}://${Text}`, Lowercase<Scheme>, true>
    : false

/** Computes the error message for a pattern that begins with a scheme and `*.`, or `never` if the pattern is valid. */
type ExplainWildcard<Text extends string, Scheme extends string, Rest extends string> =
  Lowercase<Scheme> extends NotHostBased
    ? Sentence<'scheme', Text, '', `the scheme ${Lowercase<Scheme>} ${typeof NO_ORIGINS}`>
    : IsServer<Rest, Scheme> extends true
      ? never
      : Sentence<'host', Text, `${Scheme}://*.`, typeof TWO_LABELS>

/** Extracts the scheme before `://*.`, or evaluates to `false` if there is no scheme. */
type WildcardScheme<Text extends string> = Text extends `${infer Scheme}://*.${string}`
  ? IsScheme<Scheme> extends true
    ? Scheme
    : false
  : false

/** Computes the error message for a literal, or `never` if the literal is an origin or an origin pattern. */
type ExplainPattern<Text extends string> =
  WildcardScheme<Text> extends infer Scheme extends string
    ? Text extends `${Scheme}://*.${infer Rest}`
      ? ExplainWildcard<Text, Scheme, Rest>
      : never
    : [BeforeWildcard<Text>] extends [never]
      ? ExplainOrigin<Text>
      : Sentence<'host', Text, BeforeWildcard<Text>, typeof WHOLE_LABELS>

/** Evaluates to `Text`, or to an error type that explains why `Text` is neither an origin nor an origin pattern. */
export type CheckOriginPattern<Text extends string> = Text extends Text
  ? UnlessRefused<Text, IsLiteral<Text> extends true ? ExplainPattern<Text> : never>
  : never
