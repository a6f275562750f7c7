/*
 * These types match strings with very many parts. Because the compiler stops after 1,000 steps, a type that uses one
 * step for each part would fail for such strings. The patterns below detect such a string in one step.
 */
import type { Repeat4, Repeat16, Repeat64 } from './char-set'

type Repeat192<Text extends string> = `${Repeat64<Text>}${Repeat64<Text>}${Repeat64<Text>}`

type Repeat960<Text extends string> = `${Repeat4<Repeat192<Text>>}${Repeat192<Text>}`

type Repeat480<Text extends string> =
  `${Repeat192<Text>}${Repeat192<Text>}${Repeat64<Text>}${Repeat16<Text>}${Repeat16<Text>}`

/** A string that contains `Delimiter` at least 960 times. */
export type Many<Delimiter extends string> = `${Repeat960<`${string}${Delimiter}`>}${string}`

/** A path with at least 480 slashes, for types with two steps per segment. */
export type ManySegments = `${Repeat480<`${string}/`>}${string}`
