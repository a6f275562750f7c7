import type { Component } from '../../../src/core/errors/messages'
import type { EXPECTED_BY_FILE_REASON, FileUriReason } from '../../../src/schemes/file/messages'
import type { UnlessRefused } from '../../core/errors/refused'
import type { IsAny } from '../../core/grammar/literal'
import type { Inlined } from '../../core/model/checked-literals'
import type { WhyNotLiteral, WhyNotUri } from '../../core/model/refuse-literal'
import type { IsSchemeUri } from '../../core/model/scan-scheme-uri'
import type { Sentence } from '../../core/model/scheme-error'
import type { UpTo } from '../../core/scanner/syntax-fault'

type Letter =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'W'
  | 'X'
  | 'Y'
  | 'Z'

/** Matches `drive-letter path-absolute`, a path with a drive letter (RFC 8089, appendix E.2). */
type OnDrive = `${Letter | Lowercase<Letter>}:/${string}`

/** Computes the error message for the reason `Why`. */
type Fault<In extends Component, Text extends string, Before extends string, Why extends FileUriReason> = Sentence<
  In,
  Text,
  Before,
  (typeof EXPECTED_BY_FILE_REASON)[Why]
>

/** Evaluates to the error message for a query or a fragment after a path, or to `never` if there is neither. */
type TailFault<Text extends string> = Text extends `${infer Before}#${string}`
  ? Before extends `${infer Path}?${string}`
    ? Fault<'query', Text, Path, 'query'>
    : Fault<'fragment', Text, Before, 'fragment'>
  : Text extends `${infer Path}?${string}`
    ? Fault<'query', Text, Path, 'query'>
    : never

/**
 * Lists the characters that a server name cannot contain. At run time, `NOT_IN_SERVER` matches the same characters. The
 * hexadecimal digits of the percent-encoded octets are in upper case.
 */
type NotInServer =
  | ':'
  | '*'
  | `%${'0' | '1' | '20' | '22' | '2A' | '2F' | '3A' | '3C' | '3E' | '3F' | '5C' | '7C' | '7F'}`

/** Determines whether a name consists only of dots, raw or percent-encoded. */
type IsDots<Name extends string> = Name extends `${'.' | '%2E' | '%2e'}${infer Rest}`
  ? Rest extends ''
    ? true
    : IsDots<Rest>
  : false

/**
 * Computes the error message for the server name `Server` or, if the name is valid, for the path after the name (RFC
 * 8089, appendix E.3.2).
 */
type ServerFault<Text extends string, Before extends string, Server extends string, Path extends string> =
  Uppercase<Server> extends `${string}${NotInServer}${string}`
    ? Fault<'host', Text, Before, 'server'>
    : IsDots<Server> extends true
      ? Fault<'host', Text, Before, 'server'>
      : PathFault<Text, `${Before}${Server}`, Server, Path>

/** Computes the error message for a path that begins with a server name. */
type UncFault<Text extends string, Before extends string, Slashes extends string, Rest extends string> = Rest extends
  | ''
  | `/${string}`
  ? Fault<'path', Text, `${Before}/`, 'empty-segment'>
  : Rest extends `${UpTo<Rest, '/'>}${infer Path}`
    ? ServerFault<Text, `${Before}${Slashes}`, UpTo<Rest, '/'>, Path>
    : never

/** Computes the error message for the path after an authority. */
type PathFault<Text extends string, Before extends string, Host extends string, Path extends string> = Path extends ''
  ? Fault<'path', Text, Before, 'rootless'>
  : Path extends `//${infer Rest}`
    ? Host extends ''
      ? Rest extends `/${infer After}`
        ? UncFault<Text, Before, '///', After>
        : UncFault<Text, Before, '//', Rest>
      : Fault<'path', Text, `${Before}/`, 'empty-segment'>
    : TailFault<Text>

/** Computes the error message for an authority, or for the path after it. */
type AuthorityFault<
  Text extends string,
  Before extends string,
  Authority extends string,
  Path extends string,
> = Authority extends `${infer Userinfo}@${string}`
  ? Fault<'userinfo', Text, `${Before}${Userinfo}`, 'userinfo'>
  : Authority extends `[${infer Literal}]:${string}`
    ? Fault<'port', Text, `${Before}[${Literal}]`, 'port'>
    : Authority extends `[${string}`
      ? PathFault<Text, `${Before}${Authority}`, Authority, Path>
      : Authority extends `${infer Host}:${string}`
        ? Fault<'port', Text, `${Before}${Host}`, 'port'>
        : PathFault<Text, `${Before}${Authority}`, Authority, Path>

/** Extracts the text before the query and the fragment. */
type Hierarchical<Text extends string> = UpTo<UpTo<Text, '#'>, '?'>

/**
 * Evaluates to the error message for a URI that has the `file` scheme but violates RFC 8089, and to `never` for a valid
 * file URI.
 */
type SchemeFault<Text extends string, Scheme extends string, Rest extends string> = Rest extends `//${infer After}`
  ? After extends `${UpTo<After, '/'>}${infer Path}`
    ? AuthorityFault<Text, `${Scheme}://`, UpTo<After, '/'>, Path>
    : never
  : Rest extends `/${string}` | OnDrive
    ? TailFault<Text>
    : Fault<'path', Text, `${Scheme}:`, 'rootless'>

/** Evaluates to the error message for a URI that violates RFC 8089, and to `never` for a valid file URI. */
type UriFault<Text extends string> =
  IsSchemeUri<Text, 'file', false> extends true
    ? Text extends `${infer Scheme}:${infer Rest}`
      ? SchemeFault<Text, Scheme, Hierarchical<Rest>>
      : never
    : Fault<'scheme', Text, '', 'scheme'>

/** Evaluates to the error message for a string that violates RFC 3986 or RFC 8089, and to `never` for a file URI. */
type ExplainFileUri<Text extends string> = WhyNotLiteral<Text, WhyNotUri<Text, UriFault<Text>>, 'parseFileUri'>

/** Evaluates to `Text`, or to an error type that explains why `Text` is not a file URI. */
export type CheckFileUri<Text extends string> =
  IsAny<Text> extends true ? never : Text extends Text ? UnlessRefused<Text, ExplainFileUri<Inlined<Text>>> : never
