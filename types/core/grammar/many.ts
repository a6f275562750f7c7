/*
 * Each pattern in this file needs only one step to detect a string with many parts. The compiler stops after 1,000
 * steps, so a type that needs one step for each part of a string fails if the string has too many parts.
 */
import type { Repeat4, Repeat16, Repeat64 } from './char-set'

type Repeat192<Text extends string> = `${Repeat64<Text>}${Repeat64<Text>}${Repeat64<Text>}`

type Repeat960<Text extends string> = `${Repeat4<Repeat192<Text>>}${Repeat192<Text>}`

type Repeat480<Text extends string> =
  `${Repeat192<Text>}${Repeat192<Text>}${Repeat64<Text>}${Repeat16<Text>}${Repeat16<Text>}`

/** Matches a string that contains `Delimiter` at least 960 times. */
export type Many<Delimiter extends string> = `${Repeat960<`${string}${Delimiter}`>}${string}`

/** Matches a path with at least 480 slashes. `ManySegments` is for types that use two steps per segment. */
export type ManySegments = `${Repeat480<`${string}/`>}${string}`
