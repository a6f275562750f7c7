/*
 * This file defines the result types of functions that are called with views of literals. If a view's text is unknown
 * at compile time, the result has a wider type, such as `Option<string>`.
 */

import type { Parse } from '../../../types/core/components/components'
import type { QueryPairs } from '../../../types/core/components/query-pairs'
import type { Segments } from '../../../types/core/components/segments'
import type { None, Option, Some } from '../fp/option'
import type { CheckedText, TextOf } from '../model/brands'
import type { QueryPair } from './query-cursor'

/**
 * The type of the `Option` that an accessor returns for a part of the text. If the part is absent, the `Option` is
 * `None`. If the compiler option `strict` is off, the type `undefined` of an absent part extends `string`, but the
 * intersection of the two types is still `never`.
 */
export type OptionOf<Part> = Part extends string ? ([Part & string] extends [never] ? None : Some<Part>) : None

type PartOf<Text extends string, Name extends string> =
  Parse<Text> extends { readonly [Key in Name]: infer Part } ? Part : never

/** The result type of the accessor for the component `Name`. */
export type ComponentOf<U extends CheckedText, Name extends string, Wide = string> =
  string extends TextOf<U> ? Option<Wide> : OptionOf<PartOf<TextOf<U>, Name>>

export type PathOf<U extends CheckedText> =
  string extends TextOf<U> ? string : Extract<PartOf<TextOf<U>, 'path'>, string>

/**
 * Maps the name of each component in `U` to the component's type. The keys of `Wide` are the names of the components.
 */
export type ComponentsOf<U extends CheckedText, Wide> =
  string extends TextOf<U> ? Wide : { readonly [Name in keyof Wide]: PartOf<TextOf<U>, Name & string> }

export type SegmentsOf<U extends CheckedText> = string extends TextOf<U> ? ReadonlyArray<string> : Segments<TextOf<U>>

export type QueryPairsOf<U extends CheckedText> =
  string extends TextOf<U> ? ReadonlyArray<QueryPair> : QueryPairs<TextOf<U>>
