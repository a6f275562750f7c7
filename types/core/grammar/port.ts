import type { Repeat16 } from './char-set'
import type { Digit } from './characters'

type UpTo2 = '0' | '1' | '2'
type UpTo4 = UpTo2 | '3' | '4'
type UpTo5 = UpTo4 | '5'

/** Matches a five-digit number that is at most 65535. */
type InFiveDigits =
  | `${UpTo5}${string}`
  | `6${UpTo4}${string}`
  | `65${UpTo4}${string}`
  | `655${UpTo2}${string}`
  | `6553${UpTo5}`

/** Removes the leading zeros from `Digits`. */
type Significant<Digits extends string> = Digits extends `${Repeat16<'0'>}${infer Rest}`
  ? Significant<Rest>
  : Digits extends `0${infer Rest}`
    ? Significant<Rest>
    : Digits

/** Determines whether a number without leading zeros is at most 65535. */
type IsSmall<Digits extends string> = Digits extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer Last}`
  ? Last extends ''
    ? true
    : Last extends Digit
      ? Digits extends InFiveDigits
        ? true
        : false
      : false
  : true

/**
 * Determines whether a port is absent, empty, or at most 65535. `Port` includes the colon before the port, or is the
 * empty string if the port is absent. Every character of the port must be a digit.
 */
export type PortInRange<Port extends string> = Port extends `:${infer Digits}` ? IsSmall<Significant<Digits>> : true
