import type {
  NO_ORIGINS,
  NO_USERINFO,
  NULL_ORIGIN,
  ONE_HOST,
  WRITE_HTTPS,
  WRITE_SCHEME,
} from '../../../src/core/equivalence/origin-messages'
import type { schemeRules } from '../../../src/core/equivalence/scheme-rules'
import type { OTHER_SCHEME } from '../../../src/core/model/messages'
import type { UnlessRefused } from '../errors/refused'
import type { IsLiteral } from '../grammar/literal'
import type { HttpSchemes, IsSchemeUri } from '../model/scan-scheme-uri'
import type { ExplainScheme, Sentence } from '../model/scheme-error'
import type { IsScheme } from '../scanner/scan'
import type { UpTo } from '../scanner/syntax-fault'

type Rules = typeof schemeRules

/** Lists the schemes for which `isHostBased` returns `false`. In these schemes, a host does not identify a server. */
export type NotHostBased = {
  [Scheme in keyof Rules]: Rules[Scheme] extends { readonly defaultHost: string } | { readonly isOpaque: true }
    ? Scheme
    : never
}[keyof Rules]

/**
 * Extracts the text before a `*` in the authority, or evaluates to `never` if the authority contains no `*`. The `//`
 * before the authority may be missing. At run time, `BEFORE_WILDCARD` matches the text before a `*`.
 */
export type BeforeWildcard<Text extends string> = Text extends `${infer Before}*${string}`
  ? Before extends `${string}${'?' | '#'}${string}`
    ? never
    : (Before extends `${infer Start}//${infer Rest}` ? Start | Rest : Before) extends infer Part extends string
      ? true extends (Part extends `${string}/${string}` ? true : false)
        ? never
        : Before
      : never
  : never

/** Extracts the scheme before `://`, or evaluates to `false` if there is no scheme. */
type SchemeOf<Text extends string> = Text extends `${infer Scheme}://${string}`
  ? IsScheme<Scheme> extends true
    ? Scheme
    : false
  : false

/**
 * Evaluates to the error message for a URI that contains more than an origin, or to `never` if the URI consists only of
 * an origin.
 */
type ExplainSurplus<Text extends string, Scheme extends string> = Text extends `${Scheme}://${infer Rest}`
  ? UpTo<UpTo<UpTo<Rest, '#'>, '?'>, '/'> extends infer Authority extends string
    ? Authority extends `${infer Userinfo}@${string}`
      ? Sentence<'userinfo', Text, `${Scheme}://${Userinfo}`, typeof NO_USERINFO>
      : Rest extends `${Authority}${infer Tail}`
        ? ExplainTail<Text, `${Scheme}://${Authority}`, Tail>
        : never
    : never
  : never

type ExplainTail<Text extends string, Origin extends string, Tail extends string> = Tail extends ''
  ? never
  : Sentence<
      Tail extends `/${string}` ? 'path' : Tail extends `?${string}` ? 'query' : 'fragment',
      Text,
      Origin,
      `write ${Origin}`
    >

/** If a message suggests a URI, replaces the suggested URI with its origin, as `suggestOrigin` does at run time. */
type SuggestOrigin<Why extends string> = Why extends `${infer Fault}; did you mean ${infer Scheme}://${infer Rest}?`
  ? UpTo<Rest, '/'> extends infer Server extends string
    ? Server extends `${string}*${string}`
      ? `${Fault}; ${typeof WRITE_HTTPS}`
      : `${Fault}; did you mean ${Scheme}://${Server}?`
    : never
  : Why

/** Computes the error message for a string that lacks a host or an allowed scheme. */
type ExplainServer<Text extends string, Schemes extends readonly string[]> =
  ExplainScheme<Text, Schemes, true, 'hasOrigin'> extends infer Why extends string
    ? Why extends `${string}; ${typeof OTHER_SCHEME}`
      ? Sentence<'scheme', Text, '', typeof WRITE_SCHEME>
      : SuggestOrigin<Why>
    : never

type ExplainUri<Text extends string, Scheme extends string> =
  Lowercase<Scheme> extends NotHostBased
    ? Sentence<'scheme', Text, '', `the scheme ${Lowercase<Scheme>} ${typeof NO_ORIGINS}`>
    : IsSchemeUri<Text, Lowercase<Scheme>, true> extends true
      ? ExplainSurplus<Text, Scheme>
      : ExplainServer<Text, readonly [Lowercase<Scheme>]>

/** Evaluates to a message that explains why a literal is not an origin, or to `never` if the literal is an origin. */
export type ExplainOrigin<Text extends string> = Text extends 'null'
  ? Sentence<'scheme', Text, '', typeof NULL_ORIGIN>
  : [BeforeWildcard<Text>] extends [never]
    ? SchemeOf<Text> extends infer Scheme extends string
      ? ExplainUri<Text, Scheme>
      : ExplainServer<Text, HttpSchemes>
    : Sentence<'host', Text, BeforeWildcard<Text>, typeof ONE_HOST>

/**
 * Determines whether a literal is an HTTP or HTTPS origin. Most literals are valid, so the compiler evaluates
 * `IsHttpOrigin` before it searches for a mistake.
 */
type IsHttpOrigin<Text extends string> = Text extends
  | `${string}/${string}/${string}/${string}`
  | `${string}${'?' | '#' | '@' | '*'}${string}`
  ? false
  : IsSchemeUri<Text, HttpSchemes[number], true>

/** Evaluates to `Text`, or to an error type if `Text` is a literal that is not an origin. */
export type CheckOrigin<Text extends string> = Text extends Text
  ? IsHttpOrigin<Text> extends true
    ? Text
    : UnlessRefused<Text, IsLiteral<Text> extends true ? ExplainOrigin<Text> : never>
  : never
