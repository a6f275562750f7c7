/**
 * What the variables of a template are given, and what is extracted of them.
 */

/**
 * A value of a variable: what is written as it is said.
 *
 * @category Templates
 */
export type Value = string | number | boolean

/**
 * A value that has members: a list, or an associative array as a record or as pairs in order (RFC 6570, 2.3). What is
 * undefined or null in it is left out; where nothing is left, the variable is undefined.
 *
 * @category Templates
 */
export type Composite =
  | ReadonlyArray<Value>
  | ReadonlyArray<readonly [name: string, value: Value]>
  | { readonly [name: string]: Value }

/** What the variables of a template are given that is not known when it is compiled. */
export interface AnyVariables {
  readonly [name: string]: Value | Composite | undefined
}

/** The operators whose variables may be left out: what they write has a place of its own. */
type OptionalOperator = '?' | '&' | ';' | '#'

/** The other operators, whose variables stand where something must. */
type RequiredOperator = '+' | '.' | '/'

/** `varname` (2.3), without its modifier */
type NameOf<Varspec> = Varspec extends `${infer Name}*`
  ? Name
  : Varspec extends `${infer Name}:${string}`
    ? Name
    : Varspec

/** What a modifier (2.4) makes of a variable: a prefix is one of a string, only what has members is exploded. */
type ValueOf<Varspec> = Varspec extends `${string}*`
  ? Composite
  : Varspec extends `${string}:${string}`
    ? string
    : Value

/** `variable-list = varspec *( "," varspec )` (2.3) as a union */
type Varspecs<List extends string> = List extends `${infer Head},${infer Tail}` ? Head | Varspecs<Tail> : List

type Required<Varspec> = { [Each in Varspec as NameOf<Each> & string]: ValueOf<Each> }

type Optional<Varspec> = { [Each in Varspec as NameOf<Each> & string]?: ValueOf<Each> | undefined }

/** The variables of one expression. Expressions repeat, and the compiler remembers. */
type InExpression<Text extends string> = Text extends `${OptionalOperator}${infer List}`
  ? Optional<Varspecs<List>>
  : Text extends `${RequiredOperator}${infer List}`
    ? Required<Varspecs<List>>
    : Required<Varspecs<Text>>

/** An intersection as one object. */
type Flat<Found> = Found extends infer All ? { [Name in keyof All]: All[Name] } : never

/**
 * What the variables of a template are given. They are required in `{x}`, `{+x}`, `{.x}` and `{/x}`, and optional in
 * `{?x}`, `{&x}`, `{;x}` and `{#x}`; `{x*}` takes what has members, `{x:3}` a string. A variable that stands in two
 * expressions must fit both.
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

/** What is extracted of a variable: the text of a value, or the texts of members. */
type ExtractedOf<Given> = Given extends Value
  ? string
  : Given extends Composite
    ? readonly string[] | { readonly [name: string]: string }
    : Given

/**
 * What `extract` reads of the variables of a template: texts, and undefined where an optional one is absent.
 *
 * @category Templates
 */
export type Extracted<Text extends string> = { [Name in keyof Variables<Text>]: ExtractedOf<Variables<Text>[Name]> }
