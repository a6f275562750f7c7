import type {
  BITS_OF_ADDRESS,
  LONGER_THAN,
  NOT_A_BLOCK,
  NOT_AN_ADDRESS,
  NOT_FIRST,
} from '../../../src/core/ip/messages'
import type { UnlessRefused } from '../errors/refused'
import type { Digit } from '../grammar/characters'
import type { IsIPv4Address, IsIPv6Address } from '../grammar/ip-literal'
import type { IsLiteral } from '../grammar/literal'

type NonZero = Exclude<Digit, '0'>

/** Lists the numbers from 0 to 999, written without leading zeros. */
type Count = Digit | `${NonZero}${Digit}` | `${NonZero}${Digit}${Digit}`

type UpTo32 = Digit | `${'1' | '2'}${Digit}` | '30' | '31' | '32'

type UpTo128 = Digit | `${NonZero}${Digit}` | `1${'0' | '1'}${Digit}` | `12${Exclude<Digit, '9'>}`

/**
 * Computes a tuple with one element for each bit of a network prefix. While reading an address, `AreOctetsFirst` and
 * `AreDigitsFirst` remove elements from the tuple.
 */
type Bits<Length extends string, All extends 0[] = []> = `${All['length']}` extends Length
  ? All
  : Bits<Length, [...All, 0]>

type Four = [0, 0, 0, 0]
type Even = '0' | '2' | '4' | '6' | '8'

/** Lists the two-digit endings of multiples of 4, from `00` to `96`. */
type By4 = `${Even}${'0' | '4' | '8'}` | `${Exclude<Digit, Even>}${'2' | '6'}`

type By32 = '0' | '32' | '64' | '96' | '128' | '160' | '192' | '224'
type By16 = By32 | '16' | '48' | '80' | '112' | '144' | '176' | '208' | '240'
type By8 =
  | By16
  | ('8' | '24' | '40' | '56' | '72' | '88' | '104' | '120')
  | ('136' | '152' | '168' | '184' | '200' | '216' | '232' | '248')

/** Lists, for each n from 0 to 7, the octets in which every bit after the first n bits is 0. */
interface OctetsBy {
  0: '0'
  1: '0' | '128'
  2: '0' | '64' | '128' | '192'
  3: By32
  4: By16
  5: By8
  6: '0' | '4' | '8' | By4 | `${Digit}${By4}`
  7: `${string}${Even}`
}

/** Lists, for each n from 0 to 3, the hexadecimal digits in which every bit after the first n bits is 0. */
interface DigitsBy {
  0: '0'
  1: '0' | '8'
  2: '0' | '4' | '8' | 'c'
  3: Even | 'a' | 'c' | 'e'
}

/** Determines whether all the bits of `Octets` after the prefix are 0. */
type AreOctetsFirst<Octets extends string, Prefix extends 0[]> = Octets extends `${infer First}.${infer Rest}`
  ? Prefix extends [...Four, ...Four, ...infer More extends 0[]]
    ? AreOctetsFirst<Rest, More>
    : First extends OctetsBy[Prefix['length'] & keyof OctetsBy]
      ? AreOctetsFirst<Rest, []>
      : false
  : Prefix['length'] extends 8
    ? true
    : Octets extends OctetsBy[Prefix['length'] & keyof OctetsBy]
      ? true
      : false

/**
 * Determines whether, in an IPv6 address, all the bits after the prefix are 0. `Digits` contains the address's
 * hexadecimal digits. If the address ends in an IPv4 address, `Octets` is that IPv4 address.
 */
type AreDigitsFirst<
  Digits extends string,
  Prefix extends 0[],
  Octets extends string,
> = Digits extends `${infer First}${infer Rest}`
  ? Prefix extends [...Four, ...infer More extends 0[]]
    ? AreDigitsFirst<Rest, More, Octets>
    : First extends DigitsBy[Prefix['length'] & keyof DigitsBy]
      ? AreDigitsFirst<Rest, [], Octets>
      : false
  : Octets extends ''
    ? true
    : AreOctetsFirst<Octets, Prefix>

/** Converts a group to lower case and pads it with zeros to four hexadecimal digits. */
type Padded<Group extends string> = Group extends `${infer _1}${infer _2}${infer _3}${infer Fourth}`
  ? `${Fourth extends '' ? '0' : ''}${Lowercase<Group>}`
  : Group extends `${infer _1}${infer Second}`
    ? `${Second extends '' ? '000' : '00'}${Lowercase<Group>}`
    : never

/** Extracts the groups from an IPv6 address or from part of one. The result omits a trailing IPv4 address. */
type GroupsIn<Text extends string, All extends string[] = []> = Text extends ''
  ? All
  : Text extends `${infer Group}:${infer Rest}`
    ? GroupsIn<Rest, [...All, Padded<Group>]>
    : Text extends `${string}.${string}`
      ? All
      : [...All, Padded<Text>]

/**
 * Extracts the IPv4 address at the end of an IPv6 address. The result is an empty string if the IPv6 address does not
 * end in an IPv4 address.
 */
type OctetsIn<Text extends string> = Text extends `${string}:${infer Rest}`
  ? OctetsIn<Rest>
  : Text extends `${string}.${string}`
    ? Text
    : ''

type Filled<Left extends string[], Right extends string[], Length extends number> = [
  ...Left,
  ...Right,
]['length'] extends Length
  ? [...Left, ...Right]
  : Filled<[...Left, '0000'], Right, Length>

type Joined<Groups extends string[], All extends string = ''> = Groups extends [
  infer First extends string,
  ...infer Rest extends string[],
]
  ? Joined<Rest, `${All}${First}`>
  : All

/** Extracts all the groups in a valid IPv6 address, but not a trailing IPv4 address. */
type GroupsOf<Address extends string> = Address extends `${infer Left}::${infer Right}`
  ? Filled<GroupsIn<Left>, GroupsIn<Right>, OctetsIn<Address> extends '' ? 8 : 6>
  : GroupsIn<Address>

/**
 * For an address block, computes the last part of the error message, or `never` if all the bits after the prefix are 0.
 */
type ExplainBits<IsFirst extends boolean, Length extends string> = IsFirst extends true
  ? never
  : `${typeof NOT_FIRST} ${Length}`

type LongerThan<Family extends number> = `${typeof LONGER_THAN} ${Family} ${typeof BITS_OF_ADDRESS}`

/**
 * For an address with a prefix length, computes the last part of the error message, as `readBlock` does at run time.
 * The result is `never` if the block is valid.
 */
type ExplainPrefix<Address extends string, Length extends string, Not extends string> = Length extends Count
  ? IsIPv4Address<Address> extends true
    ? Length extends UpTo32
      ? ExplainBits<AreOctetsFirst<Address, Bits<Length>>, Length>
      : LongerThan<32>
    : IsIPv6Address<Address> extends true
      ? Length extends UpTo128
        ? ExplainBits<AreDigitsFirst<Joined<GroupsOf<Address>>, Bits<Length>, OctetsIn<Address>>, Length>
        : LongerThan<128>
      : Not
  : Not

/**
 * Evaluates to `never` if `Text` is a valid address or address block, and otherwise to the last part of the error
 * message.
 */
export type ExplainBlock<Text extends string> = Text extends `${infer Address}/${infer Length}`
  ? ExplainPrefix<Address, Length, typeof NOT_AN_ADDRESS>
  : IsIPv4Address<Text> | IsIPv6Address<Text> extends false
    ? typeof NOT_AN_ADDRESS
    : never

/**
 * For a string that should be an address block, evaluates to the last part of the error message, or to `never` if the
 * string is valid.
 */
type ExplainCidr<Text extends string> = Text extends `${infer Address}/${infer Length}`
  ? ExplainPrefix<Address, Length, typeof NOT_A_BLOCK>
  : typeof NOT_A_BLOCK

/** Evaluates to `Text`, or to an error type that explains why `Text` is neither an address nor an address block. */
export type CheckBlock<Text extends string> = Text extends Text
  ? UnlessRefused<Text, IsLiteral<Text> extends true ? ExplainBlock<Text> : never>
  : never

/** Evaluates to `Text`, or to an error type that explains why `Text` is not an address block. */
export type CheckCidr<Text extends string> = Text extends Text
  ? UnlessRefused<Text, IsLiteral<Text> extends true ? ExplainCidr<Text> : never>
  : never
