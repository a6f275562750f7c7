import type { Component, Problem } from '../../../src/core/errors/messages'
import type { EXPECTED_BY_WANTED } from '../../../src/core/model/messages'
import type { ShowFound } from '../errors/found'
import type { Length } from '../grammar/length'
import type { IsLiteral } from '../grammar/literal'
import type { ShowReason, Unknown } from '../scanner/explain'
import type { IsScheme, KindOf } from '../scanner/scan'
import type { SyntaxFailure, UpTo } from '../scanner/syntax-fault'
import type { AddScheme, AddSlashes, Write } from './did-you-mean'
import type { HttpSchemes, IsSchemeUri, UriKind } from './scan-scheme-uri'

/**
 * Extracts a string's scheme, or evaluates to `false` if the scheme is invalid or is not in `Schemes`. The scheme is
 * checked before it is converted to lower case, because the conversion could turn a non-ASCII letter into an ASCII
 * letter.
 */
type SchemeIn<Text extends string, Schemes extends readonly string[]> = Text extends `${infer Scheme}:${string}`
  ? IsScheme<Scheme> extends true
    ? Lowercase<Scheme> extends Schemes[number]
      ? Scheme
      : false
    : false
  : false

/** Computes the message for an error, as `showReason` does at run time. */
export type Sentence<
  In extends Component,
  Text extends string,
  Before extends string,
  Expected extends string,
> = `${In}: ${ShowFound<Text, Before>} ${Problem<'character'>} at offset ${Length<Before>}; ${Expected}`

/** Computes the error message for a string that begins with an allowed scheme and must contain a host. */
type ExplainHost<
  Text extends string,
  Scheme extends string,
  Schemes extends readonly string[],
> = Text extends `${Scheme}://${infer Rest}`
  ? KindOf<Text> extends UriKind
    ? ExplainAuthority<Text, Scheme, UpTo<UpTo<UpTo<Rest, '#'>, '?'>, '/'>, Schemes>
    : ShowReason<Text, SyntaxFailure<Text>>
  : Sentence<'host', Text, `${Scheme}:`, AddSlashes<Text, Scheme, Schemes>>

/** Computes the error message for a valid URI that has an allowed scheme and an authority. */
type ExplainAuthority<
  Text extends string,
  Scheme extends string,
  Authority extends string,
  Schemes extends readonly string[],
> = Authority extends `${infer Userinfo}@${infer HostPort}`
  ? Lowercase<Scheme> extends HttpSchemes[number]
    ? Sentence<'userinfo', Text, `${Scheme}://${Userinfo}`, (typeof EXPECTED_BY_WANTED)['userinfo']>
    : ExplainServer<Text, `${Scheme}://${Userinfo}@`, HostPort, Schemes>
  : ExplainServer<Text, `${Scheme}://`, Authority, Schemes>

/** Computes the error message for an empty host or a port that is too large. */
type ExplainServer<
  Text extends string,
  Before extends string,
  HostPort extends string,
  Schemes extends readonly string[],
> = HostPort extends '' | `:${string}`
  ? Sentence<'host', Text, Before, Write<Schemes, true>>
  : HostPort extends `[${infer Literal}]:${string}`
    ? ExplainPort<Text, `${Before}[${Literal}]:`>
    : HostPort extends `${infer Host}:${string}`
      ? ExplainPort<Text, `${Before}${Host}:`>
      : never

type ExplainPort<Text extends string, Before extends string> = Sentence<
  'port',
  Text,
  Before,
  (typeof EXPECTED_BY_WANTED)['port']
>

/**
 * Computes the error message for a literal that is not a URI with a scheme in `Schemes`. `Scheme` is the literal's
 * scheme, or `false` if the literal does not begin with an allowed scheme.
 */
type ExplainLiteral<Text extends string, Scheme, Schemes extends readonly string[], HasHost> = Scheme extends string
  ? HasHost extends true
    ? ExplainHost<Text, Scheme, Schemes>
    : ShowReason<Text, SyntaxFailure<Text>>
  : Sentence<'scheme', Text, '', AddScheme<Text, Schemes, HasHost>>

/**
 * Computes the message with which `showReason` explains at run time why `Text` is not a URI with a scheme in `Schemes`.
 * If `HasHost` is `true`, the URI must also have a host. The result is `never` if `Text` is `any` or is a valid URI.
 * `Parse` is the name of the function that checks strings.
 */
export type ExplainScheme<
  Text extends string,
  Schemes extends readonly string[],
  HasHost,
  Parse extends string,
> = Text extends Text
  ? IsSchemeUri<Text, Schemes[number], HasHost> extends true
    ? never
    : IsLiteral<Text> extends true
      ? ExplainLiteral<Text, SchemeIn<Text, Schemes>, Schemes, HasHost>
      : Unknown<Text, Parse>
  : never
