import type { Hexdig } from './characters'

/**
 * Padding of eight percent-encoded octets. Without the padding, a pattern of eight octets could not match the last
 * octets of some strings.
 */
type Pad = '%aa%aa%aa%aa%aa%aa%aa%aa'

/** Matches a percent-encoded octet and any text before it. `Digit` collects the two digits of the octet. */
type Octet<Any extends string, Digit extends string> = `${Any}%${Digit}${Digit}`

type Octets4<
  Any extends string,
  Digit extends string,
> = `${Octet<Any, Digit>}${Octet<Any, Digit>}${Octet<Any, Digit>}${Octet<Any, Digit>}`

/** Checks eight percent-encoded octets in each step, with the technique that `char-set.ts` explains. */
type IsPctEncodedIn<Padded extends string> = Padded extends (
  [infer _Undecided] extends [never]
    ? `${Octets4<infer _Any, infer Digit>}${Octets4<infer _Any, infer Digit>}${infer Rest}`
    : string
)
  ? Digit | Hexdig extends Hexdig
    ? Rest extends `${string}${Pad}`
      ? IsPctEncodedIn<Rest>
      : true
    : false
  : never

/**
 * Determines whether every `%` in `Text` begins a percent-encoded octet, `pct-encoded = "%" HEXDIG HEXDIG` (RFC 3986,
 * section 2.1).
 */
export type IsPctEncoded<Text extends string> = IsPctEncodedIn<`${Text}${Pad}`>

/** The digits of eight percent-encoded octets, and the text after those octets. */
interface EightOctets<Digits, Rest extends string> {
  digits: Digits
  rest: Rest
}

/**
 * Extracts the text after the first eight percent-encoded octets, or evaluates to `false` if one of the eight is
 * invalid or missing. All eight octets are read in one step, with the technique that `char-set.ts` explains.
 */
export type AfterEightOctets<Text extends string> =
  ReadEightOctets<Text> extends EightOctets<Hexdig, infer Rest> ? Rest : false

type ReadEightOctets<Text extends string> = Text extends (
  [infer _Undecided] extends [never]
    ? `${Octets4<infer _Any, infer Digit>}${Octets4<infer _Any, infer Digit>}${infer Rest}`
    : string
)
  ? EightOctets<Digit, Rest>
  : false
