import type { NO_PATTERNS, PRIVATE_USE } from '../../../src/http/redirects/messages'
import type { UnlessRefused } from '../../core/errors/refused'
import type { IsLiteral } from '../../core/grammar/literal'
import type { HttpSchemes } from '../../core/model/scan-scheme-uri'
import type { ExplainScheme, Sentence } from '../../core/model/scheme-error'
import type { Explain } from '../../core/scanner/explain'
import type { UpTo } from '../../core/scanner/syntax-fault'
import type { ExplainSamePort } from './loopback'

/** Evaluates to the error message for a `*` in the host of an HTTP or HTTPS URI, or to `never` if there is no `*`. */
type ExplainStar<Text extends string> = Text extends `${infer Scheme}://${infer Rest}`
  ? UpTo<UpTo<UpTo<Rest, '?'>, '/'>, ':'> extends `${infer Before}*${string}`
    ? Sentence<'host', Text, `${Scheme}://${Before}`, typeof NO_PATTERNS>
    : never
  : never

/** Evaluates to the error message for an absolute HTTP or HTTPS URI, or to `never` if a client may register the URI. */
type ExplainHttp<Text extends string> = [ExplainScheme<Text, HttpSchemes, true, ''>] extends [never]
  ? ExplainStar<Text>
  : ExplainScheme<Text, HttpSchemes, true, ''>

/** Evaluates to the error message for an absolute URI, or to `never` if a client may register the URI. */
type ExplainAbsolute<Text extends string> = Text extends `${infer Scheme}:${string}`
  ? Lowercase<Scheme> extends HttpSchemes[number]
    ? ExplainHttp<Text>
    : Scheme extends `${string}.${string}`
      ? never
      : Sentence<'scheme', Text, '', typeof PRIVATE_USE>
  : never

/** Evaluates to the error message for `Text`, or to `never` if a client may register `Text` together with `Others`. */
type ExplainRedirectUri<Text extends string, Others extends string, Loopback> = [
  Explain<Text, 'absolute-uri'>,
] extends [never]
  ? [ExplainAbsolute<Text>] extends [never]
    ? ExplainSamePort<Text, Others, Loopback>
    : ExplainAbsolute<Text>
  : Explain<Text, 'absolute-uri'>

/**
 * Evaluates to `Text`, or to an error type that explains why a client cannot register `Text` together with the other
 * members of `All`. `Loopback` is the type of the `loopback` option of `redirectUriMatcher`.
 */
export type CheckRedirectUri<Text extends string, Loopback = 'ip', All extends string = Text> = Text extends Text
  ? UnlessRefused<Text, IsLiteral<Text> extends true ? ExplainRedirectUri<Text, All, Loopback> : never>
  : never
