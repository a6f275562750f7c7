import type { Needs } from '../../../types/core/errors/refused'
import type { Composite, Extracted, Flat, Value, Variables } from '../../../types/template/syntax/variables'
import type { Either } from '../../core/fp/either'
import { ownValue } from '../../core/fp/own'
import type { AnyTemplate, Template } from '../syntax/model'

/**
 * Converts between strings and a variable's values. Every io-ts codec that decodes strings and encodes values as
 * strings is assignable to `Codec`.
 *
 * @category Codecs
 */
export interface Codec<A> {
  /** Converts a decoded string to a value. */
  readonly decode: (text: string) => Either<unknown, A>
  /** Converts a value to a string that is not yet percent-encoded. */
  readonly encode: (value: A) => string
}

/**
 * A codec for values of any type.
 *
 * @category Codecs
 */
export interface AnyCodec {
  readonly decode: (text: string) => Either<unknown, unknown>
  readonly encode: (value: never) => string
  /** The value that `extract` returns for a missing variable (see `withDefault`). An inherited `default` is ignored. */
  readonly default?: unknown
}

const FOR_SCHEMA = 'write codecOf(schema) or csv(int)'

/**
 * Maps variable names to codecs.
 *
 * @category Codecs
 */
export interface Codecs {
  readonly [name: string]: Needs<typeof FOR_SCHEMA, AnyCodec>
}

/** Returns the codec for a variable. Ignores properties that every object inherits, such as `constructor`. */
export const codecAt = (codecs: Codecs | undefined, name: string): AnyCodec | undefined =>
  codecs && ownValue(codecs, name)

/**
 * Throws a `TypeError` if a value is not a codec. JavaScript callers can pass any value, and a circular import can make
 * the value `undefined`.
 */
export const requireCodec = <Of extends AnyCodec>(codec: Of, name: string): Of => {
  if (typeof codec?.decode !== 'function' || typeof codec.encode !== 'function')
    throw new TypeError(`${name} lacks decode or encode: ${FOR_SCHEMA}`)
  return codec
}

export const requireCodecs = <Of extends Codecs>(codecs: Of): Of => {
  if (typeof codecs !== 'object' || codecs === null) throw new TypeError('codecs are an object')
  for (const [name, codec] of Object.entries(codecs)) requireCodec(codec, `the codec of '${name}'`)
  return codecs
}

/**
 * The type of a codec's values.
 *
 * @category Codecs
 */
export type TypeOf<Of> = Of extends { readonly decode: (text: string) => Either<unknown, infer A> } ? A : never

/**
 * The type of a variable that has a codec: the type of the codec's values or, if the variable is exploded, a list of
 * such values.
 */
type ReplaceValue<Given, A> = Given extends Value ? A : Given extends Composite ? readonly A[] : Given

/** If a variable in `Found` has a codec, replaces the variable's type with the type of the codec's values. */
export type WithCodecs<Found, Of> = Found extends infer All
  ? { [Name in keyof All]: Name extends keyof Of ? ReplaceValue<All[Name], TypeOf<Of[Name]>> : All[Name] }
  : never

/**
 * Lists the names of the variables whose codecs have defaults. Exploded variables are not included. If the list for an
 * exploded variable is missing from the text, `extract` omits the variable, even if its codec has a default.
 */
type DefaultNames<Found, Of> = {
  [Name in keyof Found]-?: Name extends keyof Of
    ? Of[Name] extends { readonly default: unknown }
      ? [Extract<Found[Name], Composite>] extends [never]
        ? Name
        : never
      : never
    : never
}[keyof Found]

/**
 * The types of the values that `extract` returns for the variables in `Found`. The type of a variable with a codec is
 * the type of the codec's values. If the codec has a default, the variable is always present.
 */
export type ReadWith<Found, Of, Names extends keyof Found = DefaultNames<Found, Of>> = [Names] extends [never]
  ? WithCodecs<Found, Of>
  : Flat<Omit<WithCodecs<Found, Of>, Names> & { [Name in Names]: TypeOf<Of[Name & keyof Of]> }>

/** The type of the values that `expand` accepts for a template. */
export type Given<Text extends string, Of, Names extends string> = [Names] extends [never]
  ? GivenAll<Text, Of>
  : Omit<GivenAll<Text, Of>, Names>

type GivenAll<Text extends string, Of> = Of extends Codecs ? WithCodecs<Variables<Text>, Of> : Variables<Text>

/**
 * The type of the values that `extract` returns for a template. The type omits the variables whose values were passed
 * to `partialExpand`.
 */
export type Taken<Text extends string, Of, Names extends string> = [Names] extends [never]
  ? TakenAll<Text, Of>
  : Omit<TakenAll<Text, Of>, Names>

type TakenAll<Text extends string, Of> = Of extends Codecs ? ReadWith<Extracted<Text>, Of> : Extracted<Text>

/**
 * The type of the values that `expand` accepts for a template. Pass the template's type: `VariablesOf<typeof users>`.
 *
 * @category Templates
 */
export type VariablesOf<T extends AnyTemplate> =
  T extends Template<infer Text, infer Of, infer Names> ? Given<Text, Of, Names> : never

/**
 * The type of the values that `extract` returns for a template. Pass the template's type: `ExtractedOf<typeof users>`.
 *
 * @category Templates
 */
export type ExtractedOf<T extends AnyTemplate> =
  T extends Template<infer Text, infer Of, infer Names> ? Taken<Text, Of, Names> : never
