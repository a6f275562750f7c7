import type { NO_PATTERNS, PRIVATE_USE } from '../../../src/http/redirects/messages'
import type { UnlessRefused } from '../../core/errors/refused'
import type { IsLiteral } from '../../core/grammar/literal'
import type { HttpSchemes } from '../../core/model/scan-scheme-uri'
import type { ExplainScheme, Sentence } from '../../core/model/scheme-error'
import type { Explain } from '../../core/scanner/explain'
import type { UpTo } from '../../core/scanner/syntax-fault'

/** The message for a `*` in the host of an http or https URI, or `never` if there is none. */
type ExplainStar<Text extends string> = Text extends `${infer Scheme}://${infer Rest}`
  ? UpTo<UpTo<UpTo<Rest, '?'>, '/'>, ':'> extends `${infer Before}*${string}`
    ? Sentence<'host', Text, `${Scheme}://${Before}`, typeof NO_PATTERNS>
    : never
  : never

/** The message for an absolute http or https URI that a client may not register. */
type ExplainHttp<Text extends string> = [ExplainScheme<Text, HttpSchemes, true, ''>] extends [never]
  ? ExplainStar<Text>
  : ExplainScheme<Text, HttpSchemes, true, ''>

/** The message for an absolute URI that a client may not register, or `never` if the client may register it. */
type ExplainAbsolute<Text extends string> = Text extends `${infer Scheme}:${string}`
  ? Lowercase<Scheme> extends HttpSchemes[number]
    ? ExplainHttp<Text>
    : Scheme extends `${string}.${string}`
      ? never
      : Sentence<'scheme', Text, '', typeof PRIVATE_USE>
  : never

/** The message for a string that a client may not register, or `never` if the client may register it. */
type ExplainRedirectUri<Text extends string> = [Explain<Text, 'absolute-uri'>] extends [never]
  ? ExplainAbsolute<Text>
  : Explain<Text, 'absolute-uri'>

/** `Text`, or the reason why a literal is not a redirect URI. */
export type CheckRedirectUri<Text extends string> = Text extends Text
  ? UnlessRefused<Text, IsLiteral<Text> extends true ? ExplainRedirectUri<Text> : never>
  : never
