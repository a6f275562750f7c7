/**
 * The type of a parameter whose argument is an invalid literal. No literal is assignable to `Refused`, so the compiler
 * reports an error and prints `Why`, the message that `showReason` returns at run time. `Refused` is an object type,
 * because editors would offer a string type as a completion.
 *
 * @category Types
 */
export interface Refused<out Why extends string> {
  readonly '~refused': Why
}

/**
 * Evaluates to an error type with the message `Why` if a function refuses its argument, and to `Given` otherwise. `Why`
 * is `never` if the function accepts the argument.
 */
export type UnlessRefused<Given, Why> = [Why] extends [never] ? Given : Refused<Extract<Why, string>>

/**
 * Hides `Judged` from the compiler while the compiler infers a literal's type. Without `Hidden`, the compiler would
 * compare the literal with every branch of the conditional type `Judged`. A constraint on `Judged` would make the
 * compiler evaluate `Judged` too early.
 */
export type Hidden<Judged> = Judged extends infer Known ? Known : never

/**
 * Evaluates to `Type`, and makes the compiler's messages show the name of `Type`. If an alias were defined as `Type`
 * itself, the messages would show the name of the alias instead.
 */
export type Kept<Type> = Type

/**
 * Evaluates to `Wanted`. The compiler's messages show the name `Needs` and the suggestion `Advice`. The condition on
 * `Advice` is always true, but it prevents TypeScript from omitting the type parameter in declarations.
 */
export type Needs<Advice extends string, Wanted> = {
  [Key in keyof Wanted]: Advice extends string ? Wanted[Key] : never
}
