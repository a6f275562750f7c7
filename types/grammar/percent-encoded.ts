import type { Hexdig } from './characters'

/** Eight harmless triplets, so that the pattern below finds as many after the last triplet of a text. */
type Pad = '%aa%aa%aa%aa%aa%aa%aa%aa'

/** One triplet after what is no `%`, the digits collected in `Digit`. */
type Triplet<Any extends string, Digit extends string> = `${Any}%${Digit}${Digit}`

type Triplets4<
  Any extends string,
  Digit extends string,
> = `${Triplet<Any, Digit>}${Triplet<Any, Digit>}${Triplet<Any, Digit>}${Triplet<Any, Digit>}`

/** Reads eight triplets at once, by the technique of `char-set.ts`. */
type IsPctEncodedIn<Padded extends string> = Padded extends (
  [infer _Undecided] extends [never]
    ? `${Triplets4<infer _Any, infer Digit>}${Triplets4<infer _Any, infer Digit>}${infer Rest}`
    : string
)
  ? Digit | Hexdig extends Hexdig
    ? Rest extends `${string}${Pad}`
      ? IsPctEncodedIn<Rest>
      : true
    : false
  : never

/**
 * Whether every `%` in `Text` begins a `pct-encoded = "%" HEXDIG HEXDIG` (2.1).
 */
export type IsPctEncoded<Text extends string> = IsPctEncodedIn<`${Text}${Pad}`>
