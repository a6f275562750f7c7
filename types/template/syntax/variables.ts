/** The types of the values that `expand` accepts and `extract` returns. */

/**
 * The value of a variable if it is not a composite value.
 *
 * @category Templates
 */
export type Value = string | number | boolean

/**
 * A value with members: a list, or an associative array as a record or as ordered pairs (RFC 6570, section 2.3).
 * Members that are `undefined` or `null` are omitted. If no members are left, the variable counts as undefined.
 *
 * @category Templates
 */
export type Composite =
  | ReadonlyArray<Value>
  | ReadonlyArray<readonly [name: string, value: Value]>
  | { readonly [name: string]: Value }

/** The values for a template that the compiler does not know. */
export interface AnyVariables {
  readonly [name: string]: Value | Composite | undefined
}

/** The operators whose variables are optional. A reference need not contain any text for these variables. */
type OptionalOperator = '?' | '&' | ';' | '#'

/** All the other operators that have a symbol. Their variables are required. */
type RequiredOperator = '+' | '.' | '/'

/** `varname` (RFC 6570, section 2.3): a varspec without its modifier */
type NameOf<Varspec> = Varspec extends `${infer Name}*`
  ? Name
  : Varspec extends `${infer Name}:${string}`
    ? Name
    : Varspec

/**
 * The value that a modifier (RFC 6570, section 2.4) requires. A prefix modifier needs a string, and an explode modifier
 * needs a composite value.
 */
type ValueOf<Varspec> = Varspec extends `${string}*`
  ? Composite
  : Varspec extends `${string}:${string}`
    ? string
    : Value

/** `variable-list = varspec *( "," varspec )` (RFC 6570, section 2.3) as a union */
type Varspecs<List extends string, Before extends string = never> = List extends `${infer Head},${infer Tail}`
  ? Varspecs<Tail, Before | Head>
  : Before | List

type Required<Varspec> = { [Each in Varspec as NameOf<Each> & string]: ValueOf<Each> }

type Optional<Varspec> = { [Each in Varspec as NameOf<Each> & string]?: ValueOf<Each> | undefined }

/**
 * The variables in one expression. This is a separate type because many templates share expressions, and the compiler
 * caches its results.
 */
type InExpression<Text extends string> = Text extends `${OptionalOperator}${infer List}`
  ? Optional<Varspecs<List>>
  : Text extends `${RequiredOperator}${infer List}`
    ? Required<Varspecs<List>>
    : Required<Varspecs<Text>>

/**
 * Flattens a type into a single plain object type. Editors show such a type without the types that it was computed
 * from.
 */
export type Flat<Found> = Found extends infer All ? { [Name in keyof All]: All[Name] } : never

/**
 * The values that `expand` accepts for a template's variables. Values are required in `{x}`, `{+x}`, `{.x}` and `{/x}`,
 * and optional in `{?x}`, `{&x}`, `{;x}` and `{#x}`. `{x*}` needs a composite value, and `{x:3}` needs a string. If a
 * variable occurs in two expressions, its value must suit both of them.
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
 * A value as a string, or the members of a composite value as strings. If at least one expression explodes a variable,
 * the variable is read as a composite value.
 */
type ExtractedOf<Given> = Given extends Composite
  ? readonly string[] | { readonly [name: string]: string }
  : Given extends Value
    ? string
    : Given

/**
 * The values that `extract` returns for the variables of a template. Each value is a string, or `undefined` for an
 * absent optional variable.
 *
 * @category Templates
 */
export type Extracted<Text extends string> = { [Name in keyof Variables<Text>]: ExtractedOf<Variables<Text>[Name]> }
