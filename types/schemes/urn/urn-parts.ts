/*
 * The types in this file extract the components of a literal URN. They are the result types of the functions in
 * `src/schemes/urn/components.ts`. If a component is absent, its type is `false`.
 */
import type { UpTo } from '../../core/scanner/syntax-fault'
import type { NotFromPchar } from './characters'

export type Nid<Text extends string> = Text extends `${string}:${infer Name}:${string}` ? Name : never

export type Nss<Text extends string> = Text extends `${string}:${string}:${infer Rest}`
  ? UpTo<UpTo<Rest, '#'>, '?'>
  : never

interface RqComponents<R, Q> {
  r: R
  q: Q
}

/** Splits `[ "?+" r-component ] [ "?=" q-component ]` (RFC 8141, section 2). */
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

export type RComponent<Text extends string> = SplitQuery<UpTo<Text, '#'>>['r']

export type QComponent<Text extends string> = SplitQuery<UpTo<Text, '#'>>['q']

export type FComponent<Text extends string> = Text extends `${string}#${infer Fragment}` ? Fragment : false
