/**
 * The type of a parameter whose argument is an invalid literal. No literal is assignable to `Refused`, so the compiler
 * reports an error and prints `Why`, the message that `showReason` returns at run time. `Refused` is an object type
 * rather than a string type, because editors would offer a string as a completion.
 *
 * @category Types
 */
export interface Refused<out Why extends string> {
  readonly '~refused': Why
}

/**
 * Evaluates to `Given`, or to an error type with the message `Why` if the function refuses the argument. `Why` is
 * `never` if the function accepts the argument.
 */
export type UnlessRefused<Given, Why> = [Why] extends [never] ? Given : Refused<Extract<Why, string>>

/**
 * Hides `Judged` from the compiler while the compiler infers a literal's type. Without `Hidden`, the compiler would
 * compare the literal with every branch of `Judged`. `Judged` has no constraint, because with a constraint the compiler
 * would compute the message too early.
 */
export type Hidden<Judged> = Judged extends infer Known ? Known : never

/**
 * Evaluates to `Type` and keeps the name of `Type` in messages. If an alias were defined as `Type` directly, the
 * compiler would print the alias name in messages.
 */
export type Kept<Type> = Type

/**
 * Evaluates to `Wanted` under a name that appears in the compiler's messages. `Advice` is a suggestion for the message.
 * The condition in `Needs` is always true. Without a condition, TypeScript would omit the unused type parameter from
 * declarations.
 */
export type Needs<Advice extends string, Wanted> = {
  [Key in keyof Wanted]: Advice extends string ? Wanted[Key] : never
}
