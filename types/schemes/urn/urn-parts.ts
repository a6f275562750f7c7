/*
 * The components of a literal URN. These are the result types of the functions in `src/schemes/urn/components.ts`. An
 * absent component is `false`.
 */
import type { UpTo } from '../../core/scanner/syntax-fault'
import type { NotFromPchar } from './characters'

/** The NID of a URN */
export type Nid<Text extends string> = Text extends `${string}:${infer Name}:${string}` ? Name : never

/** The NSS of a URN */
export type Nss<Text extends string> = Text extends `${string}:${string}:${infer Rest}`
  ? UpTo<UpTo<Rest, '#'>, '?'>
  : never

/** An r-component and a q-component */
interface RqComponents<R, Q> {
  r: R
  q: Q
}

/** `[ "?+" r-component ] [ "?=" q-component ]` (RFC 8141, section 2) */
type SplitQuery<Text extends string> = Text extends `${string}?${infer Query}`
  ? Query extends `+${infer Component}`
    ? SplitQ<Component>
    : Query extends `=${infer Component}`
      ? RqComponents<false, Component>
      : never
  : RqComponents<false, false>

/** Splits a string at the first `?=` that can begin a q-component. */
type SplitQ<Text extends string, Before extends string = ''> = Text extends `${infer R}?=${infer Q}`
  ? Q extends NotFromPchar
    ? SplitQ<Q, `${Before}${R}?=`>
    : RqComponents<`${Before}${R}`, Q>
  : RqComponents<`${Before}${Text}`, false>

/** The r-component of a URN */
export type RComponent<Text extends string> = SplitQuery<UpTo<Text, '#'>>['r']

/** The q-component of a URN */
export type QComponent<Text extends string> = SplitQuery<UpTo<Text, '#'>>['q']

/** The f-component of a URN */
export type FComponent<Text extends string> = Text extends `${string}#${infer Fragment}` ? Fragment : false
