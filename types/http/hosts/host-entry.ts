import type { BAD_PORT, NOT_A_HOST, RARE_ADDRESS } from '../../../src/http/hosts/messages'
import type { UnlessRefused } from '../../core/errors/refused'
import type { CharSet } from '../../core/grammar/char-set'
import type { Digit, Hexdig, IPv6AddressChar } from '../../core/grammar/characters'
import type { IsIPv4Address, IsIPv6Address } from '../../core/grammar/ip-literal'
import type { IsLiteral } from '../../core/grammar/literal'
import type { PortInRange } from '../../core/grammar/port'
import type { ExplainBlock } from '../../core/ip/cidr'
import type { AreLabels, LastLabel, NameChar } from './labels'

/** Determines whether a string consists of one or more digits. */
type AreDigits<Text extends string> = Text extends '' | `${string}a${string}`
  ? false
  : CharSet<Text> extends Digit | 'a'
    ? true
    : false

/** Determines whether a label is a number, as `ENDS_WITH_NUMBER` does at run time. */
type IsNumber<Label extends string> =
  AreDigits<Label> extends true
    ? true
    : Label extends `0${'x' | 'X'}${infer Digits}`
      ? CharSet<Digits> extends Hexdig
        ? true
        : false
      : false

/**
 * For a name without a leading or trailing dot, evaluates to the last part of the error message, or to `never` if the
 * name is valid.
 */
type ExplainLabels<Name extends string> =
  AreLabels<Name> extends true
    ? IsNumber<LastLabel<Name>> extends true
      ? typeof RARE_ADDRESS
      : never
    : typeof NOT_A_HOST

type WithoutDot<Name extends string> = Name extends `${infer Before}.` ? Before : Name

/** Evaluates to the last part of the message for a host with valid characters, or to `never` if the host is valid. */
type ExplainHost<Host extends string> = Host extends `[${infer Address}]`
  ? IsIPv6Address<Address> extends true
    ? never
    : typeof NOT_A_HOST
  : IsIPv4Address<Host> extends true
    ? never
    : ExplainLabels<WithoutDot<Host extends `.${infer Name}` ? Name : Host>>

/**
 * Determines whether a string consists only of characters that a host may contain. At run time, `readEntry` applies the
 * same rule.
 */
type IsHostLike<Host extends string> = Host extends `[${infer Address}]`
  ? Address extends ''
    ? false
    : CharSet<Address> extends IPv6AddressChar
      ? true
      : false
  : Host extends ''
    ? false
    : CharSet<Host> extends NameChar
      ? true
      : false

/** For a host and a port, computes the last part of the error message, or `never` if both are valid. */
type ExplainWithPort<Host extends string, Digits extends string> = [IsHostLike<Host>, AreDigits<Digits>] extends [
  true,
  true,
]
  ? PortInRange<`:${Digits}`> extends true
    ? ExplainHost<Host>
    : typeof BAD_PORT
  : typeof NOT_A_HOST

type ExplainWithoutPort<Host extends string> = IsHostLike<Host> extends true ? ExplainHost<Host> : typeof NOT_A_HOST

/** For an entry in a list of hosts, computes the last part of the error message, or `never` if the entry is valid. */
type ExplainEntry<Text extends string> = Text extends `${string}/${string}`
  ? ExplainBlock<Text>
  : IsIPv6Address<Text> extends true
    ? never
    : Text extends `[${infer Address}]:${infer Digits}`
      ? ExplainWithPort<`[${Address}]`, Digits>
      : Text extends `[${string}`
        ? ExplainWithoutPort<Text>
        : Text extends `${infer Host}:${infer Digits}`
          ? ExplainWithPort<Host, Digits>
          : ExplainWithoutPort<Text>

/** Evaluates to `Text`, or to an error type that explains why `Text` is not a valid entry in a list of hosts. */
export type CheckHost<Text extends string> = Text extends Text
  ? UnlessRefused<Text, IsLiteral<Text> extends true ? ExplainEntry<Text> : never>
  : never
