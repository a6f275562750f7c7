/**
 * Texts of so many parts that nothing is computed that takes a step for each: the compiler stops after 1,000 steps. One
 * native comparison finds them.
 */
import type { Repeat4, Repeat16, Repeat64 } from './char-set'

type Repeat192<Text extends string> = `${Repeat64<Text>}${Repeat64<Text>}${Repeat64<Text>}`

type Repeat960<Text extends string> = `${Repeat4<Repeat192<Text>>}${Repeat192<Text>}`

type Repeat480<Text extends string> =
  `${Repeat192<Text>}${Repeat192<Text>}${Repeat64<Text>}${Repeat16<Text>}${Repeat16<Text>}`

/** A text with 960 times `Delimiter`, or more. */
export type Many<Delimiter extends string> = `${Repeat960<`${string}${Delimiter}`>}${string}`

/** A path with 480 slashes or more, where each segment takes two steps. */
export type ManySegments = `${Repeat480<`${string}/`>}${string}`
