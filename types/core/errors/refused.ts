/**
 * The type that a wrong literal should have: it has none, so the compiler prints `Why`, the sentence that `showReason`
 * returns at run time. It is an object because editors offer every string of a parameter's type as a completion.
 *
 * @category Types
 */
export interface Refused<out Why extends string> {
  readonly '~refused': Why
}

/**
 * `Judged`, which the compiler does not look into as long as it infers a literal: it would compare the literal with every
 * branch of it. It has no bound, because the compiler would then compute the sentence before it needs it.
 */
export type Hidden<Judged> = Judged extends infer Known ? Known : never
