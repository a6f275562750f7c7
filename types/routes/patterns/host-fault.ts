/**
 * The types in this file find the errors in a route's host and in the path after the host. The compiler evaluates these
 * types only for templates with the marker `HostMark`, which identifies tables that may have hosts.
 */
import type { HOST_RULE, RouteMessage } from '../../../src/routes/patterns/messages'
import type { ShowFound } from '../../core/errors/found'
import type { CharSet } from '../../core/grammar/char-set'
import type { Alpha, Digit } from '../../core/grammar/characters'
import type { Length } from '../../core/grammar/length'
import type { BeforeOther } from '../../core/grammar/run'
import type { IsTemplate } from '../../template/syntax/checked-template'
import type { HostMark } from './entry'
import type {
  Failure,
  FailureInSegments,
  FailureInTail,
  FailureInVariable,
  Message,
  NamesIn,
  OptionalOf,
  PathOf,
  PrefixFault,
  RouteFault,
  WithOptional,
} from './route-fault'

/** Lists the characters that a label in a host may contain. */
export type LabelChar = Lowercase<Alpha> | Digit | '-' | '_'

/** Lists the characters that the name of a host variable may contain. */
type NameChar = Alpha | Digit | '_'

/** Determines whether a string consists of one or more characters that a label may contain. */
export type IsLabel<Text extends string> = Text extends ''
  ? false
  : CharSet<Text> | LabelChar extends LabelChar
    ? true
    : false

/** Determines whether a string may be the last label of a host. */
type IsLastLabel<Text extends string> = Text extends `${Lowercase<Alpha>}${string}` ? IsLabel<Text> : false

/** Evaluates to the shape of `Host`, or to `never` if `Host` is invalid. In `Host`, each variable is written `{.}`. */
export type HostShape<Host extends string, Before extends string = '//'> = Host extends `{.}.${infer Rest}`
  ? HostShape<Rest, `${Before}{}.`>
  : Host extends `${infer Label}.${infer Rest}`
    ? IsLabel<Label> extends true
      ? HostShape<Rest, `${Before}${Label}.`>
      : never
    : IsLastLabel<Host> extends true
      ? `${Before}${Host}`
      : never

/** Extracts a route's host. A route with a host begins with two slashes. */
type HostOf<Text extends string> =
  PathOf<Text> extends `//${infer Start}`
    ? Start extends `${infer Host}/${string}`
      ? Host extends `${infer Before}{`
        ? Before
        : Host
      : Start
    : never

/** Evaluates to the text before the first invalid character of a label, or to `Before` if all characters are valid. */
type BeforeInLabel<Label extends string, Before extends string> =
  BeforeOther<Label, LabelChar> extends infer Good extends string
    ? [Good] extends [never]
      ? Before
      : `${Before}${Good}`
    : never

/** Determines whether a string is a valid name for a host variable and is not in `Names`. */
type IsNewName<Name extends string, Names> = Name extends '' | '__proto__' | Names
  ? false
  : CharSet<Name> | NameChar extends NameChar
    ? true
    : false

/** Extracts the text before the first invalid label in a host, or evaluates to `never` if the host is valid. */
type BeforeWrong<
  Host extends string,
  Before extends string = '//',
  Names = never,
> = Host extends `{${infer Name}}.${infer Rest}`
  ? IsNewName<Name, Names> extends true
    ? BeforeWrong<Rest, `${Before}{${Name}}.`, Names | Name>
    : Before
  : Host extends `${infer Label}.${infer Rest}`
    ? IsLabel<Label> extends true
      ? BeforeWrong<Rest, `${Before}${Label}.`, Names>
      : BeforeInLabel<Label, Before>
    : IsLastLabel<Host> extends true
      ? never
      : BeforeInLabel<Host, Before>

/** Evaluates to the error message for a route's host, or to `never` if the host is valid. */
type HostFault<Text extends string> =
  BeforeWrong<HostOf<Text>> extends infer Before extends string
    ? [Before] extends [never]
      ? never
      : RouteMessage<typeof HOST_RULE, ShowFound<Text, Before>, Length<Before>>
    : never

/** Evaluates to the first error in the segments after a host, or to `false` if there is no error. */
type FailureAfter<Path extends string, Host extends string, IsLast> = Path extends `//${Host}/${infer Segments}`
  ? Segments extends `/${string}`
    ? Failure<'authority', `//${Host}/`>
    : FailureInSegments<Segments, `//${Host}/`, NamesIn<Host>, IsLast>
  : false

type FailureInPath<Path extends string, Host extends string> =
  OptionalOf<Path> extends WithOptional<infer Head, infer Name>
    ? FailureAfter<Head, Host, false> extends infer Failed extends Failure
      ? Failed
      : FailureInVariable<Name, NamesIn<Head>, `${Head}{`>
    : FailureAfter<Path, Host, true>

type FailureIn<Text extends string> =
  PathOf<Text> extends infer Path extends string
    ? FailureInPath<Path, HostOf<Text>> extends infer Failed extends Failure
      ? Failed
      : Text extends `${Path}${infer Tail}`
        ? FailureInTail<Tail, Path>
        : false
    : false

/** Evaluates to the error message for a string, or to `never` if the string is a route. The route may have a host. */
type RouteFaultOn<Text extends string> = Text extends `//${string}`
  ? HostFault<Text> extends infer Why extends string
    ? [Why] extends [never]
      ? Message<Text, FailureIn<Text>>
      : Why
    : never
  : RouteFault<Text>

/** Evaluates to the error message for a prefix with a host, or to `never` if the prefix is valid. */
export type PrefixFaultOn<Text extends string> = PrefixFault<Text, RouteFaultOn<Text>>

/** Determines whether `Under` is a valid prefix that begins with a host. */
export type CanHaveHost<Under extends string> = Under extends `//${string}`
  ? IsTemplate<Under> extends true
    ? [PrefixFaultOn<Under>] extends [never]
      ? true
      : false
    : false
  : false

/** Removes the marker `HostMark`, if present, from the beginning of a prefix. */
export type Unmarked<Prefix extends string> = Prefix extends `${HostMark}${infer Real}` ? Real : Prefix

/**
 * Evaluates to the error message for a string under a prefix, or to `never` if the prefix and the string form a route.
 */
export type FaultUnder<Prefix extends string, Text extends string> = Prefix extends `${HostMark}${infer Real}`
  ? RouteFaultOn<`${Real}${Text}`>
  : RouteFault<`${Prefix}${Text}`>
