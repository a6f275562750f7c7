/**
 * What functions return for views of literals, computed by the compiler. Where the text is not known, each is the wide
 * type that it was.
 */

import type { Parse } from '../../types/components/components'
import type { QueryPairs } from '../../types/components/query-pairs'
import type { Segments } from '../../types/components/segments'
import type { None, Option, Some } from '../fp/option'
import type { Readable, TextOf } from '../model/brands'
import type { QueryPair } from './query-cursor'

/**
 * An `Option` of what is known to be there, or not: undefined has nothing in common with a string, though it extends
 * one where the compiler is not strict.
 */
type OptionOf<Part> = Part extends string ? ([Part & string] extends [never] ? None : Some<Part>) : None

type PartOf<Text extends string, Name extends string> =
  Parse<Text> extends { readonly [Key in Name]: infer Part } ? Part : never

/** What an accessor returns: a component of `U` by its name. */
export type ComponentOf<U extends Readable, Name extends string, Wide = string> =
  string extends TextOf<U> ? Option<Wide> : OptionOf<PartOf<TextOf<U>, Name>>

/** The path of `U`. */
export type PathOf<U extends Readable> = string extends TextOf<U> ? string : Extract<PartOf<TextOf<U>, 'path'>, string>

/** The components of `U`, those of `Wide` by name. */
export type ComponentsOf<U extends Readable, Wide> =
  string extends TextOf<U> ? Wide : { readonly [Name in keyof Wide]: PartOf<TextOf<U>, Name & string> }

/** The segments of the path of `U`. */
export type SegmentsOf<U extends Readable> = string extends TextOf<U> ? ReadonlyArray<string> : Segments<TextOf<U>>

/** The pairs of the query of `U`. */
export type QueryPairsOf<U extends Readable> =
  string extends TextOf<U> ? ReadonlyArray<QueryPair> : QueryPairs<TextOf<U>>
