import type { Composite, Extracted, Value, Variables } from '../../../types/template/syntax/variables'
import type { Either } from '../../fp/either'
import type { AnyTemplate, Template } from '../syntax/model'

/**
 * How the values of a variable are written and read. Every io-ts codec of strings is one.
 *
 * @category Codecs
 */
export interface Codec<A> {
  /** Reads a decoded text. */
  readonly decode: (text: string) => Either<unknown, A>
  /** Writes a text that is not yet encoded. */
  readonly encode: (value: A) => string
}

/**
 * A codec of anything.
 *
 * @category Codecs
 */
export interface AnyCodec {
  readonly decode: (text: string) => Either<unknown, unknown>
  readonly encode: (value: never) => string
}

/**
 * Codecs by the names of variables.
 *
 * @category Codecs
 */
export interface Codecs {
  readonly [name: string]: AnyCodec
}

/**
 * The values of a codec.
 *
 * @category Codecs
 */
export type TypeOf<Of> = Of extends { readonly decode: (text: string) => Either<unknown, infer A> } ? A : never

/** What a variable is given that has a codec: a value of it, or a list of them where it is exploded. */
type Coded<Given, A> = Given extends Value ? A : Given extends Composite ? readonly A[] : Given

/** Variables, of which those that have a codec are given what it writes. */
export type WithCodecs<Found, Of> = Found extends infer All
  ? { [Name in keyof All]: Name extends keyof Of ? Coded<All[Name], TypeOf<Of[Name]>> : All[Name] }
  : never

/** What the variables of a template are given. */
export type Given<Text extends string, Of, Names extends string> = [Names] extends [never]
  ? GivenAll<Text, Of>
  : Omit<GivenAll<Text, Of>, Names>

type GivenAll<Text extends string, Of> = Of extends Codecs ? WithCodecs<Variables<Text>, Of> : Variables<Text>

/** What is extracted of the variables of a template. */
export type Taken<Text extends string, Of> = Of extends Codecs ? WithCodecs<Extracted<Text>, Of> : Extracted<Text>

/**
 * What `expand` takes for a template: `VariablesOf<typeof template>`.
 *
 * @category Templates
 */
export type VariablesOf<T extends AnyTemplate> =
  T extends Template<infer Text, infer Of, infer Names> ? Given<Text, Of, Names> : never

/**
 * What `extract` gives for a template: `ExtractedOf<typeof template>`.
 *
 * @category Templates
 */
export type ExtractedOf<T extends AnyTemplate> =
  T extends Template<infer Text, infer Of, string> ? Taken<Text, Of> : never
