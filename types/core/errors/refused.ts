/**
 * The type that an invalid literal should have: there is no such type, so the compiler prints `Why`, the message that
 * `showReason` returns at run time. It is an object because editors offer every string of a parameter's type as a
 * completion.
 *
 * @category Types
 */
export interface Refused<out Why extends string> {
  readonly '~refused': Why
}

/**
 * Hides `Judged` from the compiler while it infers a literal: it would otherwise compare the literal with every branch.
 * It has no constraint, because the compiler would then compute the message before it needs it.
 */
export type Hidden<Judged> = Judged extends infer Known ? Known : never
