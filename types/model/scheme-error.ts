import type { Component, SchemeReason } from '../../src/errors/messages'
import type { SCHEME_EXPECTED, SCHEME_PROBLEMS } from '../../src/model/messages'
import type { ShowFound } from '../errors/found'
import type { Length } from '../grammar/length'
import type { IsLiteral } from '../grammar/literal'
import type { ShowReason, Unknown } from '../scanner/explain'
import type { IsScheme, KindOf } from '../scanner/scan'
import type { SyntaxFailure, UpTo } from '../scanner/syntax-fault'
import type { LastOf, MeantUri, OtherFunctions } from './did-you-mean'
import type { HttpSchemes, IsSchemeUri, UriKind } from './scan-scheme-uri'

/** `Scheme` and what must follow it: `http://`, or `mailto:`. */
type Beginning<Scheme extends string, HasHost> = HasHost extends true ? `${Scheme}://` : `${Scheme}:`

/** The beginnings that are right: `http:// or https://`. */
type Beginnings<Schemes extends readonly string[], HasHost> = Schemes extends readonly [
  infer First extends string,
  ...infer Others extends readonly string[],
]
  ? Others extends readonly []
    ? Beginning<First, HasHost>
    : `${Beginning<First, HasHost>} or ${Beginnings<Others, HasHost>}`
  : never

/** Which of `Schemes` a text begins with, or false. Lower case could make a letter of ASCII of another one. */
type SchemeIn<Text extends string, Schemes extends readonly string[]> = Text extends `${infer Scheme}:${string}`
  ? IsScheme<Scheme> extends true
    ? Lowercase<Scheme> extends Schemes[number]
      ? Scheme
      : false
    : false
  : false

/** The suggestion of a URI that was meant, or `Otherwise`. */
type DidYouMean<Meant, Schemes extends readonly string[], Otherwise extends string> = Meant extends string
  ? IsSchemeUri<Meant, Schemes[number], true> extends true
    ? `did you mean ${Meant}?`
    : Otherwise
  : Otherwise

/** What to write instead of a text that has none of the schemes. */
type SchemeAdvice<Text extends string, Schemes extends readonly string[], HasHost> =
  OtherFunctions<Text> extends infer Functions extends string
    ? Functions
    : `write ${Beginning<LastOf<Schemes>, HasHost>}${HasHost extends true ? 'host' : 'path'}`

/** The sentence of an error: the type of `showReason`. */
type Sentence<
  In extends Component,
  Problem extends string,
  Text extends string,
  Before extends string,
  Expected extends string,
> = `${In}: ${ShowFound<Text, Before>} ${Problem} at offset ${Length<Before>}; ${Expected}`

type ProblemOf<Why extends SchemeReason> = (typeof SCHEME_PROBLEMS)[Why]

/** The sentence for a text with none of the schemes. */
type ExplainOther<Text extends string, Schemes extends readonly string[], HasHost> = Sentence<
  'scheme',
  `${ProblemOf<'another-scheme'>} ${Beginnings<Schemes, HasHost>}`,
  Text,
  '',
  DidYouMean<
    HasHost extends true ? MeantUri<Text, false, Schemes> : false,
    Schemes,
    SchemeAdvice<Text, Schemes, HasHost>
  >
>

/** The sentence for a text that has one of the schemes, and a host is wanted. */
type ExplainHost<
  Text extends string,
  Scheme extends string,
  Schemes extends readonly string[],
> = Text extends `${Scheme}://${infer Rest}`
  ? KindOf<Text> extends UriKind
    ? ExplainAuthority<Text, Scheme, UpTo<UpTo<UpTo<Rest, '#'>, '?'>, '/'>>
    : ShowReason<Text, SyntaxFailure<Text>>
  : Sentence<
      'host',
      ProblemOf<'slashes-missing'>,
      Text,
      `${Scheme}:`,
      DidYouMean<MeantUri<Text, Scheme, Schemes>, Schemes, `write ${Lowercase<Scheme>}://host`>
    >

/** The sentence for a valid URI with one of the schemes and an authority. */
type ExplainAuthority<
  Text extends string,
  Scheme extends string,
  Authority extends string,
> = Authority extends `${infer Userinfo}@${infer HostPort}`
  ? Lowercase<Scheme> extends HttpSchemes[number]
    ? Sentence<
        'userinfo',
        ProblemOf<'userinfo-present'>,
        Text,
        `${Scheme}://${Userinfo}`,
        (typeof SCHEME_EXPECTED)['userinfo-present']
      >
    : ExplainServer<Text, Scheme, `${Scheme}://${Userinfo}@`, HostPort>
  : ExplainServer<Text, Scheme, `${Scheme}://`, Authority>

/** The sentence for a host that is empty, or a port that is too large. */
type ExplainServer<
  Text extends string,
  Scheme extends string,
  Before extends string,
  HostPort extends string,
> = HostPort extends '' | `:${string}`
  ? Sentence<'host', ProblemOf<'host-missing'>, Text, Before, `write ${Lowercase<Scheme>}://host`>
  : HostPort extends `[${infer Literal}]:${infer _Port}`
    ? ExplainPort<Text, `${Before}[${Literal}]:`>
    : HostPort extends `${infer Host}:${infer _Port}`
      ? ExplainPort<Text, `${Before}${Host}:`>
      : never

type ExplainPort<Text extends string, Before extends string> = Sentence<
  'port',
  ProblemOf<'port-range'>,
  Text,
  Before,
  (typeof SCHEME_EXPECTED)['port-range']
>

/** The sentence for a literal. `Scheme` is that of the text, or false. */
type ExplainLiteral<Text extends string, Scheme, Schemes extends readonly string[], HasHost> = Scheme extends string
  ? HasHost extends true
    ? ExplainHost<Text, Scheme, Schemes>
    : ShowReason<Text, SyntaxFailure<Text>>
  : ExplainOther<Text, Schemes, HasHost>

/**
 * The sentence that says why `Text` is not a URI with one of `Schemes`, and with a host if `HasHost` is true, as
 * `showReason` does. `never` if it is one, and if it is `any`. `Parse` is the function that checks strings.
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
