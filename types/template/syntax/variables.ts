/** This file defines the types of the values that `expand` accepts and of those that `extract` returns. */

/**
 * The value of a variable, unless the value is composite.
 *
 * @category Templates
 */
export type Value = string | number | boolean

/**
 * A value with members: a list or an associative array. An associative array is a record, or a list of ordered pairs
 * (RFC 6570, section 2.3). Members that are `undefined` or `null` are omitted. If all the members of a variable's value
 * are omitted, the variable counts as undefined.
 *
 * @category Templates
 */
export type Composite =
  | ReadonlyArray<Value>
  | ReadonlyArray<readonly [name: string, value: Value]>
  | { readonly [name: string]: Value }

/** The type of the values for a template whose text the compiler does not know. */
export interface AnyVariables {
  readonly [name: string]: Value | Composite | undefined
}

/** Lists the operators whose variables are optional. An optional variable may be missing from a reference. */
type OptionalOperator = '?' | '&' | ';' | '#'

/** Lists the operators whose variables are required. */
type RequiredOperator = '+' | '.' | '/'

/** Removes the modifier from a variable, leaving its `varname` (RFC 6570, section 2.3). */
type NameOf<Varspec> = Varspec extends `${infer Name}*`
  ? Name
  : Varspec extends `${infer Name}:${string}`
    ? Name
    : Varspec

/**
 * Computes the type of the value that a modifier (RFC 6570, section 2.4) requires. A prefix modifier requires a string,
 * and an explode modifier requires a composite value.
 */
type ValueOf<Varspec> = Varspec extends `${string}*`
  ? Composite
  : Varspec extends `${string}:${string}`
    ? string
    : Value

/** Splits `variable-list = varspec *( "," varspec )` (RFC 6570, section 2.3) into a union. */
type Varspecs<List extends string, Before extends string = never> = List extends `${infer Head},${infer Tail}`
  ? Varspecs<Tail, Before | Head>
  : Before | List

type Required<Varspec> = { [Each in Varspec as NameOf<Each> & string]: ValueOf<Each> }

type Optional<Varspec> = { [Each in Varspec as NameOf<Each> & string]?: ValueOf<Each> | undefined }

/**
 * Computes the types of the variables in one expression. A separate type lets the compiler reuse cached results for
 * expressions that several templates share.
 */
type InExpression<Text extends string> = Text extends `${OptionalOperator}${infer List}`
  ? Optional<Varspecs<List>>
  : Text extends `${RequiredOperator}${infer List}`
    ? Required<Varspecs<List>>
    : Required<Varspecs<Text>>

/**
 * Flattens a type into a single plain object type. Editors show the flattened type without the types from which it was
 * computed.
 */
export type Flat<Found> = Found extends infer All ? { [Name in keyof All]: All[Name] } : never

/**
 * Maps the variables in a template to the values that `expand` accepts. Values are required in `{x}`, `{+x}`, `{.x}`
 * and `{/x}`, and optional in `{?x}`, `{&x}`, `{;x}` and `{#x}`. `{x*}` requires a composite value, and `{x:3}`
 * requires a string. If a variable occurs in two expressions, its value must be valid in both.
 *
 * @category Templates
 */
export type Variables<Text extends string, Found = unknown> = Text extends `${string}{${infer Expression}}${infer Rest}`
  ? Rest extends ''
    ? Flat<Found & InExpression<Expression>>
    : Variables<Rest, Found & InExpression<Expression>>
  : string extends Text
    ? AnyVariables
    : Flat<Found>

/**
 * The extracted form of a value: a string or, for a composite value, a list or record of strings. A variable with an
 * explode modifier in at least one expression is read as a composite value.
 */
type ExtractedOf<Given> = Given extends Composite
  ? readonly string[] | { readonly [name: string]: string }
  : Given extends Value
    ? string
    : Given

/**
 * Maps the variables in a template to the values that `extract` returns. A value is a string or, if the variable has an
 * explode modifier, a list or record of strings. The value of an absent optional variable is `undefined`.
 *
 * @category Templates
 */
export type Extracted<Text extends string> = { [Name in keyof Variables<Text>]: ExtractedOf<Variables<Text>[Name]> }
